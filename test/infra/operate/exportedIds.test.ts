import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { exportedIds } from '../../../infra/operate/exportedIds.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-'))
afterAll(() => rmSync(folder, { recursive: true }))

const row = (pk: string, sk: string) => `${JSON.stringify({ Item: { pk: { S: pk }, sk: { S: sk }, n: { N: '1' } } })}\n`

async function listIds(...paths: string[]) {
  const ids: string[] = []
  for await (const id of exportedIds(paths)) ids.push(id)
  return ids
}

test('the accounts of an export are its profiles, file by file, gzipped or not', async () => {
  const [first, second] = [join(folder, 'one.json.gz'), join(folder, 'two.json')]
  writeFileSync(
    first,
    gzipSync(row('USER#usr_b', 'ENTITLEMENT') + row('USER#usr_b', 'PROFILE') + row('LINK#x', 'LINK#x')),
  )
  writeFileSync(second, row('USER#usr_a', 'PROFILE'))

  expect(await listIds(first, second)).toEqual(['usr_b', 'usr_a'])
})

test.each([
  ['missing.json', undefined],
  ['missing.json.gz', undefined],
  ['broken.json.gz', 'not compressed'],
  ['broken.json', 'no JSON'],
])('a file that cannot be read is named: %s', async (name, content) => {
  const path = join(folder, name)
  if (content !== undefined) writeFileSync(path, content)

  await expect(listIds(path)).rejects.toThrow(`${path} is not a readable file of an export`)
})
