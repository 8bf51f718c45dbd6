import type { OpenAI } from 'openai/client'
import type { Response as ModelResponse } from 'openai/resources/responses/responses'
import * as z from 'zod/mini'
import type { MissingText, Writing } from '../../domain/ports/languageModel.ts'
import type { ModelUsage } from './modelCost.ts'
import { type ModelFailure, modelFailure, type Refusable } from './modelFailure.ts'

export interface Reply {
  outcome: { text: string } | { missing: MissingText; failure?: ModelFailure }
  /** Undefined when the provider has counted nothing, or has not said what. */
  usage?: ModelUsage
}

interface Attempt {
  client: OpenAI
  model: string
  writing: Writing<z.ZodMiniType>
  timeoutMs: number
  /** Undefined leaves it to the model. */
  temperature?: number | undefined
  /** What the model has refused. */
  without?: ReadonlySet<Refusable>
}

/** Asks once. Resolves whatever happens. */
export async function askOpenAi({ client, timeoutMs, ...asked }: Attempt): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return readReply(await client.responses.create(requestOf(asked), { signal, maxRetries: 0, timeout: timeoutMs }))
  } catch (error) {
    if (signal.aborted || error instanceof timeoutOf(client)) return { outcome: { missing: 'timeout' } }
    return { outcome: { missing: 'unavailable', failure: modelFailure(client, error) } }
  }
}

/** The stable part comes first. Nothing is stored with the provider, and there are no tools. */
function requestOf({ model, writing, temperature, without }: Omit<Attempt, 'client' | 'timeoutMs'>) {
  const { writer, instructions, input, schema, maxTokens, person } = writing
  const refusable = {
    text: { format: { type: 'json_schema', name: writer, strict: true, schema: jsonSchemaOf(schema) } },
    ...(temperature !== undefined && { temperature }),
    prompt_cache_key: writer,
    safety_identifier: person,
  } as const
  for (const part of without ?? []) delete (refusable as Partial<typeof refusable>)[part]
  return {
    model,
    instructions,
    input: input.map(({ role, text }) => ({ role, content: text })),
    max_output_tokens: maxTokens,
    store: false,
    stream: false,
    ...refusable,
  } as const
}

function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}

function readReply({ status, output = [], usage }: ModelResponse): Reply {
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []))
  const text = parts.map((part) => (part.type === 'output_text' ? part.text : '')).join('')
  const counted = usage && {
    inputTokens: usage.input_tokens,
    cachedTokens: usage.input_tokens_details?.cached_tokens ?? 0,
    outputTokens: usage.output_tokens,
  }
  const isRefused = parts.some(({ type }) => type === 'refusal')
  return {
    // A reply that was cut off at its limit is not the whole of its form.
    outcome: isRefused ? { missing: 'refused' } : status === 'completed' ? { text } : { missing: 'malformed' },
    ...(counted && { usage: counted }),
  }
}

/** A class of the SDK, without loading it here: the client knows it. */
const timeoutOf = (client: OpenAI) => (client.constructor as typeof OpenAI).APIConnectionTimeoutError
