import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { EdgeSettings } from '../template/edgeSettings.ts'
import type { Site } from './Site.ts'
import { screenRouting } from './screenRouting.ts'
import { withScript } from './withScript.ts'

/**
 * Serves the pages from their sources, with hot reload over the same port. CloudFront's own routing says which paths are
 * screens, so that a missing file is missing here too.
 */
export async function viteSite(
  server: Server,
  { routingCode, headScript }: Pick<EdgeSettings, 'routingCode'> & { headScript?: string | undefined },
): Promise<Site> {
  const route = screenRouting(routingCode)
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    root: 'web',
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['.', '..'] } },
    logLevel: 'warn',
    clearScreen: false,
    plugins: headScript ? [{ name: 'head-script', transformIndexHtml: (html) => withScript(html, headScript) }] : [],
  })
  return {
    handle: async (request, response) => {
      const { path, file, status } = route(request)
      if (status === 404 && !VITES_OWN.test(path)) {
        const html = await vite.transformIndexHtml('/index.html', readFileSync('web/index.html', 'utf8'))
        return void response.writeHead(404, { 'content-type': 'text/html' }).end(html)
      }
      // All screens share one document, the static pages too: in development the app renders them.
      if (file !== path && !VITES_OWN.test(path)) request.url = '/index.html'
      vite.middlewares(request, response, () => response.writeHead(404).end())
    },
    stop: () => vite.close(),
  }
}

/** Paths of the build server itself, such as /@vite/client, which look like screens. */
const VITES_OWN = /^\/(@|__)/
