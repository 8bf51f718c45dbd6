import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('web/ui/theme.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
)

const BACKGROUNDS = ['ground', 'surface', 'raised']
const TEXT_COLOURS = ['text', 'muted', 'brass', 'brass-strong', 'danger', 'good', 'fire', 'earth', 'air', 'water']

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const contrast = (one: string, other: string) => ratio(tokens.get(one)![theme], tokens.get(other)![theme])

  test.each(
    BACKGROUNDS.flatMap((background) => TEXT_COLOURS.map((colour) => [colour, background] as const)),
  )('%s text is readable on %s', (colour, background) => {
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    BACKGROUNDS.flatMap((background) => ['easy', 'hard'].map((line) => [line, background] as const)),
  )('the lines of %s aspects are visible on %s', (line, background) => {
    expect(contrast(line, background)).toBeGreaterThanOrEqual(3)
  })

  test.each(BACKGROUNDS)('the border of a control is visible on %s', (background) => {
    expect(contrast('line-strong', background)).toBeGreaterThanOrEqual(3)
  })

  test.each(['brass', 'brass-strong'])('the text on a %s button is readable', (fill) => {
    expect(contrast('on-brass', fill)).toBeGreaterThanOrEqual(4.5)
  })
})

test('every colour of the theme has a light and a dark value', () => {
  const colours = css.match(/--[\w-]+: (#|light-dark)/g) ?? []

  expect(tokens.size).toBe(colours.length)
  expect([...tokens.keys()]).toEqual(
    expect.arrayContaining([...BACKGROUNDS, ...TEXT_COLOURS, 'line', 'line-strong', 'on-brass', 'easy', 'hard']),
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
