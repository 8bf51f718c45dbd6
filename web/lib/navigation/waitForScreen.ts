import { delay } from '../time/delay.ts'

const LOOK_INTERVAL_MS = 200
/** Three seconds: a call may hang for half a minute. */
const MOST_LOOKS = 15

/** Resolves once the page has loaded and no part of its screen says that it is busy, or three seconds after. */
export async function waitForScreen(): Promise<void> {
  await pageLoaded()
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await delay(LOOK_INTERVAL_MS)
    if (!document.querySelector('[aria-busy=true]')) return
  }
}

const pageLoaded = () =>
  new Promise<unknown>((loaded) => {
    if (document.readyState === 'complete') loaded(null)
    else addEventListener('load', loaded, { once: true })
  })
