import type { LifeFocus } from '../../../../../shared/domain/user.ts'

/** What a day in one part of life means for each life focus: six sentences each, each with {mover} or {Mover}. */
export type FocusPieces = Record<LifeFocus, readonly string[]>
