/**
 * The landing page was drawn beforehand and needs no program to be read. The program comes at the first sign
 * of a person: a pointer that moves, a key, a finger. Whoever may be signed in gets another document.
 */
export function restUntilNeeded(start: () => Promise<void>): void {
  let started: Promise<void> | undefined
  const wake = () => {
    started ??= start().then(stopWaiting)
    return started
  }
  const click = (event: MouseEvent) => void clickOnceAwake(event, wake)
  const stopWaiting = () => {
    removeEventListener('click', click, true)
    for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, look)
  }
  const look = (event: Event) => void (isSignOfAPerson(event) && wake().catch(ignore))

  for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, look)
  addEventListener('click', click, true)
}

const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'keydown', 'wheel']

/** A page that appears under a resting pointer is told of a move of no length. */
const isSignOfAPerson = (event: Event): boolean =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0

/** A chunk that did not come is asked for again by the click that needs it. */
const ignore = () => {}

/** A click that came before the program is kept and made again. */
async function clickOnceAwake(event: MouseEvent, wake: () => Promise<void>): Promise<void> {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, button, label')
  if (!control || 'document' in control.dataset || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  event.preventDefault()
  event.stopPropagation()
  control.ariaBusy = 'true'
  try {
    await wake()
    control.ariaBusy = null
    control.click()
  } catch {
    control.ariaBusy = null
    // Going anywhere without a connection would lose the page that is there.
    if (!navigator.onLine) return
    // After a release the old chunks are gone; a link leads to the new ones by itself.
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
    else location.reload()
  }
}
