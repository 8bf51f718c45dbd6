import { ordinal } from '../../words/ordinals.ts'
import type { Fact } from '../facts/Fact.ts'
import type { ReadingDay } from '../ReadingDay.ts'
import { aboutHouse, tellFrame } from './tellFrame.ts'

/**
 * The part of life at the end of an event: "from your third house: words and errands"; in oppositions with the house that
 * is met. Without houses it is counted from the Sun's sign and called a part of life.
 */
export function whereWords(lead: Fact, { chart }: Pick<ReadingDay, 'chart'>, turn: number): string {
  const [house, about] = [ordinal(lead.house), aboutHouse(lead.house, turn)]
  if (!chart.hasHouses) return tellFrame(['where', 'without'], { about }, turn)
  if (lead.kind !== 'contact') return tellFrame(['where', 'in'], { house, about }, turn)
  if (lead.aspect !== 'opposition') return tellFrame(['where', 'from'], { house, about }, turn)
  const other = { otherHouse: ordinal(lead.targetHouse), otherAbout: aboutHouse(lead.targetHouse, turn) }
  return tellFrame(['where', 'across'], { house, about, ...other }, turn)
}
