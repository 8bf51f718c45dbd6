import { expect, test } from 'vitest'
import { drawPictures } from '../../../web/prerender/drawPictures.tsx'
import { pictureSources } from '../../../web/prerender/pictureSources.ts'

const drawn = drawPictures(pictureSources())

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

test('the wheel has every body of the sample on the ground of the theme', () => {
  expect(drawn['/pictures/wheel-dark.svg']).toContain('fill="#0c0e14"')
  expect(drawn['/pictures/wheel-light.svg']).toContain('fill="#f6f1e6"')
  expect(drawn['/pictures/wheel-dark.svg']!.match(/\d+°</g)!.length).toBeGreaterThan(10)
})
