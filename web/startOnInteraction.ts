import { ignore } from './lib/state/ignore.ts'

/**
 * The landing page is prerendered and readable without JavaScript, so the app loads on the first interaction.
 * CloudFront serves a different page to whoever may be signed in.
 */
export function startOnInteraction(start: () => Promise<void>): void {
  let starting: Promise<void> | undefined
  const load = () => {
    starting ??= start().then(removeListeners)
    return starting
  }
  const click = (event: MouseEvent) => void clickOnceLoaded(event, load)
  const removeListeners = () => {
    removeEventListener('click', click, true)
    for (const type of INTERACTIONS) removeEventListener(type, loadQuietly)
  }
  // If the chunk fails to load, the next click tries again.
  const loadQuietly = (event: Event) => void (isInteraction(event) && load().catch(ignore))

  for (const type of INTERACTIONS) addEventListener(type, loadQuietly)
  addEventListener('click', click, true)
}

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel']

/** A page that opens under a resting pointer receives a pointermove with no movement. */
const isInteraction = (event: Event): boolean =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0

/** Holds back a click made before the app has loaded, and repeats it afterwards. */
async function clickOnceLoaded(event: MouseEvent, load: () => Promise<void>): Promise<void> {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, button, label')
  if (!control || 'staticPage' in control.dataset || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  event.preventDefault()
  event.stopPropagation()
  control.ariaBusy = 'true'
  try {
    await load()
    control.ariaBusy = null
    control.click()
  } catch {
    control.ariaBusy = null
    // Navigating offline would replace the page with the browser's error page.
    if (!navigator.onLine) return
    // After a release the old chunks are gone. A full page load gets the new ones.
    if (control instanceof HTMLAnchorElement) location.assign(control.href)
    else location.reload()
  }
}
