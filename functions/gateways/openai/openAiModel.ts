import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenAI } from 'openai/client'
import type * as z from 'zod/mini'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { LanguageModel, MissingText, Writing, Written } from '../../domain/ports/languageModel.ts'
import type { ModelBudget } from '../../domain/ports/modelBudget.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { ReadSecret } from '../secrets.ts'
import { askOpenAi, type Reply } from './askOpenAi.ts'
import { boundedFetch } from './boundedFetch.ts'
import { type CircuitBreaker, circuitBreaker } from './circuitBreaker.ts'
import { costOf, highestCost, type ModelPrices } from './modelCost.ts'
import type { ModelFailure, Refusable } from './modelFailure.ts'

interface Settings {
  model: string
  baseUrl: string
  /** Undefined leaves it to the model. */
  temperature?: number | undefined
  prices: ModelPrices
  /** In millionths of a dollar, for everybody together. */
  dailyBudget: number
  apiKey: ReadSecret
  budget: ModelBudget
  warn: Warn
  /** Between two tries. */
  rest?: (ms: number) => Promise<void>
}

/** A second try needs this long to be worth it. */
const RETRY_MS = 8_000

/** OpenAI, or whatever speaks its Responses API. Only asked while the circuit is closed and the day's budget lasts. */
export function openAiModel(settings: Settings): LanguageModel {
  const state = { circuit: circuitBreaker(), without: new Set<Refusable>() }
  return {
    async write(writing) {
      try {
        return await writeOrFail(settings, state, writing)
      } catch (error) {
        // The table or Secrets Manager is away; without them nothing is asked.
        settings.warn('the language model could not be asked', error, { alarm: 'failingModel' })
        return { missing: 'unavailable' }
      }
    },
  }
}

/** What an instance has learned of the model. */
interface State {
  circuit: CircuitBreaker
  without: Set<Refusable>
}

async function writeOrFail<S extends z.ZodMiniType>(
  settings: Settings,
  { circuit, without }: State,
  writing: Writing<S>,
): Promise<Written<z.output<S>>> {
  const { prices, dailyBudget, budget } = settings
  const { now } = writing
  if (circuit.isOpen(now)) return { missing: 'circuit' }
  const client = await openClient(settings, now)
  const cost = highestCost(textOf(writing), writing.maxTokens, prices)
  const reserved = await budget.reserve({ cost, dailyBudget, now })
  if (reserved === 'budget') settings.warn('the budget of the day does not allow a call', undefined, OVER_BUDGET)
  if (reserved !== 'reserved') return { missing: reserved }

  const reply = await askTwice(settings, { client, without, writing })

  await settle({ settings, reply, cost, now })
  const written = parse(writing, reply.outcome)
  await note({ settings, circuit, written, failure: failureOf(reply), now })
  return written
}

const OVER_BUDGET = { alarm: 'silentModel', code: 'daily_budget' } as const

const failureOf = ({ outcome }: Reply) => ('missing' in outcome ? outcome.failure : undefined)

/** Loaded at the first call: a cold start that asks nothing must not pay for it. */
async function openClient({ apiKey, baseUrl }: Settings, now: EpochSeconds): Promise<OpenAI> {
  const [key, sdk] = await Promise.all([apiKey(now), import('openai/client')])
  return new sdk.OpenAI({ apiKey: key, baseURL: baseUrl, fetch: boundedFetch, maxRetries: 0, logLevel: 'off' })
}

const textOf = ({ instructions, input }: AnyWriting) => [instructions, ...input.map(({ text }) => text)].join('\n')

interface Asking {
  client: OpenAI
  without: Set<Refusable>
  writing: AnyWriting
}

/** Tries again once, after a moment, when the failure may pass and there is time left. */
async function askTwice(settings: Settings, { client, without, writing }: Asking): Promise<Reply> {
  const { model, temperature, rest = pause } = settings
  const deadline = performance.now() + writing.timeoutMs
  const left = () => Math.ceil(deadline - performance.now())
  const ask = () => askOpenAi({ client, model, temperature, without, writing, timeoutMs: left() })
  let reply = await ask()
  while (left() > 0 && learned(settings, without, failureOf(reply))) reply = await ask()
  if (failureOf(reply)?.kind !== 'passing' || left() < RETRY_MS) return reply
  await rest(randomInt(100, 1_000))
  return ask()
}

/** Whether a failure names a part of the request that can be left out, and has not been yet. Said once an instance. */
function learned({ warn }: Settings, without: Set<Refusable>, failure: ModelFailure | undefined): boolean {
  if (!failure?.refuses || without.has(failure.refuses)) return false
  const { status, code, refuses: part } = failure
  without.add(part)
  warn(`the language model does not take ${part}, which is left out from now on`, undefined, {
    ...(status !== undefined && { status }),
    ...(code !== undefined && { code }),
  })
  return true
}

type AnyWriting = Writing<z.ZodMiniType>

interface Settling {
  settings: Settings
  reply: Reply
  cost: number
  now: EpochSeconds
}

/** After a timeout nobody knows what was charged, so the whole reservation stays; a call that failed cost nothing. */
async function settle({ settings, reply: { outcome, usage }, cost, now }: Settling): Promise<void> {
  const isUnknown = !usage && 'missing' in outcome && outcome.missing === 'timeout'
  const charged = isUnknown ? cost : usage ? costOf(usage, settings.prices) : 0
  const { inputTokens = 0, outputTokens = 0 } = usage ?? {}
  await settings.budget
    .settle({ difference: charged - cost, cost: charged, inputTokens, outputTokens }, now)
    .catch((error: unknown) => settings.warn('the cost of a call could not be settled', error))
}

function parse<S extends z.ZodMiniType>(
  { schema, fromText }: Writing<S>,
  outcome: Reply['outcome'],
): Written<z.output<S>> {
  if ('missing' in outcome) return { missing: outcome.missing }
  try {
    const parsed = schema.safeParse(JSON.parse(outcome.text))
    return parsed.success ? { value: parsed.data } : { missing: 'malformed' }
  } catch {
    // What begins like data and is none was meant in the form, and is not the whole of it.
    const isProse = /^\s*["“]?\p{L}/u.test(outcome.text)
    return isProse && fromText ? { value: fromText(outcome.text) } : { missing: 'malformed' }
  }
}

interface Noting {
  settings: Settings
  circuit: CircuitBreaker
  written: Written<unknown>
  failure: ModelFailure | undefined
  now: EpochSeconds
}

/** A model that would not answer is in good health. */
const HEALTHY: readonly MissingText[] = ['refused']

async function note({ settings, circuit, written, failure, now }: Noting): Promise<void> {
  if (!('missing' in written) || HEALTHY.includes(written.missing)) return circuit.succeeded()
  const { kind, refuses: _, ...answered } = failure ?? { kind: 'single' }
  const isLasting = kind === 'lasting'
  const alarm = isLasting ? 'silentModel' : 'failingModel'
  settings.warn(`the language model gave no text: ${written.missing}`, undefined, { alarm, ...answered })
  const until = circuit.failed(now, isLasting)
  if (until === undefined) return
  await settings.budget
    .openCircuit(until, now)
    .catch((error: unknown) => settings.warn('the circuit could not be opened for every instance', error))
}
