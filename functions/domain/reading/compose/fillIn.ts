import type { Point } from '../facts/Fact.ts'
import type { Option } from './rankOptions.ts'
import { countWords, MOST_WORDS } from './readingRules.ts'
import { type CardSlots, fillSlots } from './Slots.ts'

interface Told {
  because: readonly Point[]
  clauses: CardSlots
}

/** Fills a card's clauses into the sentences. Leaves out those it has no clause for or is not about and, if any others remain, those over MOST_WORDS. */
export function fillIn(list: readonly Option[], { because, clauses }: Told): readonly Option[] {
  const filled = list.flatMap((option) => {
    const text = fillSlots(closeUse(option.text, clauses), clauses)
    const isAbout = option.point === undefined || because.includes(option.point)
    return text === undefined || !isAbout ? [] : [{ ...option, text }]
  })
  const short = filled.filter(({ text }) => countWords(text) <= MOST_WORDS)
  return short.length > 0 ? short : filled
}

/** What has a comma in it ends with one, where the sentence goes on. */
const closeUse = (template: string, { use }: CardSlots): string =>
  use?.includes(',') ? template.replace('{use} ', '{use}, ') : template
