import { chooseLead } from '../facts/chooseLead.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Read } from './Memory.ts'
import { newMeanings } from './meaningOptions.ts'
import { type PartOfLife, partOfLife } from './partOfLife.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { listUnread } from './rankCards.ts'
import { listStories } from './storyOptions.ts'

export interface Setting {
  read: Read
  /** Whether the other person has to be in the scene. */
  isOfLove: (lead: Fact, house: number) => boolean
}

interface Picked {
  lead: Fact
  part: PartOfLife
}

/** What the day's reading is about, and where in a life: the heaviest fact of which there is a sentence and a scene unread. */
export function pickLead(facts: readonly Fact[], day: ReadingDay, { read, isOfLove }: Setting): Picked {
  const { window, memory, focus } = day
  const unreadFor = (lead: Fact) => (house: number) => {
    const setting = { lead, house, read, isOfLove: isOfLove(lead, house) }
    return listUnread(day, setting).length + CARDS_A_STORY * listStories(day, setting).length
  }
  const partFor = (lead: Fact) => partOfLife(lead, { date: window.date, memory, countUnread: unreadFor(lead) })
  const newsOf = (fact: Fact) => {
    const { house } = partFor(fact)
    return unreadFor(fact)(house) > 0 ? newMeanings(fact, house, read) : 0
  }
  const lead = chooseLead(facts, { date: window.date, memory, focus, newsOf })
  return { lead, part: partFor(lead) }
}

/** A reading goes where the two bodies have a story, unless the cards of that part of life have nearly all been read. */
const CARDS_A_STORY = 10
