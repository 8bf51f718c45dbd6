import { expect, test } from 'vitest'
import { pictures } from '../../../../web/lib/drawing/pictures.ts'
import { drawPictures } from '../../../../web/prerender/pictures/drawPictures.tsx'
import { pictureSources } from '../../../../web/prerender/pictures/pictureSources.ts'

const drawn = drawPictures(pictureSources('web'))

test('each picture is drawn in both themes', () => {
  expect(Object.keys(drawn)).toContain('/pictures/wheel-dark.svg')
  expect(Object.keys(drawn)).toContain('/pictures/wheel-light.svg')
  expect(drawn['/pictures/wheel-dark.svg']).not.toBe(drawn['/pictures/wheel-light.svg'])
})

test.each(
  Object.entries(drawn),
)('%s stands alone: no variable, class or role of a page, and its own size', (_, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
  expect(svg).not.toMatch(/var\(|undefined|NaN|class=|role=|tabindex=|style=|<style/)
})

test.each(Object.entries(pictures))('the room that the page keeps for the %s has the shape of its drawing', (name, {
  width,
  height,
}) => {
  const [, , drawnWidth, drawnHeight] = /viewBox="([^"]+)"/
    .exec(drawn[`/pictures/${name}-dark.svg`]!)![1]!
    .split(' ')
    .map(Number)
  expect(drawnWidth! / drawnHeight!).toBe(width / height)
})

test('the rooms show what their samples say', () => {
  expect(drawn['/pictures/year-dark.svg']).toContain('>Aug<')
  expect(drawn['/pictures/month-dark.svg']).toContain('>31<')
  expect(drawn['/pictures/pair-dark.svg']!.match(/\d+°</g)!.length).toBeGreaterThan(20)
  expect(drawn['/pictures/card-dark.svg']).toContain('>Cancer<')
  expect(drawn['/pictures/letter-dark.svg']).toContain('from your own chart')
  expect(drawn['/pictures/letter-dark.svg']).toContain('>For today')
})

test('the wheel has every body of the sample on the ground of the theme', () => {
  expect(drawn['/pictures/wheel-dark.svg']).toContain('fill="#0c0e14"')
  expect(drawn['/pictures/wheel-light.svg']).toContain('fill="#f6f1e6"')
  expect(drawn['/pictures/wheel-dark.svg']!.match(/\d+°</g)!.length).toBeGreaterThan(10)
})
