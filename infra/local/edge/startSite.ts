import type { Server } from 'node:http'
import { requireBuiltSite } from '../../requireBuiltSite.ts'
import { publicSettings } from '../../settings.ts'
import { publishableKey } from '../stripe/openStripe.ts'
import type { EdgeSettings } from '../template/edgeSettings.ts'
import { trackingIds } from '../trackingIds.ts'
import { builtSite } from './builtSite.ts'
import type { Site } from './Site.ts'
import { viteSite } from './viteSite.ts'

interface SiteNeeds {
  server: Server
  edge: EdgeSettings
  version: string
  pages: Pages
  /** A script that the app loads here and in no build: the stand-in for Stripe.js. */
  headScript?: string | undefined
}

/** The sources with hot reload, the production build in a directory, or no pages at all. */
export type Pages = 'sources' | 'none' | { builtIn: string }

/** Serves the pages and their /config.json. */
export async function startSite(needs: SiteNeeds): Promise<Site> {
  const { handle, stop } = await openPages(needs)
  const settings = JSON.stringify(publicSettings({ stage: 'local', version: needs.version, public: publicKeys() }))
  return {
    handle: (request, response) => {
      if (request.url !== '/config.json') return handle(request, response)
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(settings)
    },
    stop,
  }
}

const publicKeys = () => ({ stripePublishableKey: publishableKey(), ...trackingIds() })

async function openPages({ server, edge, pages, headScript }: SiteNeeds): Promise<Site> {
  if (pages === 'none') return { handle: (_, response) => void response.writeHead(404).end(), stop: async () => {} }
  if (pages === 'sources') return viteSite(server, { ...edge, headScript })
  requireBuiltSite(pages.builtIn)
  return builtSite(pages.builtIn, { ...edge, headScript })
}
