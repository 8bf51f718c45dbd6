import { FIRST_BIRTH_YEAR } from '../../../../shared/domain/limits.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'

const countTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))

export const days = countTo(31).map((day) => ({ value: day, label: day }))

export const months = countTo(12).map((month) => ({
  value: month,
  label: new Date(`2000-${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}))

/** From the year of the given date back to the earliest birth year we accept. */
export function yearsTo(today: LocalDate) {
  const latest = Number(today.slice(0, 4))
  return Array.from({ length: latest - FIRST_BIRTH_YEAR + 1 }, (_, back) => {
    const year = String(latest - back)
    return { value: year, label: year }
  })
}
