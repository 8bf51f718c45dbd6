import type * as z from 'zod/mini'
import type { LanguageModel, Turn, Writing } from '../../domain/ports/languageModel.ts'

interface Asking<S extends z.ZodMiniType, Accepted> {
  writing: Omit<Writing<S>, 'timeoutMs'>
  /** For both tries together, in milliseconds. */
  totalTimeoutMs: number
  /** A second try that has less time than this would end in nothing. */
  leastTimeoutMs: number
  /** What is to be made of a reply, or what the model is told that did not write what it should. */
  judge: (reply: z.output<S>) => { accepted: Accepted } | { correction: Turn }
}

/** Asks twice at the most: once more, with a correction, when the first reply will not do. Undefined when none does. */
export async function askChecked<S extends z.ZodMiniType, Accepted>(
  model: LanguageModel,
  { writing, totalTimeoutMs, leastTimeoutMs, judge }: Asking<S, Accepted>,
): Promise<Accepted | undefined> {
  const started = performance.now()
  const ask = async (input: readonly Turn[]) => {
    const timeoutMs = Math.floor(totalTimeoutMs - (performance.now() - started))
    if (timeoutMs < leastTimeoutMs) return undefined
    const written = await model.write({ ...writing, input, timeoutMs })
    return 'value' in written ? judge(written.value) : undefined
  }
  const first = await ask(writing.input)
  if (first === undefined || 'accepted' in first) return first?.accepted
  const second = await ask([...writing.input, first.correction])
  return second && 'accepted' in second ? second.accepted : undefined
}
