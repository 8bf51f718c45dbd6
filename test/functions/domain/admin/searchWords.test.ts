import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFoundBy, searchWordsOf, wordsIn } from '../../../../functions/domain/admin/searchWords.ts'
import { anAccount } from '../../../makers/anAccount.ts'

const jane = anAccount({
  id: 'usr_Ab1',
  email: 'Jane.Doe@mail.example.com',
  firstName: 'Zoë',
  lastName: 'Łukasz-Müller',
})
const isBegun = (account: typeof jane, search: string) =>
  wordsIn(search).every((word) => searchWordsOf(account).some((indexed) => indexed.startsWith(word)))

describe('a person is found by', () => {
  test.each([
    ['the whole address', 'jane.doe@mail.example.com'],
    ['the beginning of the address', 'jan'],
    ['a part within the address', 'ane.d'],
    ['an address across the at sign', 'doe@mail'],
    ['the domain', 'mail.example.com'],
    ['a later label of the domain', 'example.com'],
    ['a name without its accent', 'zoe'],
    ['a name with its accent in capitals', 'ZOË'],
    ['a letter that has no plain form in Unicode', 'luk'],
    ['the second half of a double name', 'müller'],
    ['the end of a name', 'ler'],
    ['the id', 'usr_ab1'],
    ['two words in any order', 'muller zoe'],
    ['a name with a comma behind it', 'Zoë, Łukasz'],
  ])('%s', (_, search) => {
    expect(isBegun(jane, search)).toBe(true)
    expect(isFoundBy(jane, wordsIn(search))).toBe(true)
  })

  test.each([
    ["o'neil", 'O’Neil'],
    ['O’Neil', "O'Neil"],
    ['oʼneil', 'O`Neil'],
    ['neil', 'O’Neil'],
    ['smith-jones', 'Smith‑Jones'],
  ])('%s, whatever apostrophe or hyphen %s is written with', (search, lastName) => {
    const account = anAccount({ lastName })
    expect(isBegun(account, search)).toBe(true)
    expect(isFoundBy(account, wordsIn(search))).toBe(true)
  })

  test('the labels of a domain as a whole, and by no part within one', () => {
    expect(['mail.ex', 'example.com', 'ail.example', 'xample.com'].map((search) => isBegun(jane, search))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each(['joan', 'zoe joan', 'oe@example'])('nothing that is not theirs, such as %s', (search) => {
    expect(isBegun(jane, search) && isFoundBy(jane, wordsIn(search))).toBe(false)
  })
})

test('letters that Unicode does not take apart are searched for as their plain ones', () => {
  expect(wordsIn('Groß Bjørn Łukasz Đorđe Æsir Cœur Işık Þór Guðrún')).toEqual([
    'gross',
    'bjorn',
    'lukasz',
    'dorde',
    'aesir',
    'coeur',
    'isik',
    'thor',
    'gudrun',
  ])
})

test('what holds no letter and no digit searches for nothing', () => {
  expect(wordsIn(' \t . @ # \u0000 \u0301 ')).toEqual([])
})

test('a word that another one begins with is not indexed again', () => {
  const words = searchWordsOf(anAccount({ email: 'jane@example.com', firstName: 'Jane', lastName: 'Doe' }))

  expect(words).toContain('jane@example.com')
  expect(words).not.toContain('jane')
  expect(words).toContain('doe')
})

test('any run of three characters of an ordinary name or address finds its owner', () => {
  // Some letters are two in the index, and of a name of unusual length only the beginnings are found.
  const name = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{3,12}$/).filter((text) => wordsIn(text).join('').length <= 12)
  const person = fc.record({ local: fc.stringMatching(/^[a-z0-9]{3,16}$/), firstName: name, lastName: name })
  fc.assert(
    fc.property(person, fc.nat(), fc.nat(), ({ local, firstName, lastName }, which, at) => {
      const account = anAccount({ email: `${local}@example.com`, firstName, lastName })
      const text = [local, firstName, lastName][which % 3]!
      const start = at % (text.length - 2)
      expect(isBegun(account, text.slice(start, start + 3))).toBe(true)
    }),
  )
})

test('whatever the texts, the words of a person fit into one transaction and into a key', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 100 })
  fc.assert(
    fc.property(text, text, text, (local, firstName, lastName) => {
      const words = searchWordsOf(anAccount({ email: `${local}@example.com`, firstName, lastName }))

      expect(words.length).toBeLessThanOrEqual(40)
      for (const word of words) {
        expect(word).not.toMatch(/\s|^$/)
        expect(Buffer.byteLength(word)).toBeLessThan(900)
      }
    }),
  )
})
