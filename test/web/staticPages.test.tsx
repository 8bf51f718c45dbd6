import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { StaticRouter } from '../../web/lib/navigation/router.tsx'
import { SessionProvider } from '../../web/lib/session/SessionProvider.tsx'
import { paths } from '../../web/paths.ts'
import { Screens } from '../../web/routes.tsx'
import { staticPages } from '../../web/staticPages.tsx'

const handler = runInNewContext(`${readFileSync('infra/edge/spaRouting.js', 'utf8')}; handler`) as (event: {
  context: { eventType: string }
  request: { uri: string; cookies: Record<string, { value: string }> }
  response?: { statusCode: number }
}) => { uri: string; statusCode: number }
const fileOf = (uri: string, cookies = {}) =>
  handler({ context: { eventType: 'viewer-request' }, request: { uri, cookies } }).uri
const SESSION = { '__Host-session': { value: 'token' } }
const statusOf = (uri: string, statusCode: number) =>
  handler({ context: { eventType: 'viewer-response' }, request: { uri, cookies: {} }, response: { statusCode } })
    .statusCode

test.each(staticPages)('$path has its own HTML file', ({ path }) => {
  expect(fileOf(path)).toBe(`${path}.html`)
  expect(fileOf(`${path}/`)).toBe(`${path}.html`)
})

test('at the root, a browser with a session cookie gets the app and any other gets the prerendered landing page', () => {
  expect(fileOf('/', SESSION)).toBe('/app.html')
  expect(fileOf('/', { currency: { value: 'SGD' } })).toBe('/index.html')
})

test('a screen in the app shell has the navigation in its document only for a browser with a session cookie', () => {
  expect(fileOf('/dashboard', SESSION)).toBe('/shell.html')
  expect(fileOf('/dashboard')).toBe('/app.html')
})

test('the landing page, the screens and the assets are routed to their files', () => {
  expect(fileOf('/')).toBe('/index.html')
  expect(fileOf('/onboarding')).toBe('/app.html')
  expect(fileOf('/terms/other')).toBe('/not-found.html')
  expect(fileOf('/no/such/')).toBe('/not-found.html')
  expect(fileOf('/assets/style-1.css')).toBe('/assets/style-1.css')
})

test.each(Object.values(paths))('%s is known to CloudFront', (path) => {
  expect(fileOf(path.split('?')[0]!)).not.toBe('/not-found.html')
})

/** A redirect and the admin area draw nothing outside a browser. Neither has the shell. */
const drawn = Object.values(paths).filter((path) => path !== paths.signIn && path !== paths.admin)

test.each(drawn)('%s has the app shell in its document where the app draws one', async (path) => {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <SessionProvider>
        <Screens />
      </SessionProvider>
    </StaticRouter>,
  )

  const hasShell = (await new Response(prelude).text()).includes('aria-label="Main"')
  expect(fileOf(path.split('?')[0]!, SESSION) === '/shell.html').toBe(hasShell)
})

test('an unknown path is answered with a 404, and with a 304 once the browser has the page for it', () => {
  expect(statusOf('/nowhere', 200)).toBe(404)
  expect(statusOf('/nowhere', 304)).toBe(304)
  expect(statusOf('/dashboard', 304)).toBe(304)
})
