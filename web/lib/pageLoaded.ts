/** Resolves once the page has loaded, for what can wait until then. */
export const pageLoaded = (): Promise<unknown> =>
  new Promise<unknown>((loaded) => {
    if (document.readyState === 'complete') loaded(null)
    else addEventListener('load', loaded, { once: true })
  })
