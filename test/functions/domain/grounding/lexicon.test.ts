import { expect, test } from 'vitest'
import {
  ADJECTIVES,
  ASPECT_WORDS,
  BODY_NAMES,
  bodies,
  CARDINALS,
  signs,
  UNKNOWN_ASPECTS,
  UNKNOWN_BODIES,
} from '../../../../functions/domain/grounding/lexicon.ts'
import { ASPECTS, PLANETS } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'

const names = (words: string, text: string) => new RegExp(`^(?:${words})$`, 'i').test(text)

test('every body is called by its own name, and each is in the lexicon once', () => {
  expect(bodies).toEqual([...PLANETS, 'Ascendant', 'Midheaven'])
  expect(BODY_NAMES.map(([body]) => body).toSorted()).toEqual(bodies.toSorted())
  expect(BODY_NAMES.filter(([body, words]) => !names(words, body))).toEqual([])
})

test('no name means two bodies', () => {
  const both = bodies.filter((body) => BODY_NAMES.filter(([, words]) => names(words, body)).length !== 1)

  expect(both).toEqual([])
})

test('every sign is called by its own name and by that of its people', () => {
  const people = ['Arian', 'Taurean', 'Geminis', 'Cancerian', 'Leos', 'Virgoan', 'Libran', 'Scorpios', 'Sagittarian']
  const others = ['Capricorns', 'Aquarian', 'Piscean']

  expect(signs).toEqual(SIGNS)
  expect(SIGNS.filter((sign) => !names(ADJECTIVES[sign], sign))).toEqual([])
  expect(SIGNS.filter((sign, index) => !names(ADJECTIVES[sign], [...people, ...others][index]!))).toEqual([])
})

test('every aspect is called by its own name, and by its verb', () => {
  const verbs = {
    conjunction: 'conjuncts',
    opposition: 'opposes',
    trine: 'trines',
    square: 'squares',
    sextile: 'sextiles',
  }

  expect(ASPECT_WORDS.map(([aspect]) => aspect).toSorted()).toEqual([...ASPECTS, 'any'].toSorted())
  for (const aspect of ASPECTS) {
    const [, words] = ASPECT_WORDS.find(([each]) => each === aspect)!
    expect([names(words, aspect), names(words, verbs[aspect])]).toEqual([true, true])
  }
  expect(names(ASPECT_WORDS.find(([each]) => each === 'any')![1], 'at odds')).toBe(true)
})

test('the numbers of the houses are those from one to twelve', () => {
  expect(CARDINALS.join(' ')).toBe('one two three four five six seven eight nine ten eleven twelve')
})

test('what we do not compute is not taken for what we do', () => {
  expect(['Lilith', 'the south node', 'an asteroid'].every((text) => UNKNOWN_BODIES.test(text))).toBe(true)
  expect(['a quincunx', 'semi-square', 'two quintiles'].every((text) => UNKNOWN_ASPECTS.test(text))).toBe(true)
  expect([...bodies].some((body) => UNKNOWN_BODIES.test(body))).toBe(false)
  expect([...ASPECTS].some((aspect) => UNKNOWN_ASPECTS.test(aspect))).toBe(false)
})
