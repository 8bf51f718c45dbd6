import '../data/build/ephemeris.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile } from '../domain/dataFile.ts'
import { accuracyReport } from './accuracyReport.ts'
import { withAccuracyTable } from './withAccuracyTable.ts'

/** Measures how exact the sky is, into `functions/data/accuracy.json` and the README. Usage: npm run accuracy */
const root = join(import.meta.dirname, '../..')
const births = join(root, 'test/data/reference-charts.json')
const readme = join(root, 'README.md')

const report = accuracyReport(JSON.parse(readFileSync(births, 'utf8')).charts)
writeFileSync(dataFile('accuracy.json'), `${JSON.stringify(report, null, 1)}\n`)
writeFileSync(readme, withAccuracyTable(readFileSync(readme, 'utf8'), report))
