import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DaySky } from '../../../../../shared/domain/daySky.ts'
import { DaySkyFigure } from '../../../../../web/features/chart/daySky/DaySkyFigure.tsx'

const aSky = (changes: Partial<DaySky> = {}): DaySky => ({
  natal: [
    { point: 'Sun', longitude: 84 },
    { point: 'Ascendant', longitude: 130 },
  ],
  bodies: [
    { planet: 'Mercury', longitude: 174 },
    { planet: 'Jupiter', longitude: 146 },
  ],
  lead: { mover: 'Mercury', point: 'Sun', aspect: 'square' },
  label: 'Mercury squares your Sun',
  next: [],
  ...changes,
})
const draw = (sky: DaySky, when = 'today') => renderToStaticMarkup(<DaySkyFigure sky={sky} when={when} />)

/** Where the line of the aspect begins and ends, in degrees counter-clockwise from the right. */
function lineIn(svg: string): number[] | undefined {
  const [, ...ends] = /<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)" stroke-dasharray/.exec(svg) ?? []
  const [x1, y1, x2, y2] = ends.map(Number) as [number, number, number, number]
  if (ends.length === 0) return undefined
  return [Math.atan2(-y1, x1), Math.atan2(-y2, x2)].map((angle) => Math.round((angle * 180) / Math.PI + 360) % 360)
}

test('it is one picture with a name that says the day, the chart and what happens', () => {
  const svg = draw(aSky())

  expect(svg).toContain('role="img" aria-label="The sky today around your chart: Mercury squares your Sun"')
  expect(svg.match(/role=/g)).toHaveLength(1)
  expect(draw(aSky(), 'on November 21, 2026')).toContain('The sky on November 21, 2026 around your chart')
})

test('the line goes from the body of the day to the point that it meets, with the Ascendant at the left', () => {
  expect(lineIn(draw(aSky()))).toEqual([180 + 174 - 130, 180 + 84 - 130])
})

test('a conjunction, and what meets nothing, is marked without a line', () => {
  expect(lineIn(draw(aSky({ lead: { mover: 'Mercury', point: 'Sun', aspect: 'conjunction' } })))).toBeUndefined()
  expect(lineIn(draw(aSky({ lead: { mover: 'Jupiter' } })))).toBeUndefined()
})

test('around a Sun sign it has the sign at the left and the line between two bodies', () => {
  const lead = { mover: 'Mercury', point: 'Jupiter', aspect: 'square' } as const
  const svg = draw(aSky({ natal: [], sign: 'Leo', lead, label: 'Mercury squares Jupiter' }))

  expect(svg).toContain('aria-label="The sky today around Leo: Mercury squares Jupiter"')
  expect(lineIn(svg)).toEqual([180 + 174 - 120, 180 + 146 - 120])
})

test('bodies that are together are drawn beside each other', () => {
  const bodies = [170, 171, 172].map((longitude, index) => ({
    planet: (['Mercury', 'Venus', 'Mars'] as const)[index]!,
    longitude,
  }))
  const svg = draw(aSky({ bodies, natal: [], lead: { mover: 'Mercury' } }))
  const places = [...svg.matchAll(/translate\((\S+) (\S+)\) scale\(0\.[56]/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    .filter(([x, y]) => Math.hypot(x, y) > 100)

  expect(places).toHaveLength(3)
  for (const [index, [x, y]] of places.slice(1).entries())
    expect(Math.hypot(x - places[index]![0], y - places[index]![1])).toBeGreaterThan(14)
})
