import { AREAS } from '../../../content/schema/areas.ts'
import { partnerWords } from '../almanac/areaOf.ts'
import type { Passage } from '../almanac/Passage.ts'
import type { ReadingTask } from '../dailyReading.ts'

/**
 * What a model is told of a day: how the sky is said, and the almanac's passage as notes. Of the reader it holds the area of
 * life and the word for the other person: no birth, name or address.
 */
export function notesFor({ day, written }: ReadingTask, passage: Passage): string {
  const { read, event } = written
  const partner = partnerWords(day.relationship)
  const notes = passage.say.flatMap((part) =>
    typeof part === 'string' ? [] : Object.entries(part).map(([kind, text]) => `${kind.replace('?', '')}: ${text}`),
  )
  return [
    `Event: ${event}`,
    `Area: ${AREA_WORDS[read.area]}`,
    ...notes,
    ...AREAS.filter((area) => area === read.area).map((area) => `area: ${passage.areas[area]}`),
    `act: ${passage.acts[read.act]}`,
  ]
    .join('\n')
    .replaceAll('{partner}', partner)
}

const AREA_WORDS = { love: 'love', work: 'work', people: 'friends and other people', self: 'time alone' } as const
