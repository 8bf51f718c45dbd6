import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Front } from './front.ts'
import { splitUrl } from './gatewayEvent.ts'
import type { Site } from './startSite.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

type Routing = (event: { request: { uri: string } }) => { uri: string }

/** The production build, with CloudFront's own routing and headers. */
export function builtSite(directory: string, { routingCode, answers }: Front): Site {
  const route = runInNewContext(`${routingCode}; handler`) as Routing

  return {
    answer(request: IncomingMessage, response: ServerResponse) {
      const path = splitUrl(request.url ?? '/').rawPath
      const file = fileOf(directory, route({ request: { uri: path } }).uri)
      const headers = { ...(answers.get(path) ?? answers.get('*')) }
      // Over plain http on this machine there is no https to upgrade to.
      headers['content-security-policy'] = headers['content-security-policy']!.replace(
        '; upgrade-insecure-requests',
        '',
      )
      if (!file) return void response.writeHead(404, headers).end()
      response.writeHead(200, {
        ...headers,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(file))
    },
    stop: async () => {},
  }
}

/** The file that a path names inside the directory, and never one outside it. */
function fileOf(directory: string, path: string): string | undefined {
  try {
    const file = join(directory, normalize(decodeURIComponent(path)))
    return statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}
