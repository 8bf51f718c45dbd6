import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentSecurityPolicy } from '../../../infra/edge/contentSecurityPolicy.ts'

/** What may run of a built site with this page. */
function scriptsAllowed(html: string): string | undefined {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  writeFileSync(join(site, 'index.html'), html)
  return /script-src ([^;]*);/.exec(contentSecurityPolicy(site))?.[1]
}

test.each([
  '<script>start()</script>',
  '<script type="module">start()</script>',
  '<script type="application/javascript">start()</script>',
])('inline code may run by its hash: %s', (html) => {
  expect(scriptsAllowed(html)).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
})

test.each([
  '<script type="application/json" id="settings">{}</script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="module" src="/start.js"> </script>',
])('what does not run, or comes from a file, has no hash: %s', (html) => {
  expect(scriptsAllowed(html)).toBe("'self'")
})

test('without a built site no inline code may run', () => {
  expect(contentSecurityPolicy('no/such/directory')).toContain("script-src 'self';")
})
