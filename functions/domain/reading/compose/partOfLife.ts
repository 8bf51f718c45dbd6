import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { Fact } from '../facts/Fact.ts'
import { HOUSE_WORDS } from '../words/houses.ts'
import { dayNumber } from './dayNumber.ts'
import { hash, type Memory } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, type Reader } from './rankOptions.ts'

export interface PartOfLife {
  /** 1 to 12: a house, or the part of life counted from the Sun's sign. */
  house: number
  isTargets: boolean
}

interface Past {
  date: LocalDate
  memory: Memory
  /** How many cards there still are to tell of a house. */
  countUnread: (house: number) => number
}

/** Where the reading takes place: where the mover is or, if that led yesterday or has nothing new, where it lands. */
export function partOfLife(lead: Fact, { date, memory, countUnread }: Past): PartOfLife {
  const ofMover = { house: lead.house, isTargets: false }
  if (lead.kind !== 'contact' || lead.targetHouse === lead.house) return ofMover
  const yesterday = memory.find((day) => day.date === addDays(date, -1))
  const [unread, unreadThere] = [countUnread(lead.house), countUnread(lead.targetHouse)]
  const isTold = yesterday?.house === lead.house && unreadThere > 0
  return isTold || unread < unreadThere - SPREAD ? { house: lead.targetHouse, isTargets: true } : ofMover
}

/** How many more unread cards the one part of life may have before the reading goes there. */
const SPREAD = 3

/**
 * "from your second house: money and things you keep"; "touching" where it is the house of the point that is met, because a
 * mere "in" would be taken for the mover's. Those without houses read of a part of life.
 */
export function whereWords(lead: Fact, { house, isTargets }: PartOfLife, { chart, reader }: Naming): string {
  const about = houseWords(house, reader)
  if (!chart.hasHouses) return `in the part of life about ${about}`
  const preposition = isTargets ? 'touching' : lead.kind === 'contact' ? 'from' : 'in'
  return `${preposition} your ${ordinal(house)} house${isOdd(reader) ? ', which is about' : ':'} ${about}`
}

interface Naming {
  chart: Pick<ReadingDay['chart'], 'hasHouses'>
  reader: Reader
}

/** What a house is about, in the words that were read longest ago; of those that were not read another is first each day. */
export function houseWords(house: number, reader: Reader): string {
  const { read, seed } = reader
  const ranked = HOUSE_WORDS[house - 1]!.toSorted((one, other) => hash(seed + one) - hash(seed + other)).map(
    (words, index, { length }) => ({ words, rank: [read.template(words) ?? '', (index + dayNumber(reader)) % length] }),
  )
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  return ranked[0]!.words
}

/** The same for everyone of a Sun sign, after a comma. */
export const signWhereWords = (house: number, reader: Reader): string =>
  `${isOdd(reader) ? 'which for you is about' : 'in the part of life about'} ${houseWords(house, reader)}`

/** Every other day. */
const isOdd = (reader: Reader): boolean => dayNumber(reader) % 2 !== 0
