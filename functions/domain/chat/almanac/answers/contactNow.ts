import { SLOW_MOVERS } from '../../../../content/schema/keys.ts'
import type { CalendarContact } from '../../../sky/calendar/listContactsBetween.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { contactWords } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'

/** Of the contacts that are under way, the one that is exact next or was exact last, and until when it lasts. */
export function contactNow(known: Knowledge, fits = isSlow): AlmanacAnswer | undefined {
  const { now, reader } = known
  const distance = ({ exact }: CalendarContact) => Math.min(...exact.map((at) => Math.abs(at - now)))
  const [found] = known
    .contacts()
    .filter((contact) => contact.begins <= now && now < contact.ends && fits(contact))
    .sort((one, other) => distance(one) - distance(other))
  if (!found) return undefined
  return { answer: nowWords(found, known), ...contactReasons(found, reader) }
}

export function nowWords(contact: CalendarContact, known: Knowledge): string {
  const { day, times } = dayWordsFor(known)
  const words = { ...contactWords(contact), ends: day(contact.ends), times: times(contact.exact) }
  return say(answers().timing.contactNow, words)
}

const isSlow = ({ mover }: CalendarContact): boolean => SLOW_MOVERS.some((slow) => slow === mover)
