import { buildGazetteer } from '../data/buildGazetteer.ts'
import { dataFile } from '../domain/dataFile.ts'
import { answerLines } from './answerLines.ts'
import { placeLine } from './placeLine.ts'

/** Usage: echo 'Springfield, Illinois' | npm run --silent place */
buildGazetteer(dataFile('generated/gazetteer.bin'))
await answerLines({ input: process.stdin, output: process.stdout }, placeLine)
