import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BirthPlace, BirthTime } from '../../../shared/domain/birth.ts'
import { codePoints } from '../../../shared/domain/codePoints.ts'
import { isCleanText, personText } from '../../../shared/domain/text.ts'
import { FirstName, Password, SHORT_PASSWORD } from '../../../shared/domain/user.ts'

const complaint = (result: ReturnType<typeof FirstName.safeParse>) => result.error?.issues[0]?.message

describe('a name', () => {
  test.each([
    ['Jane'],
    ['Žofie'],
    ['李小龍'],
    ['Ó Briain-Smith'],
    ['محمد'],
    ['👩‍🚀 Ada'],
    ["D'Arcy"],
    ['<b>Jane</b>'],
  ])('may be %s', (name) => {
    expect(FirstName.parse(name)).toBe(name)
  })

  test.each([[''], [' '], ['\u2003\u00a0'], [undefined], [null], [7]])('a name is required, and %o is none', (name) => {
    expect(complaint(FirstName.safeParse(name))).toBe('First name is required')
  })

  test.each([
    ['a line break', 'Jane\nDoe'],
    ['a carriage return', 'Jane\r\nBcc: x'],
    ['a NUL', 'Jane\u0000'],
    ['a tab', 'Jane\tDoe'],
    ['a C1 control', 'Jane\u0085'],
    ['a direction override', 'Jane\u202eeoD'],
    ['a direction isolate', 'Jane\u2066x\u2069'],
    ['half a character', 'Jane\ud83d'],
  ])('may not hold %s', (_, name) => {
    expect(complaint(FirstName.safeParse(name))).toBe("First name contains characters that can't be used")
    expect(isCleanText(name)).toBe(false)
  })

  test('a name is trimmed and normalised to NFC', () => {
    expect(FirstName.parse('  Zoe\u0301 ')).toBe('Zoé')
  })

  test('a name has at most a hundred characters, counted in code points', () => {
    expect(FirstName.parse('👩'.repeat(100))).toHaveLength(200)
    expect(complaint(FirstName.safeParse('👩'.repeat(101)))).toBe('First name must be at most 100 characters')
  })
})

describe('a password', () => {
  test.each([['12345'], [''], ['👩👩👩👩👩'], [undefined], [123456]])('the password %o is too short', (password) => {
    expect(Password.safeParse(password).error?.issues[0]?.message).toBe(SHORT_PASSWORD)
  })

  test('a password has 6 to 128 characters of any kind, and none is changed', () => {
    for (const password of ['123456', '  spaces  ', 'é\u0301\n\t', '👩'.repeat(128)]) {
      expect(Password.safeParse(password).data).toBe(codePoints(password) < 6 ? undefined : password)
    }
    expect(Password.safeParse('x'.repeat(129)).success).toBe(false)
  })

  test.each([['half a character\ud800'], ['a NUL\0inside']])('%j is not a valid password', (password) => {
    expect(Password.safeParse(password).success).toBe(false)
  })

  test('a short password is refused in the words of the specification', () => {
    expect(SHORT_PASSWORD).toBe('Password must be at least 6 characters')
  })
})

test('a birth place has at most two hundred characters', () => {
  expect(BirthPlace.safeParse('x'.repeat(200)).success).toBe(true)
  expect(BirthPlace.safeParse('x'.repeat(201)).success).toBe(false)
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['12:00', true],
  ['24:00', false],
  ['12:60', false],
  ['7:15', false],
  ['07:15:00', false],
  ['07:15 ', false],
  ['０７:15', false],
])('the birth time %o is valid: %s', (time, isFine) => {
  expect(BirthTime.safeParse(time).success).toBe(isFine)
})

test('text that passes is clean, trimmed and within its length', () => {
  const schema = personText({ label: 'Name', max: 10, required: 'Name is required' })
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const parsed = schema.safeParse(typed)
      if (!parsed.success) return
      expect(isCleanText(parsed.data)).toBe(true)
      expect(parsed.data).toBe(parsed.data.trim().normalize('NFC'))
      expect(codePoints(parsed.data)).toBeGreaterThan(0)
      expect(codePoints(parsed.data)).toBeLessThanOrEqual(10)
    }),
  )
})
