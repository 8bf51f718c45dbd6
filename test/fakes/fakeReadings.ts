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

    async addPersonal(accountId, date, { personal, memory }) {
      const { general, ...day } = days.get(keyOf(accountId, date)) ?? {}
      if (!('date' in day) || day.personal) return false
      days.set(keyOf(accountId, date), { ...day, personal, memory })
      return true
    },

    async moveDay(accountId, date, { zone, zoneSince }) {
      const day = days.get(keyOf(accountId, date))
      if (day) days.set(keyOf(accountId, date), { ...day, zone, zoneSince })
      return day !== undefined
    },

    countDays: async (accountId) => [...days].filter(([key]) => key.startsWith(`${accountId} `)).length,

    async listDays(accountId, { before, limit }) {
      const own = [...days].filter(([key]) => key.startsWith(`${accountId} `)).map(([, day]) => day)
      const earlier = own.filter(({ date }) => date < before)
      return earlier.sort((a, b) => b.date.localeCompare(a.date)).slice(0, limit)
    },
  }
}
