import { delay } from './delay.ts'

const LOOK_INTERVAL_MS = 200

/** Resolves once the page has loaded and its screen is painted, without a part that waits for code or data. */
export async function screenDrawn(): Promise<void> {
  await pageLoaded()
  do await delay(LOOK_INTERVAL_MS)
  while (document.querySelector('[aria-busy=true]'))
}

const pageLoaded = () =>
  new Promise<unknown>((loaded) => {
    if (document.readyState === 'complete') loaded(null)
    else addEventListener('load', loaded, { once: true })
  })
