import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../../../../infra/local/edge/startSite.ts'
import { edgeSettings } from '../../../../infra/local/template/edgeSettings.ts'
import { resolveTemplate } from '../../../../infra/local/template/resolveTemplate.ts'
import { synthesiseStack } from '../../stack/synthesiseStack.ts'

const PAGES = ['index.html', 'app.html', 'shell.html']
const edge = edgeSettings(resolveTemplate(synthesiseStack().template, {}))

test.each(PAGES)('a build without %s is not served, and the error names the command to run', async (missing) => {
  const builtIn = mkdtempSync(join(tmpdir(), 'orrery-site-'))
  for (const page of PAGES) if (page !== missing) writeFileSync(join(builtIn, page), '')

  const start = startSite({ server: createServer(), edge, version: '1.0.0', pages: { builtIn } })

  await expect(start).rejects.toThrow(
    `${join(builtIn, missing)} is missing, so the site is not built. Run: npm run build`,
  )
  rmSync(builtIn, { recursive: true })
})
