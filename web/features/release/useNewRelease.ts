import { useEffect, useState } from 'react'
import { HOUR } from '../../../shared/domain/time.ts'
import { ignore } from '../../lib/state/ignore.ts'
import { now } from '../../lib/time/dates.ts'
import { newerRelease } from './newerRelease.ts'

/** An app that stays in the foreground has only the clock to remind it. */
const LOOK_INTERVAL_MS = 600_000

/** The newer release that the service worker has stored, if there is one. Installs the service worker where there is none. */
export function useNewRelease(): string | undefined {
  const [release, setRelease] = useState<string>()

  useEffect(() => {
    const { serviceWorker } = navigator
    let checkedAt = now()
    const check = () => void newerRelease().then(setRelease, ignore)
    const look = () => {
      if (document.visibilityState !== 'visible' || now() < checkedAt + HOUR) return
      checkedAt = now()
      serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(ignore)
    }

    // Without it everything works, but for the first second without a network: private windows may have none.
    serviceWorker.register('/service-worker.js').catch(ignore)
    serviceWorker.addEventListener('controllerchange', check)
    document.addEventListener('visibilitychange', look)
    const clock = setInterval(look, LOOK_INTERVAL_MS)
    return () => {
      clearInterval(clock)
      serviceWorker.removeEventListener('controllerchange', check)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return release
}
