import '../data/build/ephemeris.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accuracyReport } from './accuracyReport.ts'
import { withAccuracyTable } from './withAccuracyTable.ts'

/** Measures how exact the sky is, into what the page about it shows and the README. Usage: npm run accuracy */
const root = join(import.meta.dirname, '../..')
const births = join(root, 'test/data/reference-charts.json')
const page = join(root, 'web/data/accuracy.json')
const readme = join(root, 'README.md')

const report = accuracyReport(JSON.parse(readFileSync(births, 'utf8')).charts)
writeFileSync(page, `${JSON.stringify(report, null, 1)}\n`)
writeFileSync(readme, withAccuracyTable(readFileSync(readme, 'utf8'), report))
