import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '../../../../infra/local/edge/builtSite.ts'
import { edgeSettings } from '../../../../infra/local/template/edgeSettings.ts'
import { resolveTemplate } from '../../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from '../../stack/synthesiseStack.ts'

// biome-ignore lint/suspicious/noExplicitAny: The properties are CloudFormation's, and the model looks at a few of them.
type Properties = Record<string, any>

interface Call {
  path: string
  method?: string
  cookie?: string
}

const FILES = [
  'index.html',
  'app.html',
  'shell.html',
  'not-found.html',
  'terms.html',
  'favicon.svg',
  '.well-known/security.txt',
  'config.json',
  'assets/index-1.js',
  'assets/a b.js',
  'audio/sea-1.flac',
]
const SESSION = '__Host-session=token'

const { template } = synthesiseStack()
const resources = resolveTemplate(template, {})
const edge = edgeSettings(resources)

let directory: string
let server: Server

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'built-site-'))
  for (const folder of ['assets', 'audio', '.well-known'])
    mkdirSync(join(directory, 'site', folder), { recursive: true })
  for (const file of FILES) writeFileSync(join(directory, 'site', file), file)
  writeFileSync(join(directory, 'secret.txt'), 'outside of the site')
  const site = builtSite(join(directory, 'site'), edge)
  server = createServer((incoming, response) => site.handle(incoming, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

/** The status and the file that this machine serves. Node's fetch would tidy the path up first. */
const served = ({ path, method = 'GET', cookie }: Call) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, method, headers: cookie ? { cookie } : {} }, async (response) => {
      const text = (await response.toArray()).join('')
      resolve(response.statusCode === 200 && method === 'GET' ? `200 ${text}` : String(response.statusCode))
    })
      .on('error', reject)
      .end()
  })

/** The same as CloudFront and the bucket would answer by the template. */
function deployed({ path, method = 'GET', cookie }: Call): string {
  const { DistributionConfig } = resources.ofType<Properties>('AWS::CloudFront::Distribution')[0]!.properties
  const behavior = DistributionConfig.DefaultCacheBehavior
  if (!(behavior.AllowedMethods ?? ['GET', 'HEAD']).includes(method)) return '403'
  const [value] = cookie?.split('=').slice(1) ?? []
  const handler = runInNewContext(`${edge.routingCode}; handler`)
  const request = () => ({ uri: path.split('?')[0], cookies: value ? { '__Host-session': { value } } : {} })
  const { uri } = handler({ context: { eventType: 'viewer-request' }, request: request() })
  const name = decodeURIComponent(uri.slice(1))
  if (FILES.includes(name)) {
    const response = { statusCode: 200 }
    const { statusCode } = handler({ context: { eventType: 'viewer-response' }, request: request(), response })
    return statusCode === 200 && method === 'GET' ? `200 ${name}` : String(statusCode)
  }
  const missing = mayListBucket() ? 404 : 403
  const replaced = (DistributionConfig.CustomErrorResponses ?? []).find(
    ({ ErrorCode }: Properties) => ErrorCode === missing,
  )
  return String(replaced?.ResponseCode ?? missing)
}

/** A bucket tells only those who may list it that a file is missing; all others may not know. */
const mayListBucket = () =>
  resources
    .ofType<Properties>('AWS::S3::BucketPolicy')
    .flatMap(({ properties }) => properties.PolicyDocument.Statement as Properties[])
    .some(
      ({ Action, Effect, Principal }) =>
        Effect === 'Allow' &&
        Principal.Service === 'cloudfront.amazonaws.com' &&
        [Action].flat().includes('s3:ListBucket'),
    )

test.each<[string, Call]>([
  ['200 index.html', { path: '/' }],
  ['200 index.html', { path: '/?step=2' }],
  ['200 app.html', { path: '/', cookie: SESSION }],
  ['200 app.html', { path: '/dashboard' }],
  ['200 shell.html', { path: '/dashboard', cookie: SESSION }],
  ['200 shell.html', { path: '/dashboard/', cookie: SESSION }],
  ['200 app.html', { path: '/verify-email?token=a.b' }],
  ['404', { path: '/nowhere' }],
  ['404', { path: '/dashboard/nowhere' }],
  ['404', { path: '/assets' }],
  ['404', { path: '/assets/' }],
  ['404', { path: '//' }],
  ['404', { path: '/nowhere', method: 'HEAD' }],
  ['200 terms.html', { path: '/terms' }],
  ['200 terms.html', { path: '/terms/' }],
  ['200 terms.html', { path: '/terms.html' }],
  ['404', { path: '/privacy' }],
  ['200 favicon.svg', { path: '/favicon.svg' }],
  ['200 .well-known/security.txt', { path: '/.well-known/security.txt' }],
  ['200 assets/index-1.js', { path: '/assets/index-1.js' }],
  ['200 assets/a b.js', { path: '/assets/a%20b.js' }],
  ['200 audio/sea-1.flac', { path: '/audio/sea-1.flac' }],
  ['404', { path: '/audio/sea-2.flac' }],
  ['404', { path: '/assets/index-0.js' }],
  ['404', { path: '/assets/index-1.js/' }],
  ['404', { path: '/assets/index-1.js.map' }],
  ['404', { path: '/none.txt' }],
  ['404', { path: '/none.html' }],
  ['404', { path: '//favicon.svg' }],
  ['404', { path: '/assets/../favicon.svg' }],
  ['404', { path: '/assets/%2e%2e/favicon.svg' }],
  ['404', { path: '/..%2fsecret.txt' }],
  ['404', { path: '/%00.js' }],
  ['404', { path: '/.' }],
  ['200', { path: '/dashboard', method: 'HEAD' }],
  ['404', { path: '/none.txt', method: 'HEAD' }],
  ['403', { path: '/dashboard', method: 'POST' }],
])('%s is the answer here and in the cloud to %o', async (answer, call) => {
  expect([await served(call), deployed(call)]).toEqual([answer, answer])
})

test('no request reaches the root of the bucket, where the list of its files is', () => {
  const handler = runInNewContext(`${edge.routingCode}; handler`)
  const names = ['', '/', '//', '/?', '/ ', '/%2f', '/#'].map(
    (uri) => handler({ context: { eventType: 'viewer-request' }, request: { uri, cookies: {} } }).uri as string,
  )

  expect(names.filter((name) => !/\.html$/.test(name))).toEqual([])
})

test('a part of a sound can be asked for, as players do, and the sound is cached for a year', async () => {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/audio/sea-1.flac`, { headers: { range: 'bytes=6-' } })

  expect(response.status).toBe(206)
  expect(await response.text()).toBe('sea-1.flac')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'audio/flac',
    'content-range': 'bytes 6-15/16',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
