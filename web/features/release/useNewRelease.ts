import { useEffect, useState } from 'react'
import { HOUR } from '../../../shared/domain/time.ts'
import { now } from '../../lib/dates.ts'
import { releaseCache } from '../../lib/releaseCache.ts'

/** Whether the service worker has stored a newer release than the one that this page runs. Installs it where there is none. */
export function useNewRelease(): boolean {
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const { serviceWorker } = navigator
    let checkedAt = now()
    const check = async () => setReady((await releaseCache.list()).at(-1) !== ownCache())
    const look = async () => {
      if (document.visibilityState !== 'visible' || now() < checkedAt + HOUR) return
      checkedAt = now()
      await (await serviceWorker.getRegistration())?.update().catch(ignore)
    }

    // Without it everything works, but for the first second without a network: private windows may have none.
    serviceWorker.register('/service-worker.js').catch(ignore)
    serviceWorker.addEventListener('controllerchange', check)
    document.addEventListener('visibilitychange', look)
    return () => {
      serviceWorker.removeEventListener('controllerchange', check)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return isReady
}

const ignore = () => {}

/** The name that the cache of this page's release has. */
function ownCache(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')!.src
  return releaseCache.nameOf(new URL(entry).pathname)
}
