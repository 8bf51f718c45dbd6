import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { composePages } from './composePages.ts'

const CONFIG = join(import.meta.dirname, '../vite.config.ts')
const SITE = join(import.meta.dirname, '../../dist/web')
/** Beside the site, where the packages that it imports are found. */
const PEN = join(import.meta.dirname, `../../dist/prerender-${process.pid}`)

/** Builds the site, into dist/web: the landing page drawn as HTML, and one document for every other screen. */
export async function buildSite(site = SITE): Promise<void> {
  const { output } = (await build({
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir: site },
  })) as Rolldown.RolldownOutput
  const { drawLanding, drawArriving, drawDocuments, documentStyle } = await takePen()

  const nameOf = (pattern: RegExp) => `/${output.find(({ fileName }) => pattern.test(fileName))!.fileName}`
  const style = nameOf(/\.css$/)
  const pages = composePages({
    template: readFileSync(join(site, 'index.html'), 'utf8'),
    landing: await drawLanding(),
    arriving: await drawArriving(),
    documents: await drawDocuments(),
    documentStyle: documentStyle.trim(),
    style: { path: style, text: readFileSync(join(site, style), 'utf8').trim() },
    font: nameOf(/latin-400-normal.*\.woff2$/),
    programs: chunksOf(['startApp', 'shared'], output),
  })

  for (const [name, html] of Object.entries(pages)) writeFileSync(join(site, name), html)
  rmSync(PEN, { recursive: true })
}

/** Chunks by their names and all that they import at once. */
function chunksOf(names: string[], output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const named = [...chunks.values()].filter((chunk) => names.includes(chunk.name))
  const needed = new Set(named.map(({ fileName }) => fileName))
  for (const file of needed) for (const imported of chunks.get(file)?.imports ?? []) needed.add(imported)
  return [...needed].map((file) => `/${file}`)
}

/** The same components, bundled for Node, so that class names and addresses agree with the browser's. */
async function takePen(): Promise<typeof import('./draw.tsx')> {
  await build({
    configFile: CONFIG,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'prerender/draw.tsx', outDir: PEN, emptyOutDir: true },
  })
  return import(pathToFileURL(join(PEN, 'draw.js')).href)
}
