import { calendarStore } from '../store/calendars.ts'
import { identityKey, members, table } from './parts.ts'

export function wireCalendar() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), calendars: calendarStore(opened) }
}
