import type { Plugin } from 'vite'
import { pictureSources } from './prerender/pictureSources.ts'

/** Vite plugin: in development, answers with the pictures that a build writes as files. */
export const servePictures = (): Plugin => ({
  name: 'serve-pictures',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/pictures', async (request, response) => {
      const { drawPictures } = await server.ssrLoadModule('/prerender/drawPictures.tsx')
      response.setHeader('content-type', 'image/svg+xml')
      response.end(drawPictures(pictureSources())[request.originalUrl ?? ''])
    })
  },
})
