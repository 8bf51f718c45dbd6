import { addDays, DAY } from '../../../../shared/domain/time.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { Fact } from '../facts/Fact.ts'
import { HOUSE_WORDS } from '../words/houses.ts'
import { hash, type Memory } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'

export interface PartOfLife {
  /** 1 to 12: a house, or the part of life counted from the Sun's sign. */
  house: number
  isTargets: boolean
}

/** Where the reading takes place: where the mover is or, if that led yesterday, where it lands. */
export function partOfLife(lead: Fact, date: string, memory: Memory): PartOfLife {
  const yesterday = memory.find((day) => day.date === addDays(date, -1))
  const isTargets = lead.kind === 'contact' && yesterday?.house === lead.house && lead.targetHouse !== lead.house
  return { house: isTargets ? lead.targetHouse : lead.house, isTargets }
}

/** "from your second house: money and things you keep", in other words each day. Those without houses read of a part of life. */
export function whereWords(
  lead: Fact,
  { house, isTargets }: PartOfLife,
  { chart, seed, window }: Pick<ReadingDay, 'chart' | 'seed' | 'window'>,
): string {
  const words = HOUSE_WORDS[house - 1]!
  const about = words[(Date.parse(window.date) / (DAY * 1000) + hash(seed)) % words.length]!
  const preposition = lead.kind === 'contact' ? (isTargets ? 'reaching' : 'from') : 'in'
  return chart.hasHouses
    ? `${preposition} your ${ordinal(house)} house: ${about}`
    : `${preposition} the part of life about ${about}`
}
