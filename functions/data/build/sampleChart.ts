import './ephemeris.ts'
import { writeFileSync } from 'node:fs'
import { castChart } from '../../domain/chart/natalChart.ts'
import { dataFile } from '../../domain/dataFile.ts'
import { buildContent } from '../buildContent.ts'
import { SAMPLE_BIRTH } from './sampleBirth.ts'

buildContent(dataFile('generated/content'))
/** Writes the chart that anybody may explore. To be run again when charts change; a test tells when that was forgotten. */
writeFileSync('web/public/sample-chart.json', `${JSON.stringify(castChart(SAMPLE_BIRTH))}\n`)
