import { useEffect, useState } from 'react'
import { setConsent } from '../../lib/analytics/analytics.ts'
import { useLocation } from '../../lib/navigation/router.tsx'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { paths } from '../../paths.ts'
import { adPixel } from './services/adPixel.ts'
import { googleAnalytics } from './services/googleAnalytics.ts'
import type { TrackingService } from './services/TrackingService.ts'
import type { TrackingIds } from './useTrackingIds.ts'

/** While the answer is yes, sends the services events, page views and the account. */
export function useTracking(ids: TrackingIds | null | undefined, answer: 'yes' | 'no' | null): void {
  const [services, setServices] = useState<TrackingService[]>([])
  const { user } = useSession()
  const { pathname } = useLocation()
  const accountId = user?.id
  const plan = user && PREMIUM.includes(user.subscriptionStatus) ? 'premium' : 'free'

  useEffect(() => {
    if (answer === 'no') setConsent(undefined)
    if (!ids || answer !== 'yes') return
    const started = startServices(ids)
    setServices(started)
    setConsent((name, parameters) => {
      for (const service of started) service.send(name, parameters)
    })
    return () => {
      setConsent(undefined)
      setServices([])
      for (const service of started) service.stop()
    }
  }, [ids, answer])

  useEffect(() => {
    for (const service of services) service.identify(accountId, plan)
  }, [services, accountId, plan])

  useEffect(() => {
    for (const service of services) service.viewPage(knownPath(pathname))
  }, [services, pathname])
}

const startServices = ({ analyticsId, pixelId }: TrackingIds): TrackingService[] => [
  ...(analyticsId ? [googleAnalytics(analyticsId)] : []),
  ...(pixelId ? [adPixel(pixelId)] : []),
]

const PREMIUM = ['trial', 'active', 'cancelled']

const PATHS: string[] = Object.values(paths)

/** An unknown path may hold anything, a code from an email too. */
const knownPath = (path: string) => (PATHS.includes(path) ? path : '/404')
