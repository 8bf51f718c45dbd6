import { describe, expect, test } from 'vitest'
import { Email, INVALID_EMAIL, isEmail, normaliseEmail } from '../../../shared/domain/email.ts'
import { workOf } from '../../setup/workOf.ts'

const label = (length: number) => 'x'.repeat(length)
/** A well-formed address of exactly so many characters. */
const ofLength = (length: number) => {
  const tail = `.${label(60)}.${label(60)}.${label(60)}.com`
  return `${label(10)}@${label(length - 11 - tail.length)}${tail}`
}

describe('an address', () => {
  test.each([
    'jane@example.com',
    'JANE@EXAMPLE.COM',
    'jane.doe+orrery@mail.example.co.uk',
    "o'brien@example.com",
    'a@b.co',
    '1@2.de',
    'x@123.com',
    '_%-{}|~@example.com',
    '!#$&*/=?^`@example.com',
    'jane@xn--mnchen-3ya.de',
    'jane@example.xn--p1ai',
    'jane@a-b.example',
    `${label(64)}@example.com`,
    `a@${label(63)}.com`,
    ofLength(254),
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    [''],
    [' '],
    ['jane'],
    ['@'],
    ['@example.com'],
    ['jane@'],
    ['jane@example'],
    ['jane@@example.com'],
    ['jane@doe@example.com'],
    ['a@attacker.com@victim.com'],
    ['"e@attacker.com"@victim.com'],
    ['"jane"@example.com'],
    ['"jane doe"@example.com'],
    ['""@example.com'],
    ['jane(comment)@example.com'],
    ['(comment)jane@example.com'],
    ['jane@(comment)example.com'],
    ['jane@example.com(comment)'],
    ['Jane <jane@example.com>'],
    ['<jane@example.com>'],
    ['jane@example.com, john@example.com'],
    ['jane@example.com;john@example.com'],
    ['jane@example.com\r\nBcc: all@example.com'],
    ['jane@example.com\n'],
    ['jane@example.com\r'],
    ['\njane@example.com'],
    ['jane\r\n@example.com'],
    ['jane@example.com%0d%0aBcc:all@example.com'],
    [' jane@example.com'],
    ['jane@example.com '],
    ['jane@ example.com'],
    ['ja ne@example.com'],
    ['jane\t@example.com'],
    ['jane\u0000@example.com'],
    ['jane\u00a0@example.com'],
    ['jane\u200b@example.com'],
    ['\u202ejane@example.com'],
    ['jane@example.com.'],
    ['jane@.example.com'],
    ['jane@example..com'],
    ['jane.@example.com'],
    ['.jane@example.com'],
    ['jane..doe@example.com'],
    ['jane@-example.com'],
    ['jane@example-.com'],
    ['jane@exa_mple.com'],
    ['jane@example.c'],
    ['jane@example.1com'],
    ['jane@127.0.0.1'],
    ['jane@[127.0.0.1]'],
    ['jane@[IPv6:::1]'],
    ['jane@localhost'],
    ['jane@example.com:25'],
    ['jane@example.com/path'],
    ['mailto:jane@example.com'],
    ['jane\\@example.com'],
    ['jane,doe@example.com'],
    ['jane[at]example.com'],
    ['jäne@example.com'],
    ['j\u0430ne@example.com'],
    ['jane@ex\u0430mple.com'],
    ['jane@münchen.de'],
    ['jane\uff20example.com'],
    ['jane@example\u3002com'],
    ['\ud800@example.com'],
    ['jane%attacker.com@'],
    [`${label(65)}@example.com`],
    [`a@${label(64)}.com`],
    [ofLength(255)],
    [`${label(300)}@example.com`],
  ])('may not be %o', (text) => {
    expect(isEmail(text)).toBe(false)
    expect(Email.safeParse(text).error?.issues[0]?.message).toBe(INVALID_EMAIL)
  })

  test.each([[undefined], [null], [7], [{}], [['jane@example.com']]])('an email address is text, not %o', (value) => {
    expect(Email.safeParse(value).error?.issues[0]?.message).toBe(INVALID_EMAIL)
  })

  test.each([
    [`a@${'a.'.repeat(50_000)}`],
    [`${'a.'.repeat(50_000)}@`],
    [`a@${'a.'.repeat(125)}`],
    [`${'a.'.repeat(125)}@`],
    ['a@'.repeat(125)],
  ])('that is made to be slow costs no more than a long one: %.20s', async (text) => {
    const long = `${'a.'.repeat(25)}a@${'abc.'.repeat(48)}com`
    expect(isEmail(long)).toBe(true)
    const often = (asked: string) => () => {
      for (let time = 0; time < 20_000; time += 1) isEmail(asked)
    }

    expect((await workOf(often(text))) / (await workOf(often(long)))).toBeLessThan(20)
  })

  test('an email address is unique regardless of case', () => {
    expect(normaliseEmail('Jane.Doe@Example.COM')).toBe('jane.doe@example.com')
  })
})
