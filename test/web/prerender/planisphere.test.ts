import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ECLIPTIC } from '../../../web/lib/drawing/projection.ts'
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

/** The names of one group of the drawing, of which a page shows one. */
function namesIn(id: string) {
  const svg = readFileSync('web/data/planisphere.svg', 'utf8')
  const group = svg.slice(svg.indexOf(`<g id="${id}"`)).split('</g>')[0]!
  return [...group.matchAll(/<text x="(\S+)" y="(\S+)"( text-anchor="end")?>(\w+)/g)].map(([, x, y, isLeft, name]) => {
    const width = name!.length * 8
    const from = Number(x) - (isLeft ? width : 0)
    return { name, y: Number(y), from, to: from + width }
  })
}

test.each([
  ['names-above', 6],
  ['names-beside', 3],
])('in %s no star has its name over the name of another, nor where a planet or a sign may come', (id, atLeast) => {
  const names = namesIn(id)

  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  for (const label of names) {
    const { name, from, to, y } = label
    const onto = names.filter((other) => Math.abs(other.y - y) < 15 && other.from < to && from < other.to)
    expect(onto, name).toEqual([label])
    for (const x of [from, to])
      for (const base of [y - 15, y]) {
        const outside = Math.hypot(x - ECLIPTIC.x, base) - ECLIPTIC.radius
        expect(outside < -103 || outside > 37, name).toBe(true)
      }
  }
})
