import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { publicSettings, SITE_DIRECTORY } from '../settings.ts'
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
  web: boolean
  built: boolean
}

/** The pages: the production build, the sources with hot reload, or none at all. */
export async function startSite(needs: SiteNeeds): Promise<Site> {
  const { answer, stop } = await pages(needs)
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

async function pages({ server, front, web, built }: SiteNeeds): Promise<Site> {
  if (!web) return { answer: (_, response) => void response.writeHead(404).end(), stop: async () => {} }
  if (!built) return viteSite(server)
  if (!existsSync(SITE_DIRECTORY)) throw new Error('There is no production build yet. Run: npm run build')
  return builtSite(SITE_DIRECTORY, front)
}
