import type { LocalDate } from '../../../../shared/domain/time.ts'
import { lastDayIn } from '../words/timesIn.ts'
import type { Sentence } from './Draft.ts'

/** Whatever comes sooner is told sooner. */
export function inOrderOfDays(paragraph: readonly Sentence[], today: LocalDate): readonly Sentence[] {
  const [timing, second] = (['timing', 'second'] as const).map((kind) => paragraph.find((each) => each.kind === kind))
  if (!timing || !second) return paragraph
  const dayOf = ({ text }: Sentence) => lastDayIn(text, today) ?? today
  const pair = dayOf(second) < dayOf(timing) ? [second, timing] : [timing, second]
  return [...paragraph.filter((each) => each !== timing && each !== second), ...pair]
}
