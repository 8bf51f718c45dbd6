import { expect, test } from 'vitest'
import { matchesPassword } from '../../../functions/domain/identity/passwords.ts'
import { adminPassword } from '../../../infra/local/adminPassword.ts'

function aFile() {
  let text: string | undefined
  return {
    path: '',
    read: () => text,
    write: (written: string) => {
      text = written
    },
  }
}

test('a password of the admin area is made once and kept with its hash', async () => {
  const file = aFile()

  const first = await adminPassword(file, undefined)
  const second = await adminPassword(file, undefined)

  expect(first.password).toMatch(/^[\w-]{16}$/)
  expect(second).toEqual(first)
  expect(await matchesPassword(first.password, first.hash)).toBe(true)
})

test('a given password replaces the kept one for as long as it is given, and is not written down', async () => {
  const file = aFile()
  const made = await adminPassword(file, undefined)

  const given = await adminPassword(file, 'a given canary')

  expect([given.password, await matchesPassword('a given canary', given.hash)]).toEqual(['a given canary', true])
  expect(file.read()).not.toContain('canary')
  expect((await adminPassword(file, undefined)).password).toBe(made.password)
})
