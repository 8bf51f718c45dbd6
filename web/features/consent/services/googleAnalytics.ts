import { now } from '../../../lib/time/dates.ts'
import type { TrackingService } from './TrackingService.ts'

type DataLayer = Record<string, unknown> & { dataLayer?: unknown[] }

/** Google Analytics, told everything that it would else find out by itself: the address of a page may hold a token. */
export function googleAnalytics(id: string): TrackingService {
  const page = window as unknown as DataLayer
  page[`ga-disable-${id}`] = false
  page.dataLayer ??= []
  gtag('js', new Date(now() * 1000))
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin,
    page_referrer: '',
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)

  return {
    send: (name, parameters) => gtag('event', name, parameters),
    viewPage(path) {
      gtag('set', { page_location: addressOf(path), page_referrer: '' })
      gtag('event', 'page_view', { page_location: addressOf(path) })
    },
    identify: (accountId, plan) => gtag('set', { user_id: accountId ?? null, user_properties: { plan } }),
    stop() {
      page[`ga-disable-${id}`] = true
      for (const [, name] of document.cookie.matchAll(/(?:^|; )(_ga[^=]*)=/g)) expireCookie(name!)
    },
  }

  /** Google's script takes the arguments object of a function, and no array. */
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above.
    page.dataLayer!.push(arguments)
  }
}

const addressOf = (path: string) => location.origin + path

function expireCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `${name}=; path=/; max-age=0`
}

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
