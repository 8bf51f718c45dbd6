import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '../../shared/contract/account.ts'
import { stripContract } from '../../web/stripContract.ts'

const { load } = stripContract() as { load: { filter: { id: RegExp }; handler(id: string): Promise<string> } }

test('the browser bundle contains only the method and path of an endpoint', async () => {
  const text = await load.handler(join(import.meta.dirname, '../../shared/contract/account.ts'))

  const { account } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  expect(Object.keys(account)).toEqual(Object.keys(contract.account))
  expect(account.readProfile).toEqual({ method: 'GET', path: '/api/user/profile' })
})

test('only contract files are stripped, not domain files', () => {
  expect(load.filter.id.test('/house/shared/contract/session.ts')).toBe(true)
  expect(load.filter.id.test('/house/shared/domain/user.ts')).toBe(false)
})

test('no web file uses more of an endpoint than its method and path', () => {
  const IMPORT = /^import \{([^}]*)\} from '[./]*shared\/contract\//gm
  const greedy = globSync('web/**/*.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8')
    const groups = [...text.matchAll(IMPORT)].flatMap(([, names]) => names!.match(/\w+(?=\s*(?:,|$))/g) ?? [])
    return groups.some((group) => new RegExp(`[^.\\w]${group}\\.\\w+\\.(?!method|path)\\w`).test(text))
  })

  expect(greedy).toEqual([])
})
