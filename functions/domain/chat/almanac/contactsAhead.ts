import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import type { Body } from '../../grounding/Body.ts'
import type { CalendarContact } from '../../sky/calendar/listContactsBetween.ts'
import type { Knowledge } from '../Knowledge.ts'

/** The contacts to one of these points that are still to be exact, the soonest first. */
export function contactsAhead(points: readonly Body[], known: Knowledge): CalendarContact[] {
  return known
    .contacts()
    .filter((contact) => points.includes(contact.point) && nextExact(contact, known) !== undefined)
    .sort((one, other) => nextExact(one, known)! - nextExact(other, known)!)
}

export const nextExact = ({ exact }: CalendarContact, { now }: Pick<Knowledge, 'now'>): EpochSeconds | undefined =>
  exact.find((at) => at >= now)
