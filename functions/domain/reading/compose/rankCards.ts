import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { LifeFocus } from '../../../../shared/domain/user.ts'
import type { Fact } from '../facts/Fact.ts'
import { CARDS } from '../pieces/cards/allCards.ts'
import type { Card } from '../pieces/cards/Card.ts'
import { someone } from '../pieces/someone.ts'
import type { CardOption } from './composeReading.ts'
import { hash, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { compareRanks, MOST_RESTED } from './rankOptions.ts'
import { fillSlots } from './Slots.ts'

/** The cards of a part of life with their sentences filled, the best first; the act as the contact asks for it. */
export function cardOptions(day: ReadingDay, house: number, { tone }: Fact, read: Read): CardOption[] {
  const { focus, seed, window, relationship } = day
  const slots = { someone: someone(relationship) }
  const worn = addDays(window.date, -SCENE_REST_DAYS)
  return rankCards({ house, focus, date: window.date, seed, read }).map(({ title, scene, act }) => {
    const isWorn = (read.template(title) ?? '') > worn
    const option = (template: string) => ({ template, text: fillSlots(template, slots)!, isWorn })
    return { title, scene: option(scene), act: option(act[tone]) }
  })
}

interface Choice {
  house: number
  focus: LifeFocus | null
  date: LocalDate
  seed: string
  read: Read
}

/** The cards of a part of life, the best first. Two days in three those that suit the reader's life focus lead. */
function rankCards({ house, focus, date, seed, read }: Choice): Card[] {
  const prefersFocus = focus !== null && (Date.parse(date) / MILLISECONDS_A_DAY + hash(seed)) % 3 !== 0
  const worn = addDays(date, -SCENE_REST_DAYS)
  const rank = (card: Card) => {
    const last = read.template(card.title) ?? ''
    const isMissing = prefersFocus && !card.suits.includes(focus)
    return [last > worn ? 1 : 0, isMissing ? 1 : 0, last, hash(seed + card.title)] as const
  }
  const ranked = CARDS[house - 1]!.map((card) => ({ card, rank: rank(card) }))
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  const fresh = ranked.filter(({ rank: [isWorn] }) => !isWorn)
  return (fresh.length > 0 ? fresh : ranked.slice(0, MOST_RESTED)).map(({ card }) => card)
}

const MILLISECONDS_A_DAY = 86_400_000
/** A card that comes back earlier comes without its scene; titles and acts rest for at least thirty days. */
const SCENE_REST_DAYS = 60
