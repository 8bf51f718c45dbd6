import type { LocalDate } from '../../../shared/domain/time.ts'

export interface LegalDocument {
  title: string
  effective: LocalDate
  lead: string
  /** Numbered by their order. */
  sections: readonly Section[]
  /** A link to the other document. */
  related: Reference
}

export interface Section {
  /** The anchor. Other sites may link to it, so it stays when the title changes. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A paragraph, a list, a table or a link in a paragraph of its own. */
export type Block = string | readonly string[] | LegalTable | Reference

export interface LegalTable {
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

export interface Reference {
  /** A path or a URL. */
  to: string
  text: string
}
