import type { SignDay, SignReadingStore } from '../../functions/store/signReadings.ts'

export function fakeSignReadings(): SignReadingStore {
  const days = new Map<string, SignDay>()
  return {
    async findLatest(sign, date) {
      const own = [...days].filter(([key]) => key.startsWith(`${sign} `)).map(([, day]) => day)
      return own.filter((day) => day.date <= date).sort((a, b) => b.date.localeCompare(a.date))[0]
    },

    async keep(sign, day) {
      const key = `${sign} ${day.date}`
      if (!days.has(key)) days.set(key, day)
      return days.get(key)!
    },
  }
}
