import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { publicSettings } from '../settings.ts'
import { builtSite } from './builtSite.ts'
import type { Front } from './front.ts'
import type { Answer } from './frontDoor.ts'
import { viteSite } from './viteSite.ts'

export interface Site {
  answer: Answer
  stop(): Promise<void>
}

interface SiteNeeds {
  server: Server
  front: Front
  version: string
  pages: Pages
}

/** The sources with hot reload, the production build that lies in a directory, or no pages at all. */
export type Pages = 'sources' | 'none' | { builtIn: string }

/** The pages, and the settings that they ask for. */
export async function startSite(needs: SiteNeeds): Promise<Site> {
  const { answer, stop } = await openPages(needs)
  const settings = JSON.stringify(publicSettings({ stage: 'local', version: needs.version, public: NO_KEYS }))
  return {
    answer: (request, response) => {
      if (request.url !== '/config.json') return answer(request, response)
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(settings)
    },
    stop,
  }
}

const NO_KEYS = { stripePublishableKey: '', analyticsId: '', pixelId: '' }

async function openPages({ server, front, pages }: SiteNeeds): Promise<Site> {
  if (pages === 'none') return { answer: (_, response) => void response.writeHead(404).end(), stop: async () => {} }
  if (pages === 'sources') return viteSite(server)
  if (!existsSync(pages.builtIn)) throw new Error('There is no production build yet. Run: npm run build')
  return builtSite(pages.builtIn, front)
}
