import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { databaseExecutable } from '../../../infra/local/aws/startDatabase.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { attributesOf } from './attributeOf.ts'
import { countersOf, rowsOf } from './crowd.ts'
import type { Item } from './recordedRows.ts'

interface Filling {
  /** An empty directory; the stack then starts on it. */
  directory: string
  table: CreateTableCommandInput
  accounts: number
  now: EpochSeconds
}

const AT_ONCE = 10_000

/** Makes a table with so many people in it: as an export of DynamoDB, which the database reads faster than it writes. */
export async function fillTable({ directory, table, accounts, now }: Filling): Promise<void> {
  const source = join(directory, 'export')
  const rows = join(source, table.TableName!, 'data')
  const schema = join(directory, 'schema.json')
  mkdirSync(rows, { recursive: true })
  writeFileSync(schema, JSON.stringify({ Table: table }))
  for (let first = 1; first <= accounts; first += AT_ONCE) {
    const lines = await linesOf({ first, last: Math.min(accounts, first + AT_ONCE - 1), now })
    writeFileSync(join(rows, `${first}.json.gz`), gzipSync(lines.join('\n'), { level: 1 }))
  }
  writeFileSync(join(rows, 'counters.json.gz'), gzipSync(countersOf(accounts, now).map(lineOf).join('\n')))
  const output = join(directory, 'table.db')
  const words = ['import', '--source', source, '--schema', schema, '--output', output]
  execFileSync(databaseExecutable(), words, { stdio: 'pipe' })
}

interface Stretch {
  first: number
  last: number
  now: EpochSeconds
}

async function linesOf({ first, last, now }: Stretch): Promise<string[]> {
  const lines: string[] = []
  for (let number = first; number <= last; number += 1) lines.push(...(await rowsOf(number, now)).map(lineOf))
  return lines
}

const lineOf = (row: Item): string => JSON.stringify({ Item: attributesOf(row) })
