import type { LocalDate } from '../../../../shared/domain/time.ts'
import { lastDayIn } from '../words/timesIn.ts'
import type { Draft, Sentence } from './Draft.ts'

/** A draft in which whatever comes sooner is told sooner. */
export const inOrderOfDays = (draft: Draft, today: LocalDate): Draft => ({
  ...draft,
  paragraphs: draft.paragraphs.map((paragraph) => sortDaysAhead(paragraph, today)),
})

function sortDaysAhead(paragraph: readonly Sentence[], today: LocalDate): readonly Sentence[] {
  const [timing, second] = (['timing', 'second'] as const).map((kind) => paragraph.find((each) => each.kind === kind))
  if (!timing || !second) return paragraph
  const dayOf = ({ text }: Sentence) => lastDayIn(text, today) ?? today
  const pair = dayOf(second) < dayOf(timing) ? [second, timing] : [timing, second]
  return [...paragraph.filter((each) => each !== timing && each !== second), ...pair]
}
