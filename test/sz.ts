import { siteRows } from './bench/site.ts'

for (const row of await siteRows())
  if (/dashboard|CSS|every|whole|document|Landing/.test(String((row as any).row))) console.log(JSON.stringify(row))
