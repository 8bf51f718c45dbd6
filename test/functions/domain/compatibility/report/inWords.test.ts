import { expect, test } from 'vitest'
import { ofTwo } from '../../../../../functions/content/schema/compatibilityChapters.ts'
import {
  asSentences,
  bodyOf,
  listWords,
  tellAbout,
} from '../../../../../functions/domain/compatibility/report/inWords.ts'

test('a text speaks of either person in the same words', () => {
  const text = ofTwo.parse("{A} like {B's} jokes. {B} hear {A's} songs, {a} and {b}.")

  expect(tellAbout('reader', text)).toBe('You like their jokes. They hear your songs, you and them.')
  expect(tellAbout('partner', text)).toBe('They like your jokes. You hear their songs, them and you.')
})

test('a body is named with whose it is', () => {
  expect([bodyOf('reader', 'Venus'), bodyOf('partner', 'Mars')]).toEqual(['your Venus', 'their Mars'])
})

test('sentences begin with capital letters, and nothing else does', () => {
  expect(asSentences('one. two? three! four\n\nfive, six')).toBe('One. Two? Three! Four\n\nFive, six')
})

test.each([
  [['Leo'], 'Leo'],
  [['Leo', 'Virgo'], 'Leo or Virgo'],
  [['Leo', 'Virgo', 'Libra'], 'Leo, Virgo or Libra'],
])('the words %j are listed as %s', (words, text) => {
  expect(listWords(words, 'or')).toBe(text)
})
