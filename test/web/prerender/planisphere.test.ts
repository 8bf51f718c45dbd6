import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ECLIPTIC } from '../../../web/lib/projection.ts'
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

test('no star has its name over the name of another, nor where a planet or a sign may come', () => {
  const svg = readFileSync('web/data/planisphere.svg', 'utf8')
  const names = [...svg.matchAll(/<text x="(\S+)" y="(\S+)"( text-anchor="end")?>(\w+)/g)].map(
    ([, x, y, isLeft, name]) => ({ name, y: Number(y), from: Number(x) - (isLeft ? name!.length * 8 : 0) }),
  )

  expect(names.length).toBeGreaterThan(8)
  for (const { name, from, y } of names) {
    const to = from + name!.length * 8
    const onto = names.filter((other) => Math.abs(other.y - y) < 15 && other.from < to && from < other.from)
    expect(onto, name).toEqual([])
    for (const x of [from, to])
      for (const each of [y - 15, y]) {
        const outside = Math.hypot(x - ECLIPTIC.x, each) - ECLIPTIC.radius
        expect(outside < -75 || outside > 37, name).toBe(true)
      }
  }
})
