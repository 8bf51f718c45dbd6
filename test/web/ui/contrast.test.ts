import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('web/ui/theme.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
)

const GROUNDS = ['ground', 'surface', 'raised']
const READ = ['text', 'muted', 'brass', 'brass-strong', 'danger', 'good', 'fire', 'earth', 'air', 'water']

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const contrast = (one: string, other: string) => ratio(tokens.get(one)![theme], tokens.get(other)![theme])

  test.each(
    GROUNDS.flatMap((ground) => READ.map((ink) => [ink, ground] as const)),
  )('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    GROUNDS.flatMap((ground) => ['easy', 'hard'].map((line) => [line, ground] as const)),
  )('lines of %s aspects can be seen on %s', (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(GROUNDS)('the edge of a control can be seen on %s', (ground) => {
    expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })

  test.each(['brass', 'brass-strong'])('the words on a button of %s can be read', (plate) => {
    expect(contrast('on-brass', plate)).toBeGreaterThanOrEqual(4.5)
  })
})

test('every colour of the theme is known for light and for dark', () => {
  const colours = css.match(/--[\w-]+: (#|light-dark)/g) ?? []

  expect(tokens.size).toBe(colours.length)
  expect([...tokens.keys()]).toEqual(
    expect.arrayContaining([...GROUNDS, ...READ, 'line', 'line-strong', 'on-brass', 'easy', 'hard']),
  )
})

/** Contrast as WCAG 2.2 defines it, 1 to 21. */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = hex.match(/[\da-f]{2}/g)!.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
