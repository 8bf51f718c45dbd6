import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planisphere } from '../../../web/prerender/planisphere.ts'
import { FAINTEST, figures, starsTo } from '../../../web/prerender/skyCatalogue.ts'

test('the committed planisphere is the one that the script generates', () => {
  expect(readFileSync('web/data/planisphere.svg', 'utf8')).toBe(planisphere(starsTo(FAINTEST), figures()))
})

test('no star is drawn twice, although bright ones are in both catalogues', () => {
  const places = starsTo(FAINTEST).map(({ ra, declination }) => `${ra.toFixed(2)} ${declination.toFixed(2)}`)

  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(500)
})

test('the planisphere contains no colours of its own', () => {
  expect(readFileSync('web/data/planisphere.svg', 'utf8')).not.toMatch(/#[\da-f]{3,6}|rgb/)
})
