import type { ReadingContent } from '../../../shared/domain/reading.ts'
import type { Day } from './almanac/Day.ts'
import { tellPersonalDay } from './almanac/tellPersonalDay.ts'
import { tellSignDay } from './almanac/tellSignDay.ts'

/**
 * The built-in writer's reading of a day: a title of at most 60 characters, two or three paragraphs with a blank line
 * between them, and one piece of advice. Equal for equal facts; `basis` names the fact that each part rests on, in order.
 */
export function dailyGuidance(day: Day): ReadingContent {
  const { title, paragraphs, advice } = day.scope === 'personal' ? tellPersonalDay(day) : tellSignDay(day)
  return {
    title,
    content: paragraphs.map(({ text }) => text).join('\n\n'),
    advice: advice.text,
    basis: [
      ...paragraphs.map(({ fact }) => ({ part: 'content' as const, fact })),
      { part: 'advice' as const, fact: advice.fact },
    ],
  }
}
