import type { Page } from 'playwright-core'

/** Waits for a toast and returns the headings, open dialogs and focused control that it covers. One in the flow of a dialog covers nothing. */
export async function toastOverlaps(page: Page, title: string): Promise<string[]> {
  await page.getByText(title).waitFor()
  return page.evaluate(measureOverlaps)
}

/** Runs in the page. In the second frame, when the toast has been placed for what the first one painted. */
const measureOverlaps = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = (element) => element.getBoundingClientRect()
  const isVisible = (element) => box(element).width > 1 && box(element).height > 1
  const toasts = [...document.querySelectorAll('button:has([aria-label=Dismiss])')].map((button) => button.parentElement)
  const obstacles = [...document.querySelectorAll('h1, h2, h3, dialog[open], :is(button, summary):focus')]
    .filter((each) => isVisible(each) && !toasts.some((toast) => toast.contains(each)))
  const fixed = toasts.filter((toast) => getComputedStyle(toast).position === 'fixed')
  resolve(fixed.flatMap((toast) => obstacles.filter((obstacle) => {
    const [one, other] = [box(toast), box(obstacle)]
    return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  })).map((obstacle) => obstacle.localName + ' ' + obstacle.textContent.slice(0, 40)))
})))`
