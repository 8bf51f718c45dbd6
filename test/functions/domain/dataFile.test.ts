import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { dataFile } from '../../../functions/domain/dataFile.ts'

test('in the source tree a data file lies in functions/data', () => {
  expect(existsSync(dataFile('zones.json'))).toBe(true)
})

test('in a bundle a data file lies beside the bundle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outfile = join(folder, 'index.cjs')
  await build({
    entryPoints: ['functions/domain/dataFile.ts'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logOverride: { 'empty-import-meta': 'silent' },
  })

  const bundled = createRequire(import.meta.url)(outfile) as { dataFile: typeof dataFile }

  expect(bundled.dataFile('zones.json')).toBe(join(folder, 'data/zones.json'))
})
