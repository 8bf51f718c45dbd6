import type { Calendar, CalendarStore } from '../../functions/store/calendars.ts'

export function fakeCalendars(): CalendarStore {
  const rows = new Map<string, Calendar>()
  const revoke = async (accountId: string) => {
    for (const [hash, row] of rows) if (row.accountId === accountId) rows.delete(hash)
  }
  return {
    find: async (tokenHash) => rows.get(tokenHash),
    async replace(tokenHash, calendar) {
      await revoke(calendar.accountId)
      rows.set(tokenHash, calendar)
    },
    revoke,
  }
}
