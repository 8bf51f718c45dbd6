import type { Plugin } from 'vite'
import { siteTexts } from './prerender/writeSiteTexts.ts'

/** Vite plugin: in development, answers with the texts that a build writes as files. */
export const serveSiteTexts = (): Plugin => ({
  name: 'serve-site-texts',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const text = siteTexts()[request.url ?? '']
      if (text === undefined) return next()
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(text)
    })
  },
})
