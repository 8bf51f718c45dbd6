import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { documents } from '../../web/documents.tsx'

const handler = runInNewContext(`${readFileSync('infra/edge/spaRouting.js', 'utf8')}; handler`) as (event: {
  request: { uri: string; cookies: Record<string, { value: string }> }
}) => { uri: string }
const fileOf = (uri: string, cookies = {}) => handler({ request: { uri, cookies } }).uri

test.each(documents)('$path is a document of its own', ({ path }) => {
  expect(fileOf(path)).toBe(`${path}.html`)
  expect(fileOf(`${path}/`)).toBe(`${path}.html`)
})

test('whoever may be signed in gets the program where a stranger gets the drawn page', () => {
  expect(fileOf('/', { '__Host-session': { value: 'token' } })).toBe('/app.html')
  expect(fileOf('/', { currency: { value: 'SGD' } })).toBe('/index.html')
})

test('the landing page, the screens and the files are where they were', () => {
  expect(fileOf('/')).toBe('/index.html')
  expect(fileOf('/dashboard')).toBe('/app.html')
  expect(fileOf('/terms/other')).toBe('/app.html')
  expect(fileOf('/no/such/')).toBe('/app.html')
  expect(fileOf('/assets/style-1.css')).toBe('/assets/style-1.css')
})
