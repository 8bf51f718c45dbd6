import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { EdgeSettings } from '../template/edgeSettings.ts'
import { byteRange } from './byteRange.ts'
import type { Site } from './Site.ts'
import { screenRouting } from './screenRouting.ts'
import { withScript } from './withScript.ts'

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
  '.flac': 'audio/flac',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** Files whose names change with their content. */
const HASHED = /^\/(assets|audio)\//

/** The pages that load the app at once. */
const APP_PAGES = ['app.html', 'shell.html']

interface BuiltSettings extends Pick<EdgeSettings, 'routingCode' | 'responseHeaders'> {
  /** A script that the app loads here and in no build. */
  headScript?: string | undefined
}

/** Serves the production build, with CloudFront's own routing and headers. */
export function builtSite(directory: string, { routingCode, responseHeaders, headScript }: BuiltSettings): Site {
  const route = screenRouting(routingCode)
  const read = compressingReader((file) => {
    const content = readFileSync(file)
    return headScript && APP_PAGES.some((page) => file === join(directory, page))
      ? Buffer.from(withScript(content.toString(), headScript))
      : content
  })

  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(403).end()
      const { path, file: name, status: found } = route(request)
      const file = fileOf(directory, name)
      const headers = { ...(responseHeaders.get(path) ?? responseHeaders.get('*')) }
      // The local server speaks plain http, so there is no https to upgrade to.
      headers['content-security-policy'] = headers['content-security-policy']!.replace(
        '; upgrade-insecure-requests',
        '',
      )
      if (!file) return void response.writeHead(404, headers).end()
      const { content, encoding } = read(file, String(request.headers['accept-encoding']))
      const { status, part, range } = byteRange(content, request.headers.range)
      response.writeHead(status === 200 ? found : status, {
        ...headers,
        ...encoding,
        ...range,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(request.method === 'HEAD' ? undefined : part)
    },
    stop: async () => {},
  }
}

const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml']
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const BROTLI = { 'content-encoding': 'br', vary: 'accept-encoding' }

/** Reads files, compressing text. Compressed files are cached, as CloudFront does. */
function compressingReader(readFile: (file: string) => Buffer) {
  const cache = new Map<string, { content: Buffer; changedAt: number }>()

  function compressed(file: string): Buffer {
    const { mtimeMs: changedAt } = statSync(file)
    const cached = cache.get(file)
    if (cached?.changedAt === changedAt) return cached.content
    const content = brotliCompressSync(readFile(file), FAST)
    cache.set(file, { content, changedAt })
    return content
  }

  return (file: string, accepted: string) =>
    COMPRESSIBLE.includes(extname(file)) && /\bbr\b/.test(accepted)
      ? { content: compressed(file), encoding: BROTLI }
      : { content: readFile(file), encoding: {} }
}

/**
 * The file at a path inside the directory, and never one outside it. To a bucket a path is a name and no more: `//a` and
 * `/b/../a` are not `/a`.
 */
function fileOf(directory: string, path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    const file = join(directory, name)
    return name === normalize(name) && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}
