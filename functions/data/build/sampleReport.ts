import './ephemeris.ts'
import { writeFileSync } from 'node:fs'
import type { SampleReport } from '../../../shared/domain/compatibility.ts'
import { compareBirths } from '../../domain/compatibility/compareBirths.ts'
import { dataFile } from '../../domain/dataFile.ts'
import { buildContent } from '../buildContent.ts'
import { SAMPLE_DATES } from './sampleDates.ts'

buildContent(dataFile('generated/content'))
/** Writes the report that anybody may read. To be run again when reports change; a test tells when that was forgotten. */
const report: SampleReport = {
  readerBirthDate: SAMPLE_DATES.reader,
  partnerBirthDate: SAMPLE_DATES.partner,
  ...compareBirths(SAMPLE_DATES),
}
writeFileSync('web/public/sample-report.json', `${JSON.stringify(report)}\n`)
