import { MOST_HEDGES } from '../../../content/schema/entryRules.ts'
import { countAllHedges } from '../../../content/schema/proseRules.ts'
import { countWords } from '../../words/countWords.ts'
import type { Part, PartKind } from './Passage.ts'

/** The most words of a whole reading, its act included. */
export const MOST_WORDS = { personal: 150, sign: 85 } as const

/** The same parts without those that have no room or hedge too much: the optional ones first, from the back. */
export function fitParts(
  parts: readonly Part[],
  { most, kinds }: { most: number; kinds: readonly PartKind[] },
): Part[] {
  const optional = parts.filter(({ isOptional }) => isOptional).reverse()
  const others = kinds.flatMap((kind) => parts.filter((part) => part.kind === kind && !part.isOptional))
  const fitted = [...parts]
  for (const part of [...optional, ...others]) {
    if (isFit(textsOf(fitted), most)) break
    fitted.splice(fitted.indexOf(part), 1)
  }
  return fitted
}

export const textsOf = (parts: readonly Part[]): string[] => parts.map(({ text }) => text)

/** Whether sentences are short enough together, and claim enough: passages that are sound apart can hedge too much together. */
export function isFit(sentences: readonly string[], most: number): boolean {
  const text = sentences.join(' ')
  return countWords(text) <= most && countAllHedges(text.replace(MONTH_OF_MAY, '')) <= MOST_HEDGES
}

const MONTH_OF_MAY = /\b\d+ May\b/g

/** What is left out of a sign's reading, which has half the room; a picture is told with what follows from it. */
export const LEFT_OUT_FOR_SIGNS: readonly PartKind[] = ['why', 'wish', 'helps', 'area', 'picture']

/** The person and the sky first, then how it goes in a life. */
export function paragraphsOf(parts: readonly Part[]): string[] {
  const event = parts.findIndex(({ kind }) => kind === 'event')
  const after = parts.findIndex(({ kind }, index) => index > event && !OF_THE_SKY.has(kind))
  const split = after < 0 ? parts.length : after
  return [parts.slice(0, split), parts.slice(split)]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
}

const OF_THE_SKY: ReadonlySet<PartKind> = new Set(['stage', 'why', 'natal'])
