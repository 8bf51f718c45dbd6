import '../data/build/ephemeris.ts'
import { answerLines } from './answerLines.ts'
import { chartLine } from './chartLine.ts'

/** Usage: echo '{"date":"1990-01-31","time":"08:30","lat":51.5,"lon":-0.13,"zone":"Europe/London"}' | npm run --silent chart */
await answerLines({ input: process.stdin, output: process.stdout }, chartLine)
