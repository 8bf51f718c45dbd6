import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Picture {
  src: string
  sizes: string
  type: string
  form_factor?: string
}

const { icons, screenshots }: { icons: Picture[]; screenshots: Picture[] } = JSON.parse(
  readFileSync('web/public/manifest.webmanifest', 'utf8'),
)
const pictures = [...icons, ...screenshots].filter(({ type }) => type === 'image/png')

/** A PNG has its width at byte 16 and its height at byte 20. */
function sizeOf(src: string): string {
  const file = readFileSync(`web/public${src}`)
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

test.each(pictures)('the manifest says how large $src is', ({ src, sizes }) => {
  expect(sizeOf(src)).toBe(sizes)
})

test('a browser that offers to install the app shows it on a phone and on a desktop', () => {
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
})
