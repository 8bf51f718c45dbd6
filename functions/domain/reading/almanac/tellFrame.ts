import type { FrameFilling, FrameGroup, FrameKey, Frames } from '../../../content/schema/Frames.ts'
import { openChapter } from '../../content/openChapter.ts'
import { capitalised } from '../../words/capitalised.ts'
import { fillSlots } from '../../words/fillSlots.ts'

const frames = (): Frames => openChapter<Frames>('reading/frames')

/**
 * One of the book's sentences for what is in the sky, filled in; the sentences take turns.
 * @param turn any whole number from zero
 */
export function tellFrame<Group extends FrameGroup, Key extends FrameKey<Group>>(
  [group, key]: readonly [Group, Key],
  words: FrameFilling<Group, Key>,
  turn: number,
): string {
  // The cast: the compiler does not follow that each key belongs to its group.
  const sentences = (frames()[group] as Record<string, string[]>)[key]!
  const told = fillSlots(sentences[turn % sentences.length]!, words)
  return group === 'where' ? told : capitalised(told)
}

/** What a house is about, in plain words. */
export function aboutHouse(house: number, turn: number): string {
  const ways = frames().houses[house]!
  return ways[turn % ways.length]!
}

/** What stands around the event when the chapter of a passage can't be opened. */
export const aloneWords = (): Frames['alone'] => frames().alone
