import { adviseOnSeason } from './adviseOnSeason.ts'
import type { Day, DayText, Grounded } from './Day.ts'
import { adviseOnPhase } from './tellPhase.ts'

interface Parts {
  title: string
  paragraphs: readonly (Grounded | undefined)[]
  advice: readonly (Grounded | undefined)[]
}

/** Puts a day together. Of the pieces of advice it takes the first that rests on a fact of its own. */
export function composeDay({ title, paragraphs, advice }: Parts, day: Day): DayText {
  const told = paragraphs.filter((paragraph) => paragraph !== undefined)
  const facts = new Set(told.map(({ fact }) => fact))
  const phase = adviseOnPhase(day)
  const fresh = [...advice, phase, adviseOnSeason(day)].find((piece) => piece && !facts.has(piece.fact))
  return { title, paragraphs: told, advice: fresh ?? phase }
}
