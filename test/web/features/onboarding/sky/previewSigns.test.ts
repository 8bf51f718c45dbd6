import { expect, test } from 'vitest'
import { noonProgress, type OnboardingProgress } from '../../../../../shared/domain/onboarding.ts'
import { type Sky, TEN_PLANETS } from '../../../../../shared/domain/sky.ts'
import { previewSigns } from '../../../../../web/features/onboarding/sky/previewSigns.ts'
import type { SkyPreview } from '../../../../../web/features/onboarding/sky/useSkyPreview.ts'

const aSky = (changes: Partial<Sky> = {}): Sky => ({
  longitudes: Object.fromEntries(TEN_PLANETS.map((planet) => [planet, 75])) as Sky['longitudes'],
  sunSign: 'Gemini',
  moonSign: null,
  risingSign: null,
  ...changes,
})
const shown = (
  sky: Sky | null,
  progress: OnboardingProgress,
  state: SkyPreview['state'] = sky ? 'found' : 'idle',
  step = 7,
) => previewSigns({ sky, state }, progress, step).map(({ sign, needs }) => sign ?? `(${needs})`)

test('a date alone tells the Sun sign, and the others say what they need', () => {
  expect(shown(null, {})).toEqual(['(choose your date)', '(add your time)', '(add your time)'])
  expect(shown(aSky(), {})).toEqual(['Gemini', '(add your time)', '(add your time)'])
})

test('a time and a place tell all three', () => {
  const sky = aSky({ moonSign: 'Aries', risingSign: 'Leo' })

  expect(shown(aSky({ moonSign: 'Aries' }), { birthTime: '08:30' })).toEqual(['Gemini', 'Aries', '(add your place)'])
  expect(shown(sky, { birthTime: '08:30', birthPlaceId: '2643743' })).toEqual(['Gemini', 'Aries', 'Leo'])
})

test('without a known time there is no rising sign, and a Moon that changes signs has two', () => {
  const longitudes = { ...aSky().longitudes, Moon: 29 }
  const progress = { ...noonProgress, birthPlaceId: '2643743' }

  expect(shown(aSky({ longitudes }), progress)).toEqual(['Gemini', 'Aries or Taurus', '(needs a birth time)'])
})

test('a Sun near a border is in one of the two signs beside it, across the beginning of the zodiac too', () => {
  const at = (Sun: number) => aSky({ sunSign: null, longitudes: { ...aSky().longitudes, Sun } })

  expect(shown(at(359.8), {})[0]).toBe('Pisces or Aries')
  expect(shown(at(0.2), {})[0]).toBe('Pisces or Aries')
  expect(shown(at(59.9), {})[0]).toBe('Taurus or Gemini')
})

test('a place that was typed but not chosen is asked for beside the list, and elsewhere left for the chart', () => {
  const risingAt = (step: number) =>
    shown(aSky({ moonSign: 'Aries' }), { birthTime: '08:30', birthPlace: 'Lisbon' }, 'found', step)[2]

  expect([1, 2, 3, 4, 7].map(risingAt)).toEqual([
    '(in your chart)',
    '(in your chart)',
    '(pick a place from the list)',
    '(in your chart)',
    '(in your chart)',
  ])
})

test('while a sky loads, nothing that was answered is asked for again', () => {
  const place = { birthPlace: 'London', birthPlaceId: '2643743' }

  expect(shown(null, {}, 'loading')).toEqual(['(…)', '(add your time)', '(add your time)'])
  expect(shown(null, { birthTime: '08:30', ...place }, 'loading')).toEqual(['(…)', '(…)', '(…)'])
  expect(shown(null, { ...noonProgress, ...place }, 'loading')).toEqual(['(…)', '(…)', '(needs a birth time)'])
})

test('the signs of earlier answers are not shown for new ones', () => {
  const earlier = aSky({ moonSign: 'Aries' })

  expect(shown(earlier, { birthTime: '20:30' }, 'loading')).toEqual(['(…)', '(…)', '(add your place)'])
})

test('what a sky that could not be loaded would have told is left for the chart', () => {
  expect(shown(null, { birthTime: '08:30' }, 'missing')).toEqual([
    '(in your chart)',
    '(in your chart)',
    '(add your place)',
  ])
})
