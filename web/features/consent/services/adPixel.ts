import type { AnalyticsEvents } from '../../../lib/analytics/analytics.ts'
import type { TrackingService } from './TrackingService.ts'

/** The events that the ad network hears of, by its own names. */
const EVENTS: Partial<Record<keyof AnalyticsEvents, string>> = {
  start_trial: 'StartTrial',
  begin_checkout: 'InitiateCheckout',
}

/**
 * Meta's pixel as an image. Its script would send the page's whole address, which at the checkout holds a secret of the
 * payment, and would read buttons and forms.
 */
export const adPixel = (id: string): TrackingService => ({
  send(name, parameters) {
    const event = EVENTS[name]
    if (!event) return
    const query = new URLSearchParams({ id, ev: event, dl: location.origin + location.pathname, noscript: '1' })
    for (const [key, value] of Object.entries(parameters))
      if (FORWARDED.includes(key)) query.set(`cd[${key}]`, String(value))
    new Image().src = `https://www.facebook.com/tr?${query}`
  },
  viewPage() {},
  identify() {},
  stop() {},
})

const FORWARDED = ['currency', 'value']
