import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestClearTop } from '../../../../web/ui/feedback/lowestClearTop.ts'

const WINDOW = { top: 0, bottom: 844 }
const span = (top: number, bottom: number) => ({ top, bottom })

test('without obstacles a toast is at the bottom of the window, with a margin', () => {
  expect(lowestClearTop(80, WINDOW, [])).toBe(844 - 12 - 80)
})

test('a toast is above the obstacles at the bottom', () => {
  expect(lowestClearTop(80, WINDOW, [span(780, 844), span(700, 780)])).toBe(700 - 12 - 80)
})

test('a toast fits between two headings if the gap is large enough', () => {
  const headings = [span(100, 140), span(140 + 12 + 80 + 12, 820)]

  expect(lowestClearTop(80, WINDOW, headings)).toBe(152)
  expect(lowestClearTop(81, WINDOW, headings)).toBeUndefined()
})

test('obstacles outside the window do not move a toast', () => {
  expect(lowestClearTop(80, WINDOW, [span(900, 940), span(-60, -20)])).toBe(844 - 12 - 80)
})

test('there is no place for a toast that is taller than the window', () => {
  expect(lowestClearTop(840, WINDOW, [])).toBeUndefined()
})

const obstacles = fc.array(
  fc
    .record({ top: fc.integer({ min: -200, max: 1000 }), height: fc.integer({ min: 1, max: 500 }) })
    .map(({ top, height }) => span(top, top + height)),
  { maxLength: 8 },
)
const isClearAt = (top: number, height: number, all: { top: number; bottom: number }[]) =>
  top >= 12 && top + height <= 832 && all.every((each) => each.top >= top + height + 12 || each.bottom + 12 <= top)

test('a toast never touches an obstacle, and no lower place would be clear', () => {
  fc.assert(
    fc.property(obstacles, fc.integer({ min: 40, max: 200 }), (all, height) => {
      const found = lowestClearTop(height, WINDOW, all)

      const clear = [...Array(844).keys()].filter((top) => isClearAt(top, height, all))
      expect(found).toBe(clear.at(-1))
    }),
    { numRuns: 500, seed: 11 },
  )
})
