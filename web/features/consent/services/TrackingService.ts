import type { AnalyticsEvents } from '../../../lib/analytics/analytics.ts'

/** A company that measures. It gets what is handed over here and nothing else: no addresses with queries, no texts. */
export interface TrackingService {
  send(name: keyof AnalyticsEvents, parameters: object): void
  /** `path` without query. */
  viewPage(path: string): void
  identify(accountId: string | undefined, plan: 'free' | 'premium'): void
  stop(): void
}
