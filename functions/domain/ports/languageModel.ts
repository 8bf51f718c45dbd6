import type * as z from 'zod/mini'
import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** One text of a conversation with a model. `developer` is ours: facts and corrections. */
export interface Turn {
  role: 'developer' | 'user' | 'assistant'
  text: string
}

/** What a writer asks of a language model. */
export interface Writing<S extends z.ZodMiniType> {
  /** Names the writer. The provider keeps what its requests have in common in one cache. */
  writer: string
  /** The same for everyone and first in the request: from 1,024 tokens on the provider charges it at a fraction. */
  instructions: string
  input: readonly Turn[]
  /** The form of the reply. Only names and types: limits that the provider cannot keep are checked by the writer. */
  schema: S
  /** What a reply in plain words is in that form: not every model keeps to a form. */
  fromText?: (text: string) => z.output<S>
  maxTokens: number
  /** All attempts together, in milliseconds. */
  timeoutMs: number
  /** A pseudonym of the person, by which the provider can tell who abuses it. */
  person: string
  now: EpochSeconds
}

/**
 * Why there is no text. `off`: no model is configured; `budget`: the day's money is spent; `circuit`: it has failed too
 * often just now; `unavailable`: it could not be asked; `refused`: it would not answer.
 */
export type MissingText = 'off' | 'budget' | 'circuit' | 'timeout' | 'unavailable' | 'refused' | 'malformed'

export type Written<T> = { value: T } | { missing: MissingText }

/** A language model. Every failure is an answer: nobody is to wait for, or hear of, a writer that is away. */
export interface LanguageModel {
  write<S extends z.ZodMiniType>(writing: Writing<S>): Promise<Written<z.output<S>>>
}

export const noLanguageModel: LanguageModel = { write: async () => ({ missing: 'off' }) }
