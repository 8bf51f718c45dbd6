import { dayWindow } from '../../functions/domain/reading/facts/DayWindow.ts'
import type { ReaderChart } from '../../functions/domain/reading/facts/ReaderChart.ts'
import { readerChart } from '../../functions/domain/reading/facts/ReaderChart.ts'
import { NOTHING_READ } from '../../functions/domain/reading/Memory.ts'
import type { ReadingDay } from '../../functions/domain/reading/ReadingDay.ts'
import type { Birth } from '../../shared/domain/birth.ts'
import type { LocalDate } from '../../shared/domain/time.ts'

interface Changes extends Partial<Omit<ReadingDay, 'window' | 'chart'>> {
  date?: LocalDate
  chart?: ReaderChart
}

/** A day of somebody who lives where they were born and has read nothing yet. */
export const aReadingDay = (birth: Birth, { date = '2026-11-22', ...changes }: Changes = {}): ReadingDay => {
  const zone = changes.zone ?? birth.place.zone
  return {
    window: dayWindow(date, zone),
    zone,
    chart: changes.chart ?? readerChart(birth),
    memory: NOTHING_READ,
    seed: 'usr_jane',
    focus: null,
    relationship: null,
    ...changes,
  }
}
