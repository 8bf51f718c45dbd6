import type { Compatibility } from '../compatibility.ts'
import type { Skies } from '../personSky.ts'

/** What every part of a report is told from. */
export interface Telling {
  skies: Skies
  compatibility: Compatibility
  /** The same for the same two people: decides which of several wordings is taken. */
  pick: <Text extends string>(variants: readonly Text[], slot: string) => Text
}

/** Who a sentence is about: the reader or the partner. */
export type Person = 'reader' | 'partner'
export const otherThan = (person: Person): Person => (person === 'reader' ? 'partner' : 'reader')
export const skyOf = (person: Person, [reader, partner]: Skies) => (person === 'reader' ? reader : partner)
