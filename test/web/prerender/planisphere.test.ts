import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planisphere } from '../../../web/prerender/planisphere.ts'
import { FAINTEST, figures, starsTo } from '../../../web/prerender/skyCatalogue.ts'

test('the planisphere of the site is the one that its script draws', () => {
  expect(readFileSync('web/data/planisphere.svg', 'utf8')).toBe(planisphere(starsTo(FAINTEST), figures()))
})

test('no star is drawn twice, although two catalogues hold the bright ones', () => {
  const places = starsTo(FAINTEST).map(({ ra, declination }) => `${ra.toFixed(2)} ${declination.toFixed(2)}`)

  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(500)
})

test('the planisphere takes its colours from the theme alone', () => {
  expect(readFileSync('web/data/planisphere.svg', 'utf8')).not.toMatch(/#[\da-f]{3,6}|rgb/)
})
