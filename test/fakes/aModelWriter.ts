import type * as z from 'zod/mini'
import type { LanguageModel, MissingText, Writing } from '../../functions/domain/ports/languageModel.ts'
import type { ModelWriter } from '../../functions/flows/reading/ModelWriter.ts'
import type { WritingClaimStore } from '../../functions/store/writingClaims.ts'
import { rephrase } from './rephrase.ts'

type Reply = object | { missing: MissingText }

/** Says what a model says to the notes of a day; `call` counts from 1. */
export type Speech = (notes: string, call: number) => Reply | Promise<Reply>

/** A model that writes readings, with all that it needs beside the stores. Nobody waits for real. */
export function aModelWriter(claims: WritingClaimStore, speech: Speech = rephrase) {
  const writings: Writing<z.ZodMiniType>[] = []
  const warnings: string[] = []
  const model: LanguageModel = {
    async write(writing) {
      writings.push(writing)
      const reply = await speech(writing.input[0]!.text, writings.length)
      if ('missing' in reply) return reply as { missing: MissingText }
      const parsed = writing.schema.safeParse(reply)
      return parsed.success ? { value: parsed.data as never } : { missing: 'malformed' }
    },
  }
  const modelWriter: ModelWriter = {
    model,
    claims,
    identityKey: async () => 'a key for names of people',
    rest: () => new Promise((resume) => setImmediate(resume)),
    warn: (what) => warnings.push(what),
  }
  return { modelWriter, writings, warnings }
}
