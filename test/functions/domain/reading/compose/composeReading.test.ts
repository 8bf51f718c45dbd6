import { expect, test } from 'vitest'
import {
  type CardOption,
  composeReading,
  type Material,
} from '../../../../../functions/domain/reading/compose/composeReading.ts'
import { type SentenceKind, sentencesOf } from '../../../../../functions/domain/reading/compose/Draft.ts'
import { countWords, MOST_WORDS } from '../../../../../functions/domain/reading/compose/readingRules.ts'

const CARD: CardOption = {
  title: 'A full kettle',
  moods: [],
  because: [],
  scene: 'The kettle is full and nobody has put it on.',
  turn: [],
  act: 'Put the kettle on.',
  clauses: {
    use: 'make the tea',
    after: 'the tea is made',
    easyAgain: 'the tea is poured',
    tenseAgain: 'the tea is cold',
  },
  ids: [],
  restIds: [],
}

const MATERIAL: Material = {
  scope: 'sign',
  order: [['meaning', 'scene', 'timing']],
  options: {},
  forecasts: [],
  meanings: [],
  prefers: 'forecasts',
  cards: [CARD],
  isShort: false,
  factOf: () => 'Moon in Leo',
  onceOnly: [],
  dated: new Set(),
  seed: 'usr_jane',
  today: '2026-11-22',
}

const textOf = (kind: SentenceKind, material: Partial<Material>): string | undefined =>
  sentencesOf(composeReading({ ...MATERIAL, ...material }).draft).find((sentence) => sentence.kind === kind)?.text

/** What is told of days ahead, when these are the ways to tell it. */
const timingOf = (texts: readonly string[], clauses: Partial<CardOption['clauses']> = {}) =>
  textOf('timing', {
    options: { timing: texts.map((text, index) => ({ text, ids: [`t${index}`] })) },
    cards: [{ ...CARD, clauses: { ...CARD.clauses, ...clauses } }],
  })

const AT_LENGTH = `the tea is made${', and made again'.repeat(8)}`

test('a sentence goes on with the card’s own clause', () => {
  expect(timingOf(['You have until Friday to {use}.'])).toBe('You have until Friday to make the tea.')
  expect(timingOf(['By Friday {after}.'])).toBe('By Friday the tea is made.')
})

test('what has a comma in it ends with one where the sentence goes on', () => {
  const texts = ["You'd do well to {use} before it ends on Friday."]

  expect(timingOf(texts, { use: 'make the tea, black' })).toBe(
    "You'd do well to make the tea, black, before it ends on Friday.",
  )
  expect(timingOf(texts)).toBe("You'd do well to make the tea before it ends on Friday.")
})

test('a sentence that needs a clause which the card has not is left out', () => {
  expect(timingOf(['By Friday {after}.', 'You have until Friday to {use}.'], { after: undefined })).toBe(
    'You have until Friday to make the tea.',
  )
})

test('what the card’s clause makes too long is never told while there is anything else', () => {
  const tooLong = Array.from({ length: 20 }, (_, day) => `By day ${day} {use}.`)
  const long = 'By Friday all of what the card has to say of the matter is settled, {after} and everyone is content.'

  expect(countWords(`By day 1 ${AT_LENGTH}.`)).toBeGreaterThan(MOST_WORDS)
  expect(timingOf([...tooLong, long], { use: AT_LENGTH })).toMatch(/^By Friday all/)
})

test('what comes next is told at length rather than not at all', () => {
  expect(timingOf(['By Friday {use}.'], { use: AT_LENGTH })).toBe(`By Friday ${AT_LENGTH}.`)
})

/** A reading that has room for one more sentence, and needs it. */
const SHORT: Partial<Material> = {
  order: [['event', 'placement', 'meaning', 'scene', 'timing']],
  options: {
    event: [{ text: 'The Moon is in Leo today, in the part of life about home and whoever lives there.', ids: ['e'] }],
    timing: [
      { text: 'When the Moon is in Virgo, on Friday, the second kettle of the day is on the table.', ids: ['t'] },
    ],
  },
}

/** Its card, which shows some moods. */
const showing = (...moods: CardOption['moods']): CardOption => ({
  ...CARD,
  moods,
  scene: 'The kettle is full, the cups are out on the table, and nobody in the house has put it on.',
  act: 'Put the kettle on before supper today, and bring a cup of tea to one person.',
})

const meaningOf = (material: Partial<Material>) => textOf('meaning', { ...SHORT, cards: [showing()], ...material })

const torn = {
  text: 'You want a cup of tea and you want to go, and you do neither.',
  ids: ['m1'],
  mood: 'torn' as const,
}
const content = { text: 'You like things the way they are today.', ids: ['m2'], mood: 'content' as const }

const FORECAST = 'So today somebody makes tea for you, and you only have to sit down.'

/** What stands before a scene that shows somebody content, with a clause of its own. */
const meaningWith = (
  card: Partial<CardOption>,
  meanings: Material['meanings'],
  prefers: Material['prefers'] = 'forecasts',
) =>
  meaningOf({
    prefers,
    forecasts: [{ text: 'So today {forecast}.', ids: [], restIds: ['f'] }],
    meanings,
    cards: [
      {
        ...showing('content'),
        clauses: { ...CARD.clauses, forecast: 'somebody makes tea for you, and you only have to sit down' },
        ...card,
      },
    ],
  })

test('what stands before a scene that has a reason of its own is that reason', () => {
  const why = 'The Moon wants tea, and so do you.'

  expect(meaningWith({ why }, [torn, content])).toBe(why)
  expect(meaningWith({ why }, [torn, content], 'meanings')).toBe(why)
})

test('what the day is like for the matter of the scene takes turns with what the scene shows of the reader', () => {
  expect(meaningWith({}, [torn, content])).toBe(FORECAST)
  expect(meaningWith({}, [torn, content], 'meanings')).toBe(content.text)
  expect(meaningWith({}, [torn], 'meanings')).toBe(FORECAST)
  expect(meaningWith({ clauses: { use: CARD.clauses.use } }, [torn, content])).toBe(content.text)
})

test('a detail of the chart stands in where the scene shows nothing of the day, and else gives way', () => {
  const placement = { text: 'By birth your own Moon is in Cancer.', ids: ['p'] }
  const placementOf = (...moods: CardOption['moods']) =>
    textOf('placement', {
      ...SHORT,
      options: { ...SHORT.options, placement: [placement] },
      cards: [showing(...moods)],
      meanings: [content],
    })

  expect(placementOf('torn')).toBe(placement.text)
  expect(placementOf('content')).toBeUndefined()
})

test('what only has to rest is remembered apart from what must not come back for long', () => {
  const meanings = [{ text: 'You are thirsty.', ids: ['own'], restIds: ['opening', 'mood'], mood: undefined }]

  const { read } = composeReading({ ...MATERIAL, meanings, cards: [CARD] })

  expect(read).toEqual({ pieces: 'own', frames: 'openingmood' })
})
