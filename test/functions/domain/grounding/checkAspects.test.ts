import { describe, expect, test } from 'vitest'
import { hasOnlyKnownAspects } from '../../../../functions/domain/grounding/checkAspects.ts'
import { aReading } from './aReading.ts'
import { someFacts } from './someFacts.ts'

const holds = (sentence: string, before = '') => hasOnlyKnownAspects(aReading(sentence, before), someFacts)

test.each([
  'Venus squares Saturn',
  'Saturn squares Venus',
  'Your Venus squares your Saturn',
  'Venus and Saturn are in a square',
  'The square between Venus and Saturn is old',
  'A trine from Jupiter to your Sun helps',
  'A trine between your Sun and your Jupiter and much more helps',
  'Today’s Venus makes a trine to your Sun',
  'Your Sun squares your Moon, and Mars is loud',
  'Your Sun is tied to your Moon',
  'There is tension between Venus and Saturn',
  'Uranus and Neptune are conjunct',
  'Your Venus is in a square, while Mars rests',
  'There is a square of Saturn',
  'A square is two wishes at a right angle',
  'A trine is easy',
  'Friends meet',
  'You meet Mars',
  'Mars is loud',
])('the facts bear out "%s"', (sentence) => {
  expect(holds(sentence)).toBe(true)
})

test.each([
  'Venus trines Saturn',
  'Venus squares Mars',
  'Today’s Venus squares your Saturn',
  'Your Venus makes a trine to your Sun',
  'Venus and Saturn are in a trine',
  'Venus, Saturn and Mars are in a square',
  'The square between Venus and Mars is old',
  'The square between Mars and Venus is old',
  'A trine from Jupiter to your Moon helps',
  'Your Sun squares your Moon and Venus',
  'Your Sun and Venus square your Moon',
  'Your Sun is tied to your Venus',
  'There is tension between Venus and Mars',
  'Your Pluto is in a square, while Mars rests',
  'There is a sextile of Mars',
  'Venus is in a quincunx with Saturn',
  'Venus squares Saturn, and Mars trines Venus',
])('the facts do not bear out "%s"', (sentence) => {
  expect(holds(sentence)).toBe(false)
})

describe('an aspect of "it"', () => {
  test('is one of the body that was named last', () => {
    expect(holds('It squares your Moon', 'Look at your Sun')).toBe(true)
    expect(holds('It squares your Moon', 'Look at Mars and then at your Sun')).toBe(true)
    expect(holds('It squares your Moon', 'Look at your Sun and then at Mars')).toBe(false)
    expect(holds('It trines both Jupiter and Saturn', 'Look at your Sun')).toBe(false)
  })

  test('is one of the body that its own sentence names before it', () => {
    expect(holds('This is your Sun, and it squares your Moon', 'Look at Mars')).toBe(true)
    expect(holds('This is Mars, and it squares your Moon', 'Look at your Sun')).toBe(false)
  })

  test('that names no other body is one of any', () => {
    expect(holds('It is a square', 'Look at Pluto')).toBe(true)
  })
})

test('an aspect that no two bodies have is not named at all', () => {
  const facts = { ...someFacts, aspects: someFacts.aspects.filter(({ aspect }) => aspect !== 'trine') }
  const named = (sentence: string) => hasOnlyKnownAspects(aReading(sentence), facts)

  expect(['A trine is easy', 'It is tense', 'Friends meet', 'They join in'].map(named)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('a square without a body is a word of every day, and with one an aspect', () => {
  const facts = { ...someFacts, aspects: someFacts.aspects.filter(({ aspect }) => aspect !== 'square') }
  const named = (sentence: string) => hasOnlyKnownAspects(aReading(sentence), facts)

  expect(named('Walk round the square')).toBe(true)
  expect(named('There is a square of Saturn')).toBe(false)
})
