import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { LanguageModel } from '../../domain/ports/languageModel.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { WritingClaimStore } from '../../store/writingClaims.ts'

/** A language model as a writer of readings, and what keeps it to one call for each. */
export interface ModelWriter {
  model: LanguageModel
  claims: WritingClaimStore
  /** Names people to the model's provider. */
  identityKey: (now: EpochSeconds) => Promise<string>
  /** Passes some milliseconds. */
  rest: (ms: number) => Promise<unknown>
  warn: Warn
}
