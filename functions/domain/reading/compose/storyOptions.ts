import { ENTERING_STORIES, MOON_STORIES, STORIES, TURN_STORIES } from '../almanac/stories/allStories.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Story } from '../pieces/Story.ts'
import { peopleSlots } from '../pieces/someone.ts'
import type { CardOption } from './composeReading.ts'
import { dayNumber } from './dayNumber.ts'
import { hash, pieceId, type Read } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import { lastRead } from './rankCards.ts'
import { fillSlots } from './Slots.ts'

type StoryDay = Pick<ReadingDay, 'seed' | 'window' | 'relationship'>

interface Setting {
  lead: Fact
  /** The part of life that the reading names. */
  house: number
  read: Read
  /** Whether the other person has to be in the scene. */
  isOfLove: boolean
}

/**
 * What comes of a lead in the part of life that the reading names, each as a card with its sentences filled: those that the
 * reader has not read, in an order of their own.
 */
export function storyOptions(day: StoryDay, setting: Setting): CardOption[] {
  const { seed, relationship, window } = day
  const slots = peopleSlots(relationship, { isOfLove: setting.isOfLove, turn: dayNumber({ date: window.date, seed }) })
  const fill = (template: string) => fillSlots(template, slots)!
  return listStories(day, setting)
    .toSorted((one, other) => hash(seed + one.title) - hash(seed + other.title))
    .map(({ title, why, scene, turn, after, use, again, act }) => ({
      title,
      why,
      moods: [],
      because: [],
      scene: fill(scene),
      turn: turn.map(fill),
      act: fill(act),
      clauses: { after, lasting: after, use, easyAgain: again.easy, tenseAgain: again.tense },
      ids: [pieceId(title)],
      restIds: [],
    }))
}

/** The stories of a lead that can happen in a part of life, and that the reader has not read. */
export function listStories(
  { window: { date } }: Pick<StoryDay, 'window'>,
  { lead, house, read, isOfLove }: Setting,
): readonly Story[] {
  const canBeTold = (story: Story) =>
    story.houses.includes(house) && SOMEONE.test(story.scene) === isOfLove && lastRead(story, { read, date }) === ''
  const open = storiesOf(lead).map((stories) => stories.filter(canBeTold))
  return open.find(({ length }) => length > 0) ?? []
}

/** Those that say most of a lead come first. */
function storiesOf(lead: Fact): readonly (readonly Story[])[] {
  if (lead.kind === 'contact') return [STORIES[lead.mover]?.[lead.target][lead.tone] ?? []]
  if (lead.kind === 'ingress') return [ENTERING_STORIES[lead.mover] ?? []]
  if (lead.kind !== 'station') return [MOON_STORIES[lead.kind]]
  // What stops beside a point of the chart meets it.
  const met = (lead.near && STORIES[lead.mover]?.[lead.near].joined) ?? []
  return [met, TURN_STORIES[lead.turns]]
}

const SOMEONE = /\{someone\}/i
