import type { Page } from 'playwright-core'

/**
 * Translates the page and all that it becomes as Chrome does: each text makes room for two font elements around another
 * text, so that the page's own code holds text nodes that are no longer in the document. The words stay, to be found.
 */
export const translateLikeABrowser = (page: Page): Promise<unknown> => page.evaluate(TRANSLATE)

const TRANSLATE = `
  const isLeftAlone = (text) =>
    text.data.trim() === '' || !text.parentElement || text.parentElement.closest('font, script, style, textarea')
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) if (!isLeftAlone(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate()
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
`
