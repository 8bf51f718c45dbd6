import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { bodyWords } from '../../words/bodies.ts'
import { weekdayOf } from '../../words/calendar.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ordinal } from '../../words/ordinals.ts'
import { listAnchors } from '../compose/anchors.ts'
import type { ReadingTask } from '../dailyReading.ts'
import { explainReading } from '../explainReading.ts'
import { contactCourse } from '../facts/contactCourse.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Fact } from '../facts/Fact.ts'
import { HOUSE_WORDS } from '../words/houses.ts'

/** One thing that is so. `mover` is the moving body that its days and hours belong to. */
export interface SheetLine {
  text: string
  mover?: Planet
}

const MOST_ANCHORS = 4

/** Everything that there is to say about a day, the lead first, in lines of plain words. */
export function sheetLines(task: ReadingTask): SheetLine[] {
  const { day, written } = task
  const lines = written.draft.scope === 'personal' ? personalLines(task) : signLines(task)
  return lines.map((line) => ({ ...line, text: withWeekday(line.text, day.window.date) }))
}

/** "Tomorrow" is true for a day, and a text is sometimes read later than it was meant to be. */
const withWeekday = (text: string, today: LocalDate): string =>
  text.replace(/(until |since |: )?\btomorrow\b/g, (_, before = 'on ') => `${before}${weekdayAfter(today)}`)

const weekdayAfter = (today: LocalDate): string => weekdayOf(addDays(today, 1))

function personalLines(task: ReadingTask): SheetLine[] {
  const { day, written } = task
  const { lead, second } = written
  const facts = explainReading(written, day.chart).map(({ fact }) => fact)
  return [
    { text: `Lead: ${facts[0]}`, mover: lead.mover },
    { text: `Place: ${facts.at(-1)}` },
    ...housesOf(task),
    ...courseOf(task),
    ...(second ? [{ text: `Second: ${facts[1]}`, mover: second.fact.mover }] : []),
  ]
}

/** The other side of a contact: where the mover is, and where what it meets is. */
function housesOf({ day, written: { lead, house } }: ReadingTask): SheetLine[] {
  if (!day.chart.hasHouses || lead.kind !== 'contact') return []
  const sides = [
    { who: `${capitalised(bodyWords(lead.mover))} is`, where: lead.house },
    { who: `Your ${lead.target} is`, where: lead.targetHouse },
  ]
  return sides
    .filter(({ where }) => where !== house)
    .map(({ who, where }) => ({
      text: `${who} in your ${ordinal(where)} house, which is about ${HOUSE_WORDS[where - 1]![0]}.`,
    }))
}

/** How it goes on. A slot that is empty today has nothing to tell. */
function courseOf({ day, written: { lead, slots } }: ReadingTask): SheetLine[] {
  const { startDay, endDay, pass, total, nextDay, returnDay, signEnd, quarter, quarterDay } = slots
  const mover = capitalised(bodyWords(lead.mover))
  const told: [string | undefined, string][] = [
    [lead.kind === 'contact' ? startDay : undefined, `${mover} has been in range since ${startDay}.`],
    [pass, `It is the ${pass} of ${total} times.`],
    [nextDay, `${mover} is exact${nextDay && wasExact(lead, day.window) ? ' again' : ''}: ${nextDay}.`],
    [returnDay, `${mover} comes back into range: ${returnDay}.`],
    [signEnd === endDay ? undefined : signEnd, `${mover} is in ${lead.sign} until ${signEnd}.`],
    ['near' in lead ? lead.near : undefined, `It is close to your ${'near' in lead ? lead.near : ''}.`],
  ]
  const lines = told.filter(([value]) => value !== undefined).map(([, text]) => ({ text, mover: lead.mover }))
  return [...lines, ...(quarter ? [{ text: `The next ${quarter}: ${quarterDay}.`, mover: 'Moon' as const }] : [])]
}

const wasExact = (lead: Fact, window: DayWindow): boolean =>
  lead.kind === 'contact' && contactCourse(lead, window).passes.some((pass) => pass < window.to)

/** A sign's readers have many zones: no hours, and no day that is another one somewhere. */
function signLines({ day, written }: ReadingTask): SheetLine[] {
  const { lead, slots } = written
  const [event = '', place = ''] = explainReading(written, day.chart).map(({ fact }) => fact)
  const anchors = listAnchors(bodiesOf(lead), day.window).slice(0, MOST_ANCHORS)
  return [
    {
      text: `Lead: ${slots.today ? event : event.replace(/,?(?: exact)? (?:today|within a day)\.$/, '.')}`,
      mover: lead.mover,
    },
    { text: `Place: ${place}` },
    ...anchors.map((anchor) => ({ text: `${capitalised(anchor)}.` })),
  ]
}

const bodiesOf = (lead: Fact): Planet[] =>
  lead.kind === 'contact' && lead.target !== 'Ascendant' && lead.target !== 'Midheaven'
    ? [lead.mover, lead.target]
    : [lead.mover]
