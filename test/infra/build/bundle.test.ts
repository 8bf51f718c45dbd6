import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyData } from '../../../infra/build/bundle.ts'
import { ensureData } from '../../../infra/build/ensureData.ts'

test('the data files that functions read are copied next to their bundle, and the input of the builders is not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'bundle-'))
  ensureData()

  copyData(directory)

  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(directory, file)).isFile(),
  )
  rmSync(directory, { recursive: true })
  expect(files).toEqual(expect.arrayContaining(['compatibility.json', 'generated/gazetteer.bin', 'zones.json']))
  expect(files.filter((file) => !/^(compatibility|zones)\.json$|^generated\//.test(file))).toEqual([])
})
