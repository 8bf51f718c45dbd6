import { expect, test } from 'vitest'
import type { Compatibility } from '../../../../../functions/domain/compatibility/compatibility.ts'
import type { PersonSky, Skies } from '../../../../../functions/domain/compatibility/personSky.ts'
import { tellElements } from '../../../../../functions/domain/compatibility/report/tellTiles.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** Somebody whose Sun, Mercury, Venus and Mars are in these signs. */
const skyWith = (...signs: [Sign, Sign, Sign, Sign]): PersonSky => ({
  placed: [],
  signsOf: (planet) => [signs[['Sun', 'Mercury', 'Venus', 'Mars'].indexOf(planet)] ?? 'Aries'],
  cusps: null,
  known: 'date',
})

function told(...skies: Skies): string {
  // The elements are told from the skies alone.
  const compatibility = {} as Compatibility
  return tellElements({ skies, compatibility, pick: ([first]) => first! })
}

const aries = skyWith('Aries', 'Aries', 'Aries', 'Aries')

test.each([
  ['eight', skyWith('Leo', 'Leo', 'Leo', 'Leo')],
  ['seven', skyWith('Leo', 'Leo', 'Leo', 'Virgo')],
  ['six', skyWith('Leo', 'Leo', 'Gemini', 'Virgo')],
  ['five', skyWith('Leo', 'Cancer', 'Gemini', 'Virgo')],
  ['four', skyWith('Taurus', 'Cancer', 'Gemini', 'Virgo')],
])('%s bodies of eight in one element are counted in words', (number, partner) => {
  expect(told(aries, partner)).toContain(
    `Counting the Sun, Mercury, Venus and Mars of you both, ${number} of eight are in fire, `,
  )
})

test('the first element in which neither has a body is named', () => {
  expect(told(aries, aries)).toContain(' None is in earth. ')
  expect(told(aries, skyWith('Leo', 'Cancer', 'Gemini', 'Virgo'))).not.toContain('one is in')
})

test('where two elements are equally strong none leads, and only a missing one is told', () => {
  const partner = skyWith('Taurus', 'Taurus', 'Virgo', 'Virgo')

  expect(told(aries, partner)).toContain('Mars of you both, none is in air. ')
  expect(told(aries, partner)).not.toContain('of eight')
})

test('where nothing leads and nothing is missing, the elements of the Suns are all there is', () => {
  const mixed = skyWith('Aries', 'Taurus', 'Gemini', 'Cancer')

  expect(told(mixed, mixed)).not.toContain('Counting')
})

test('the Suns’ elements are told alike whoever of the two is the reader', () => {
  const taurus = skyWith('Taurus', 'Taurus', 'Taurus', 'Taurus')

  expect(told(aries, taurus)).toBe(told(taurus, aries))
})
