import type { Plugin } from 'vite'
import { pictureSources } from './prerender/pictures/pictureSources.ts'

/** Vite plugin: in development, answers with the pictures that a build writes as files. */
export const servePictures = (): Plugin => ({
  name: 'serve-pictures',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/pictures', async (request, response) => {
      const { drawPictures } = await server.ssrLoadModule('/prerender/pictures/drawPictures.tsx')
      response.setHeader('content-type', 'image/svg+xml')
      response.end(drawPictures(pictureSources(import.meta.dirname))[request.originalUrl ?? ''])
    })
  },
})
