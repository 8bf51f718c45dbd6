import type { LocalDate } from '../../../shared/domain/time.ts'

export interface LegalDocument {
  title: string
  effective: LocalDate
  lead: string
  /** In order; their places are their numbers. */
  sections: readonly Section[]
  /** The other document. */
  beside: Reference
}

export interface Section {
  /** The anchor. Links from outside point at it, so it outlives a new title. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A paragraph, a list, a table or a link that stands alone. */
export type Block = string | readonly string[] | LegalTable | Reference

export interface LegalTable {
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

export interface Reference {
  /** A path of ours, or an address elsewhere. */
  to: string
  words: string
}
