import type { Server } from 'node:http'
import { createServer } from 'vite'
import type { Site } from './Site.ts'

/** Serves the pages from their sources, with hot reload over the same port. */
export async function viteSite(server: Server): Promise<Site> {
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    root: 'web',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server }, fs: { allow: ['.', '..'] } },
    logLevel: 'warn',
    clearScreen: false,
  })
  return {
    handle: (request, response) => {
      vite.middlewares(request, response, () => response.writeHead(404).end())
    },
    stop: () => vite.close(),
  }
}
