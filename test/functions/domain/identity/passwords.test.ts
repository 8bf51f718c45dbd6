import { describe, expect, test } from 'vitest'
import {
  hashPassword,
  isCommonPassword,
  matchesPassword,
  PASSWORD_COST,
} from '../../../../functions/domain/identity/passwords.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { workOf } from '../../../setup/workOf.ts'

describe('a hash', () => {
  test('has the promised cost and names it', async () => {
    expect(PASSWORD_COST).toEqual({ ln: 15, r: 8, p: 3 })
    expect(await hashPassword('correct horse')).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  })

  test('differs each time, since its salt does', async () => {
    expect(await aPasswordHash('correct horse')).not.toBe(await aPasswordHash('correct horse'))
  })

  test('is matched by its password and no other', async () => {
    const hash = await aPasswordHash('correct horse')

    expect(await matchesPassword('correct horse', hash)).toBe(true)
    for (const wrong of ['Correct horse', 'correct horse ', 'correct hors', '', hash]) {
      expect(await matchesPassword(wrong, hash)).toBe(false)
    }
  })

  test('of a cost that was usual before still matches', async () => {
    const old = await hashPassword('correct horse', { ln: 10, r: 8, p: 1 })

    expect(await matchesPassword('correct horse', old)).toBe(true)
  })

  test('is the same for one password from two keyboards', async () => {
    const hash = await aPasswordHash('caf\u00e9 noir')

    expect(await matchesPassword('cafe\u0301 noir', hash)).toBe(true)
  })

  test.each([[null], [undefined]])('that is not there (%o) is matched by nothing', async (hash) => {
    expect(await matchesPassword('correct horse', hash)).toBe(false)
  })
})

test('no hash is as much work as a wrong one', async () => {
  const hash = await hashPassword('correct horse')
  const work = (against: string | null) => workOf(() => matchesPassword('wrong horse', against))

  const [without, wrong]: [number[], number[]] = [[], []]
  for (let time = 0; time < 3; time++) {
    without.push(await work(null))
    wrong.push(await work(hash))
  }
  // The least of each, because what earlier tests left to be collected is work of this process too.
  const ratio = Math.min(...without) / Math.min(...wrong)

  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test.each([
  ['123456'],
  ['PASSWORD1'],
  ['iloveyou'],
  ['Astrology'],
  ['ｐａｓｓｗｏｒｄ'],
  ['ＱＷＥＲＴＹ'],
  ['𝟏𝟐𝟑𝟒𝟓𝟔'],
])('%s is a common password, however its letters are encoded', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([['correct horse'], ['123456 '], ['my dragon']])('%s is no common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
