import { readFileSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { brand } from '../../shared/domain/brand.ts'
import { landingText } from '../lib/text/landingText.ts'

/*
 * Draws the image of link previews: the planisphere, and what the product is. Run it after a change of either:
 * node web/prerender/drawShareImage.ts
 */

const font = readFileSync('node_modules/@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2')
const planisphere = readFileSync('web/data/planisphere.svg', 'utf8')

const page = `<!doctype html><style>
  @font-face { font-family: serif-of-ours; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  :root { --ground: #0c0e14; --line: #2c3347; --line-strong: #667090; --text: #ece7db; --muted: #a9aba6; --brass: #d9b36c }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #0c0e14; color: var(--text); font-family: serif-of-ours }
  svg { position: absolute; left: 560px; top: -60px; width: 900px; height: 900px }
  div { position: absolute; left: 72px; top: 150px; width: 540px }
  p { margin: 0; font-size: 40px; color: var(--brass) }
  h1 { margin: 24px 0 20px; font: 62px/1.06 serif-of-ours }
  small { font-size: 28px; color: var(--muted) }
</style>${planisphere}<div><p>${brand.name}</p><h1>${landingText.headline}</h1><small>${brand.tagline}</small></div>`

const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--headless=shell'],
})
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await tab.setContent(page)
await tab.evaluate('document.fonts.ready')
await tab.screenshot({ path: 'web/public/share.png' })
await browser.close()
