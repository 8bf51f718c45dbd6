import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { brand } from '../../shared/domain/brand.ts'
import { landingText } from '../lib/text/landingText.ts'
import { buildServiceWorker } from '../serviceWorker/buildServiceWorker.ts'
import { bundleLoadAhead } from './bundleLoadAhead.ts'
import { chunksOf } from './chunksOf.ts'
import { composePages } from './composePages.ts'
import { pageHead, structuredData } from './pageHead.ts'
import { pictureSources } from './pictures/pictureSources.ts'
import { screensAhead } from './screensAhead.ts'
import { writeSiteMap } from './writeSiteMap.ts'
import { writeSiteTexts } from './writeSiteTexts.ts'

const CONFIG = join(import.meta.dirname, '../vite.config.ts')
const WEB = join(import.meta.dirname, '..')
const SITE = join(import.meta.dirname, '../../dist/web')
/** What search engines and link previews say of the landing page. Not with its other texts, which the app loads. */
const DESCRIPTION =
  'Your natal chart, calculated from where the planets really were, and a daily horoscope with the transit behind it. Compatibility, moon meditations and an AI astrologer. Free to start.'
/** Inside dist, so that Node can resolve the packages it imports. */
const RENDERER = join(import.meta.dirname, `../../dist/prerender-${process.pid}`)

/**
 * Builds the site into dist/web: the prerendered landing page, static pages, and two HTML files for all other screens.
 * `origin` is where it will be found, for search engines and link previews, and `contact` the address of its operators.
 */
export async function buildSite(site = SITE, mode = 'production', origin = '', contact?: string): Promise<void> {
  const { output } = (await build({
    configFile: CONFIG,
    logLevel: 'warn',
    mode,
    build: { outDir: site },
  })) as Rolldown.RolldownOutput
  const { staticPageStyle, ...renderer } = await buildRenderer(mode)
  const staticPages = await renderer.renderStaticPages(origin)

  const nameOf = (pattern: RegExp) => `/${output.find(({ fileName }) => pattern.test(fileName))!.fileName}`
  const styleText = (path: string) => readFileSync(join(site, path), 'utf8').trim()
  const entryStyle = nameOf(/index-.*\.css$/)
  const allStyles = output.map(({ fileName }) => `/${fileName}`).filter((path) => path.endsWith('.css'))
  const otherStyles = allStyles.filter((path) => path !== entryStyle)
  const scripts = chunksOf(['react', 'startApp', 'shared'], output)
  const styles = [nameOf(/startApp-.*\.css$/)]
  const pages = composePages({
    template: readFileSync(join(site, 'index.html'), 'utf8'),
    landing: await renderer.renderLanding(),
    skeleton: await renderer.renderScreenSkeleton(),
    shell: await renderer.renderShell(),
    noScript: await renderer.renderNoScript(),
    notFound: await renderer.renderNotFound(),
    landingHead: `${pageHead({ title: `${landingText.title} · ${brand.name}`, description: DESCRIPTION, path: '/', origin })}
    ${structuredData(DESCRIPTION, origin)}`,
    staticPages,
    entryStyle: { path: entryStyle, text: styleText(entryStyle) },
    otherStyles: [...otherStyles.map(styleText), staticPageStyle.trim()].join(''),
    font: nameOf(/latin-400-normal.*\.woff2$/),
    scripts,
    styles,
    loadAhead: await bundleLoadAhead(screensAhead(output, [entryStyle, ...scripts, ...styles])),
  })

  for (const [name, html] of Object.entries(pages)) writeFileSync(join(site, name), html)
  writePictures(site, renderer)
  writeSiteMap({ site, paths: ['/', ...staticPages.map(({ path }) => path)], origin })
  writeSiteTexts({ site, output, origin, contact })
  await buildServiceWorker({ site, output, pages })
  rmSync(RENDERER, { recursive: true })
}

function writePictures(site: string, { drawPictures }: Renderer): void {
  mkdirSync(join(site, 'pictures'), { recursive: true })
  for (const [path, svg] of Object.entries(drawPictures(pictureSources(WEB)))) writeFileSync(join(site, path), svg)
}

type Renderer = Pick<typeof import('./renderPages.tsx'), 'drawPictures'>

/** Bundles the same components for Node with the same config, so that class names and asset URLs match the browser's. */
async function buildRenderer(mode: string): Promise<typeof import('./renderPages.tsx')> {
  await build({
    configFile: CONFIG,
    logLevel: 'warn',
    mode,
    publicDir: false,
    build: { ssr: 'prerender/renderPages.tsx', outDir: RENDERER, emptyOutDir: true },
  })
  return import(pathToFileURL(join(RENDERER, 'renderPages.js')).href)
}
