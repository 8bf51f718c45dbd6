import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { EdgeSettings } from '../template/edgeSettings.ts'
import type { Site } from './Site.ts'
import { screenRouting } from './screenRouting.ts'

/**
 * Serves the pages from their sources, with hot reload over the same port. CloudFront's own routing says which paths are
 * screens, so that a missing file is missing here too.
 */
export async function viteSite(server: Server, { routingCode }: Pick<EdgeSettings, 'routingCode'>): Promise<Site> {
  const route = screenRouting(routingCode)
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    root: 'web',
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['.', '..'] } },
    logLevel: 'warn',
    clearScreen: false,
  })
  return {
    handle: (request, response) => {
      const { path, file } = route(request)
      // All screens share one document, the static pages too: in development the app renders them.
      if (file !== path && !VITES_OWN.test(path)) request.url = '/index.html'
      vite.middlewares(request, response, () => response.writeHead(404).end())
    },
    stop: () => vite.close(),
  }
}

/** Paths of the build server itself, such as /@vite/client, which look like screens. */
const VITES_OWN = /^\/(@|__)/
