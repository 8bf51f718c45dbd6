import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { contentSecurityPolicy } from '../../../infra/edge/contentSecurityPolicy.ts'
import { builtSite } from '../../../infra/local/edge/builtSite.ts'

/** As it is built, its text without any program, or the document of the other screens in its place. */
export type Variant = 'built' | 'text' | 'program'

const WORDS_ALONE = 'words-alone.html'
const DOCUMENTS: Record<Variant, string> = { built: 'index.html', text: WORDS_ALONE, program: 'app.html' }

/** Each of them at an address of its own, from a server that is as far away as the edge. It knows nobody. */
export async function serveLanding(site: string) {
  const landing = readFileSync(join(site, DOCUMENTS.built), 'utf8')
  writeFileSync(join(site, WORDS_ALONE), landing.replace(PROGRAMS, ''))
  const policy = { 'content-security-policy': contentSecurityPolicy(site) }
  const [built, text, program] = await Promise.all([
    serve(site, policy, DOCUMENTS.built),
    serve(site, policy, DOCUMENTS.text),
    serve(site, policy, DOCUMENTS.program),
  ])

  return {
    urls: { built: built.url, text: text.url, program: program.url },
    stop: async () => void (await Promise.all([built.stop(), text.stop(), program.stop()])),
  }
}

const PROGRAMS = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g
const SERVER_DELAY_MS = 40

async function serve(site: string, policy: Record<string, string>, document: string) {
  const pages = builtSite(site, {
    routingCode: `function handler({ request }) {
      return { uri: request.uri === '/' ? '/${document}' : request.uri }
    }`,
    responseHeaders: new Map([['*', policy]]),
  })
  const server = createServer(async (request, response) => {
    await pass(SERVER_DELAY_MS)
    if (request.url?.startsWith('/api/')) response.writeHead(401).end()
    else void pages.handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
