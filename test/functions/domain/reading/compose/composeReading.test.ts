import { expect, test } from 'vitest'
import {
  type CardOption,
  composeReading,
  type Material,
} from '../../../../../functions/domain/reading/compose/composeReading.ts'
import { sentencesOf } from '../../../../../functions/domain/reading/compose/Draft.ts'
import { countWords, MOST_WORDS } from '../../../../../functions/domain/reading/compose/readingRules.ts'

const CARD: CardOption = {
  title: 'A full kettle',
  moods: [],
  scene: 'The kettle is full and nobody has put it on.',
  turn: [],
  act: 'Put the kettle on.',
  clauses: { after: 'the tea is made', easyAgain: 'the tea is poured', tenseAgain: 'the tea is cold' },
  ids: [],
}

/** What is told of days ahead, when these are the ways to tell it. */
function timingOf(texts: readonly string[], clauses: Partial<CardOption['clauses']> = {}) {
  const material: Material = {
    scope: 'sign',
    order: [['scene', 'timing']],
    options: { timing: texts.map((text, index) => ({ text, ids: [`t${index}`] })) },
    meanings: [],
    cards: [{ ...CARD, clauses: { ...CARD.clauses, ...clauses } }],
    isShort: false,
    factOf: () => 'Moon in Leo',
    onceOnly: [],
    dated: new Set(),
    seed: 'usr_jane',
    today: '2026-11-22',
  }
  const sentences = sentencesOf(composeReading(material).draft)
  return sentences.find(({ kind }) => kind === 'timing')?.text
}

const AT_LENGTH = `the tea is made${', and made again'.repeat(8)}`

test('a sentence goes on with the card’s own clause', () => {
  expect(timingOf(['By Friday {after}.'])).toBe('By Friday the tea is made.')
  expect(timingOf(['Venus meets Mars on Friday, and {tenseAgain}.'])).toBe(
    'Venus meets Mars on Friday, and the tea is cold.',
  )
})

test('what the card’s clause makes too long is never told while there is anything else', () => {
  const tooLong = Array.from({ length: 20 }, (_, day) => `By day ${day} {after}.`)
  const long =
    'By Friday all of what the card has to say of the matter is settled, {easyAgain} and everyone is content.'

  expect(countWords(`By day 1 ${AT_LENGTH}.`)).toBeGreaterThan(MOST_WORDS)
  expect(timingOf([...tooLong, long], { after: AT_LENGTH })).toMatch(/^By Friday all/)
})

test('what comes next is told at length rather than not at all', () => {
  expect(timingOf(['By Friday {after}.'], { after: AT_LENGTH })).toBe(`By Friday ${AT_LENGTH}.`)
})
