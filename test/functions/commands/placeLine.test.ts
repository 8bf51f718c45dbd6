import { expect, test } from 'vitest'
import { placeLine } from '../../../functions/commands/placeLine.ts'

test('a place is answered with its name, region, country, spot and zone', () => {
  expect(placeLine('Reykjavík, Iceland')).toMatchObject({
    match: { name: 'Reykjavík', admin1: 'Capital Region', country: 'Iceland', zone: 'Atlantic/Reykjavik' },
  })
})

test('an ambiguous place offers the others, in the same shape', () => {
  const { match, candidates } = placeLine('Springfield, USA') as { match: object; candidates: object[] }

  expect(candidates.length).toBeGreaterThan(1)
  for (const place of [match, ...candidates])
    expect(Object.keys(place)).toEqual(['name', 'admin1', 'country', 'lat', 'lon', 'zone'])
})

test.each([
  '',
  ' ',
  ',,,',
  '\u0000',
  '\ud800',
  '__proto__',
  '{"text":"London"}',
  'x'.repeat(10_000),
  ','.repeat(10_000),
])('nothing is found in %j, and nothing breaks', (text) => {
  expect(placeLine(text)).toMatchObject({ match: null, candidates: expect.any(Array) })
})
