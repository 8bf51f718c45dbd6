import type { Body } from '../../grounding/Facts.ts'
import type { CalendarContact } from '../../sky/calendar/listContactsBetween.ts'
import type { Knowledge } from '../Knowledge.ts'

/** The next contact to one of these points that is still to be exact. */
export const nextContactOf = (points: readonly Body[], { contacts, now }: Knowledge): CalendarContact | undefined =>
  contacts().find(({ point, exact }) => points.includes(point) && exact.some((at) => at >= now))
