import type { AccuracyReport, Spread } from './accuracyReport.ts'

const [START, END] = ['<!-- accuracy -->', '<!-- /accuracy -->']

/** The text with the report's table between the two markers. Throws when the markers are missing. */
export function withAccuracyTable(text: string, report: AccuracyReport): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`The text has no ${START} … ${END}`)
  return `${text.slice(0, start + START.length)}\n${tableOf(report)}\n${text.slice(end)}`
}

const tableOf = ({ engine, reference, second }: AccuracyReport): string =>
  [
    `Error of ${engine} and our houses in arcseconds: median, 99th percentile, maximum.`,
    '',
    `| | Swiss Ephemeris on JPL DE441, ${reference.births} births | astronomy-engine, ${second.births} births 1920–2026 |`,
    '|---|---|---|',
    ...Object.entries(reference.errors).map(
      ([name, spread]) => `| ${name} | ${cell(spread)} | ${cell(second.errors[name])} |`,
    ),
    '',
    `Signs that differ from Swiss Ephemeris: ${reference.wrongSigns}. astronomy-engine is the less accurate of the two: its own documentation promises one arcminute.`,
  ].join('\n')

const cell = (spread: Spread | undefined): string =>
  spread ? spread.map((seconds) => seconds.toFixed(2)).join(' · ') : ''
