import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { buildSite } from '../../infra/build/buildSite.ts'
import type { Row } from './row.ts'
import { kilobytes, weighSite } from './weighSite.ts'

/** What a browser has to fetch, in kilobytes of gzip, beside a page of React that does nothing. */
export async function siteRows(): Promise<Row[]> {
  const site = mkdtempSync(join(tmpdir(), 'bench-site-'))
  try {
    await buildSite(site)
    const bare = await bareReact()
    const weightOf = (file: string) => kilobytes(readFileSync(join(site, 'assets', file)))
    const files = readdirSync(join(site, 'assets'))
    const scripts = files.filter((file) => file.endsWith('.js'))
    const landing = sum(reachable(site, 'index.html').map(weightOf))
    const first = new Set(reachable(site, 'app.html'))
    const screens = scripts.filter((file) => !first.has(file)).map((file) => [file, weightOf(file)] as const)
    const all = weighSite(site)
    const heaviest = screens.toSorted(([, one], [, other]) => other - one).slice(0, 5)
    return [
      { row: 'bare React, built in this run', figure: bare, unit: 'KB' },
      {
        row: 'landing page, JavaScript before any input',
        figure: landing,
        unit: 'KB',
        budget: 1.25 * bare,
        ratio: landing / bare,
      },
      { row: 'what every screen shares', figure: sum([...first].map(weightOf)), unit: 'KB' },
      ...heaviest.map(([file, figure]): Row => ({ row: `chunk ${file}`, figure, unit: 'KB', budget: 15 })),
      { row: 'all chunks together', figure: all.scripts, unit: 'KB', budget: 150 },
      { row: 'all styles', figure: all.styles, unit: 'KB', budget: 6 },
      { row: 'what the documents wear beside', figure: all.inDocuments, unit: 'KB' },
    ]
  } finally {
    rmSync(site, { recursive: true })
  }
}

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)

async function bareReact(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'; createRoot(document.body).render(null)`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return kilobytes(outputFiles[0]!.contents)
}

/** The scripts that a document fetches at once: those that it names and all that they import without waiting. */
function reachable(site: string, document: string): string[] {
  const html = readFileSync(join(site, document), 'utf8')
  const found = new Set([...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file!))
  for (const file of found) {
    const text = readFileSync(join(site, 'assets', file), 'utf8')
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(basename(imported!))
  }
  return [...found]
}
