import { writeFileSync } from 'node:fs'
import { dataFile } from '../../domain/dataFile.ts'
import { buildContent } from '../buildContent.ts'
import { roomSamples } from './roomSamples.ts'

buildContent(dataFile('generated/content'))
/** Writes what the pictures of the landing page show. To be run again when that changes; a test tells when it was forgotten. */
writeFileSync('web/data/roomSamples.json', `${JSON.stringify(roomSamples())}\n`)
