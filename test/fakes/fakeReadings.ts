import type { OpenedDay, ReadingStore } from '../../functions/store/readings.ts'

export function fakeReadings(): ReadingStore {
  const days = new Map<string, OpenedDay>()
  const keyOf = (accountId: string, date: string) => `${accountId} ${date}`
  return {
    async findLatestDay(accountId) {
      const own = [...days].filter(([key]) => key.startsWith(`${accountId} `)).map(([, day]) => day)
      return own.sort((a, b) => b.date.localeCompare(a.date))[0]
    },

    async openDay(accountId, day) {
      const key = keyOf(accountId, day.date)
      if (!days.has(key)) days.set(key, day)
      return days.get(key)!
    },

    async addPersonal(accountId, date, personal) {
      const day = days.get(keyOf(accountId, date))
      if (!day || day.personal) return false
      days.set(keyOf(accountId, date), { ...day, personal })
      return true
    },
  }
}
