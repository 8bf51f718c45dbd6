import type * as z from 'zod/mini'
import type { LanguageModel, MissingText, Writing } from '../../functions/domain/ports/languageModel.ts'

/** A model that says these replies in turn; one that is not a text is the reason why there is none. */
export function aModel(...replies: (string | { missing: MissingText })[]) {
  const writings: Writing<z.ZodMiniType>[] = []
  const model: LanguageModel = {
    async write(writing) {
      const reply = replies[writings.length] ?? { missing: 'unavailable' }
      writings.push(writing)
      return typeof reply === 'string'
        ? { value: (writing.fromText?.(reply) ?? writing.schema.parse({ reply })) as never }
        : reply
    },
  }
  return { model, writings }
}
