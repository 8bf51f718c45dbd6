import type { RelationshipStatus } from '../../../../../shared/domain/user.ts'

/** What a day means by relationship, or where the reader has not answered: eight sentences each, each with {mover} or {Mover}. */
export type StatusPieces = Record<RelationshipStatus | 'unsaid', readonly string[]>
