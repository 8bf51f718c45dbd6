import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    const { landing, shared, dashboard, screens, scripts, styles } = weighSite(site)
    const heaviest = Object.entries(screens)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 5)
    const row = (name: string, figure: number, budget?: number): Row => ({
      row: name,
      figure,
      unit: 'KB',
      ...(budget && { budget }),
    })
    return [
      row('bare React, built in this run', bare),
      row('landing page, document', landing.document, 14),
      row('landing page, JavaScript before any input', landing.scripts, 3),
      row('landing page, inlined CSS', landing.style, 3),
      row('JavaScript that every screen shares', shared),
      { ...row('first dashboard visit, JavaScript', dashboard.scripts, 120), ratio: dashboard.scripts / bare },
      row('first dashboard visit, CSS', dashboard.styles, 6),
      ...heaviest.map(([name, figure]) => row(`chunk ${name}`, figure, name === 'NatalChart' ? 16 : 12)),
      row('whole app, JavaScript', scripts, 215),
      row('whole app, CSS', styles, 11),
    ]
  } finally {
    rmSync(site, { recursive: true })
  }
}

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
