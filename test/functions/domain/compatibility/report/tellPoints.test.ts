import { expect, test } from 'vitest'
import type { PersonSky } from '../../../../../functions/domain/compatibility/personSky.ts'
import { openTexts } from '../../../../../functions/domain/compatibility/report/openTexts.ts'
import { tellChallenges, tellStrengths } from '../../../../../functions/domain/compatibility/report/tellPoints.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'

const skyIn = (sign: Sign): PersonSky => ({ placed: [], signsOf: () => [sign], cusps: null, known: 'date' })
const points = { average: 0, sun_signs: 0, elements: 0, moon: 0, mercury: 0, venus: 0, mars: 0, slow_planets: 0 }

/** Of two people whose charts have no contact with each other; of several wordings the second is taken. */
const pairIn = (reader: Sign, partner: Sign) => ({
  skies: [skyIn(reader), skyIn(partner)] as const,
  compatibility: { score: 50, harmony: 50, tension: 50, points, aspects: [] },
  pick: <Text extends string>(variants: readonly Text[]) => variants[1]!,
})

test('where nothing helps or rubs, two sentences say so, from the one that is picked on', () => {
  const { littleHelps, nothingRubs } = openTexts('frames')

  expect(tellStrengths(pairIn('Aries', 'Taurus'))).toEqual(littleHelps.slice(1, 3))
  expect(tellChallenges(pairIn('Aries', 'Leo'))).toEqual(nothingRubs.slice(1, 3))
})

test('signs that go together are strengths where no contact is, and no challenges', () => {
  const strengths = tellStrengths(pairIn('Aries', 'Leo'))

  expect(strengths.map((told) => told.split('. ')[0])).toEqual([
    'Your Mercury is in Aries, theirs in Leo',
    'Your Venus is in Aries, theirs in Leo',
    'Your Sun is in Aries, theirs in Leo',
  ])
})

test('signs that rub are challenges where no contact is, two at most', () => {
  const challenges = tellChallenges(pairIn('Aries', 'Taurus'))

  expect(challenges.map((told) => told.split('. ')[0])).toEqual([
    'Your Mercury is in Aries, theirs in Taurus',
    'Your Venus is in Aries, theirs in Taurus',
  ])
})
