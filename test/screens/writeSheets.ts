import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

export interface Row {
  name: string
  slug: string
  pictures: string[]
}

/** The index, with a row for each screen, and each row as a picture of its own. */
export async function writeSheets(
  browser: Browser,
  { folder, rows }: { folder: string; rows: Row[] },
): Promise<string> {
  const index = join(folder, 'index.html')
  writeFileSync(index, indexOf(rows))
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.goto(pathToFileURL(index).href)
  for (const { slug } of rows) await page.locator(`#${slug}`).screenshot({ path: join(folder, `sheet-${slug}.png`) })
  await page.close()
  return index
}

const indexOf = (rows: Row[]) => `<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { margin: 16px; font: 16px system-ui, sans-serif; background: #888 }
  div { display: grid; grid-template-columns: 390fr 768fr 1280fr; gap: 8px; align-items: start }
  img { width: 100% }
</style>
${rows.map(sectionOf).join('\n')}
`

const sectionOf = ({ name, slug, pictures }: Row) => `<section id="${slug}">
<h2>${name}</h2>
<div>${pictures.map((picture) => `<a href="${picture}"><img src="${picture}" alt="${picture}"></a>`).join('')}</div>
</section>`
