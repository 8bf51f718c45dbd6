import type { Page } from 'playwright-core'

/**
 * By how many pixels the page, or a dialog on it, is wider than what shows it; or a text, of a page that cuts off what
 * is too wide. Not a text that is scrolled in a box of its own, or that ends in an ellipsis.
 */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    const pages = shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    const mayEnd = ({ overflowX, textOverflow, width }) => overflowX === 'auto' || textOverflow === 'ellipsis' || width === '1px'
    const isWhole = (element) => !element || (!mayEnd(getComputedStyle(element)) && isWhole(element.parentElement))
    const range = document.createRange()
    const texts = [...document.querySelectorAll('body :not(svg *, script, style, option)')].map((element) => {
      const own = [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim() !== '')
      const ends = own.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()].map(({ right }) => right)
      })
      const cut = Math.ceil(Math.max(0, ...ends) - document.documentElement.clientWidth)
      return cut > 0 && element.checkVisibility() && !element.closest('dialog:not([open])') && isWhole(element) ? cut : 0
    })
    return Math.max(...pages, ...texts)
  })()`)
