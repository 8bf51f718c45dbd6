import type { Violation } from '../grounding/Facts.ts'

const LEAST_WORDS = 40
const LEAST_SENTENCES = 2

/** What speaks of the sentence before it, and would be said of another one without that. */
const LEANS =
  /^["“]?(?:(?:and|but|so|then) )?(?:it|its|that|this|these|those|they|them|he|she|both|there|neither|the (?:same|other))\b/i

/**
 * A text without the sentences that are at fault, if it stands without them: the first one has to stay, what is left is
 * forty words in two sentences, and no sentence that follows a dropped one leans on it. Undefined if it does not.
 */
export function withoutFaults(text: string, faults: readonly Violation[]): string | undefined {
  if (faults.some(({ kind }) => kind === 'form' || kind === 'leak' || kind === 'answer')) return undefined
  const paragraphs = text.split(/\n{2,}/).map(piecesOf)
  const isAtFault = (piece: string) => faults.some(({ quote }) => plain(piece).includes(plain(quote)))
  const all = paragraphs.flat()
  if (all.some((piece, index) => isAtFault(piece) && (index === 0 || LEANS.test(all[index + 1] ?? ''))))
    return undefined

  const kept = paragraphs
    .map((pieces) => pieces.filter((piece) => !isAtFault(piece)))
    .filter(({ length }) => length > 0)
  const rest = kept.map((pieces) => pieces.join(' ')).join('\n\n')
  const stands = rest.split(/\s+/).length >= LEAST_WORDS && kept.flat().length >= LEAST_SENTENCES
  return stands && kept.flat().length < all.length ? rest : undefined
}

const piecesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘]?[A-Z])/)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** Sentences are quoted without their line breaks, and with "am" for "a.m.". */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/\b([ap])\.\s?m\./gi, '$1m')
