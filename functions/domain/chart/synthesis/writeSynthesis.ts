import { type ChartPattern, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import { aspectLines } from './aspectLines.ts'
import { bigThreeLines } from './bigThreeLines.ts'
import { chooseSentences } from './chooseSentences.ts'
import { closingLines } from './closingLines.ts'
import { loudestPlanet, strengthLines } from './strengthLines.ts'
import type { UnreadChart } from './UnreadChart.ts'

/**
 * What a chart says as a whole, in three or four paragraphs of 150 to 220 words together: the Big Three, what is strong,
 * the weightiest aspects, and a pattern or the planet behind the rising sign. The same chart always gets the same text.
 */
export function writeSynthesis(chart: UnreadChart): string[] {
  const pattern = tellingPattern(chart.patterns)
  const introduced: Planet[] = ['Sun', 'Moon', loudestPlanet(chart), ...(chart.moonSignOther ? ['Mars' as const] : [])]
  const paragraphs = [
    bigThreeLines(chart),
    strengthLines(chart, pattern?.place?.house ?? null),
    aspectLines(chart, introduced, pattern?.planets ?? []),
    closingLines(chart, pattern),
  ]
  // The date alone, so that a corrected birth time changes only what depends on it.
  return chooseSentences(paragraphs, chart.origin.date)
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
}

/** The pattern with the most bodies that are a person's own; patterns of slow planets belong to a whole age. */
function tellingPattern(patterns: readonly ChartPattern[]): ChartPattern | undefined {
  const ownOf = ({ planets }: ChartPattern) => planets.filter((planet) => OWN.includes(planet)).length
  const [first] = patterns.filter((pattern) => ownOf(pattern) > 0).toSorted((one, other) => ownOf(other) - ownOf(one))
  return first
}

/** Sun, Moon, Mercury, Venus and Mars. */
const OWN = PLANETS.slice(0, 5)
