import { afterEach, expect, test, vi } from 'vitest'
import { WheelReadout } from '../../../../../web/features/chart/wheel/WheelReadout.tsx'
import { renderAs } from '../../../renderAs.tsx'
import { aChart } from './aChart.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  { pointer: 'a finger', matches: true, verb: 'Tap' },
  { pointer: 'a mouse', matches: false, verb: 'Click' },
])('with $pointer the wheel asks to $verb, and names the keys, since a tablet may have them too', async (each) => {
  vi.stubGlobal('matchMedia', () => each)

  expect(await renderAs(null, <WheelReadout chart={aChart()} shown={null} />)).toBe(
    `${each.verb} a planet, or use the arrow keys, to see its position and aspects.`,
  )
})
