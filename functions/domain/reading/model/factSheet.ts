import type { Planet } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import type { Body, Facts, Placement } from '../../grounding/Facts.ts'
import { readMentions } from '../../grounding/readMentions.ts'
import { weekdayOf } from '../../words/calendar.ts'
import type { Draft } from '../compose/Draft.ts'
import type { ReadingTask } from '../dailyReading.ts'
import { type Times, timesIn } from '../words/timesIn.ts'
import { dayWords } from '../words/when.ts'
import { sheetFacts } from './sheetFacts.ts'
import { type SheetLine, sheetLines } from './sheetLines.ts'

/** What a model is told of a day, and what its text is checked against. */
export interface FactSheet {
  scope: Draft['scope']
  text: string
  facts: Facts
  lines: readonly (SheetLine & Times)[]
}

/**
 * The facts of a day in a few lines. Of the reader they hold what the day touches in the chart, and nothing of what they
 * have told us: no birth, name or address, no relationship and no life focus.
 */
export function factSheet(task: ReadingTask): FactSheet {
  const { date } = task.day.window
  const { scope } = task.written.draft
  const lines = sheetLines(task).map((line) => ({ ...withMover(line), ...timesIn(line.text, date) }))
  const known = sheetFacts(task)
  const heading = `Kind: ${scope}. Today: ${weekdayOf(date)}, ${dayWords(date, date)}.`
  return {
    scope,
    lines,
    text: [heading, ...lines.map(({ text }) => text)].join('\n'),
    facts: {
      ...known,
      placements: [...known.placements, ...lines.flatMap(placementsIn)],
      phases: [...(known.phases ?? []), ...lines.flatMap(phasesIn)],
      today: date,
      dates: [date, ...lines.flatMap(({ dates }) => dates)],
      hours: lines.flatMap(({ hours }) => hours),
    },
  }
}

/** A line about the sky belongs to the body that it begins with. */
function withMover(line: SheetLine): SheetLine {
  const [first] = readMentions(line.text)
  const isOfSky = first?.kind === 'body' && first.frame !== 'birth'
  return !line.mover && isOfSky && isPlanet(first.body) ? { ...line, mover: first.body } : line
}

const isPlanet = (body: Body): body is Planet => body !== 'Ascendant' && body !== 'Midheaven'

/** A line that only says where a body of the sky is: "Venus is in Libra until Friday." */
function placementsIn({ text }: SheetLine): Placement[] {
  const [body, sign, ...more] = readMentions(text)
  return body?.kind === 'body' && body.frame !== 'birth' && sign?.kind === 'sign' && more.length === 0
    ? [{ of: 'sky', body: body.body, sign: sign.sign }]
    : []
}

const phasesIn = ({ text }: SheetLine): MoonPhase[] =>
  PHASES.filter(([words]) => text.includes(words)).map(([, phase]) => phase)

const PHASES: readonly (readonly [string, MoonPhase])[] = [
  ['New Moon', 'new_moon'],
  ['Full Moon', 'full_moon'],
  ['waxing half Moon', 'first_quarter'],
  ['waning half Moon', 'last_quarter'],
]
