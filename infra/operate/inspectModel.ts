import { OPENAI_DEFAULTS } from '../settings.ts'
import type { Finding } from './inspectStripe.ts'

/** A model as it would be deployed. */
export interface ProbedModel {
  apiKey: string
  baseUrl: string
  model: string
  /** Undefined leaves it to the model. */
  temperature: number | undefined
  /** Dollars per million tokens: input, input from the cache, output. Undefined when they were not given. */
  prices: readonly [number, number, number] | undefined
}

const good = (says: string) => ({ outcome: 'good', says }) as const
const wrong = (says: string) => ({ outcome: 'wrong', says }) as const
const unread = (says: string) => ({ outcome: 'unread', says }) as const

/** Asks a model one small question in the form that we ask all of them, and says what of it works. */
export async function inspectModel(probed: ProbedModel): Promise<Finding[]> {
  const { reply, refused } = await ask(probed)
  if (reply.failure !== undefined)
    return [{ setting: 'model', ...wrong(`${reply.failure}. ${WHAT_TO_DO}`) }, ...sayRefused(refused)]
  const { usage } = reply
  return [
    { setting: 'model', ...good(`${probed.model} answers`) },
    { setting: 'temperature', ...temperatureOf(probed, refused) },
    { setting: 'form', ...formOf(reply, refused) },
    ...sayRefused(refused),
    { setting: 'hidden thinking', ...thinkingOf(usage) },
    { setting: 'prices', ...pricesOf(probed, usage) },
  ]
}

/** What models and servers are known to refuse of a request, by the names that a refusal has for them. */
const REFUSABLE = ['temperature', 'text', 'prompt_cache_key', 'safety_identifier'] as const
type Refusable = (typeof REFUSABLE)[number]

/** In the form in which the product asks, which a test compares. */
const requestTo = ({ model, temperature }: ProbedModel) => ({
  model,
  instructions: 'You answer questions of geography.',
  input: [{ role: 'user', content: 'Which city is the capital of France, and of how many letters is its name?' }],
  max_output_tokens: 320,
  store: false,
  stream: false,
  text: { format: { type: 'json_schema', name: 'check', strict: true, schema: CAPITAL } },
  ...(temperature !== undefined && { temperature }),
  prompt_cache_key: 'check',
  safety_identifier: 'check',
})

const CAPITAL = {
  type: 'object',
  properties: { city: { type: 'string' }, letters: { type: 'integer' } },
  required: ['city', 'letters'],
  additionalProperties: false,
}

const TIMEOUT_MS = 30_000

interface Answered {
  /** Why there is no reply, in the provider's own names. */
  failure?: string
  refuses?: Refusable | undefined
  isWhole?: boolean
  text?: string
  usage?: Usage | undefined
}

interface Usage {
  input_tokens: number
  output_tokens: number
  output_tokens_details?: { reasoning_tokens?: number }
}

/** Asks once, and again without each part that is refused, so that the rest can be told as well. */
async function ask(probed: ProbedModel) {
  const request: Partial<ReturnType<typeof requestTo>> = requestTo(probed)
  const refused = new Set<Refusable>()
  let reply = await send(probed, request)
  for (let part = reply.refuses; part && !refused.has(part); part = reply.refuses) {
    refused.add(part)
    delete request[part]
    reply = await send(probed, request)
  }
  return { reply, refused }
}

async function send({ apiKey, baseUrl }: ProbedModel, request: object): Promise<Answered> {
  try {
    const response = await fetch(`${baseUrl}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return read(response.status, await response.text())
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'no answer' }
  }
}

interface Body {
  error?: { message?: string; code?: string | null; param?: string | null }
  status?: string
  output?: { type: string; content?: { type: string; text?: string }[] }[]
  usage?: Usage
}

function read(status: number, text: string): Answered {
  const { error, output = [], usage, ...body } = parsed(text)
  if (status !== 200 || error)
    return { failure: `${status} ${error?.code ?? ''}`.trim(), refuses: error && refusedPart(error) }
  const parts = output.flatMap(({ type, content = [] }) => (type === 'message' ? content : []))
  return {
    isWhole: body.status === 'completed',
    text: parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''),
    usage,
  }
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return { error: { code: 'no JSON' } }
  }
}

/** Some servers leave the field empty and name the parameter in quotes. */
const refusedPart = ({ param, message = '' }: NonNullable<Body['error']>): Refusable | undefined =>
  REFUSABLE.find((part) => (param ? param.split('.')[0] === part : new RegExp(`['"\`]${part}['"\`.]`).test(message)))

const WHAT_TO_DO = 'RUNBOOK.md says what to do under "The language model is silent".'

/** Parts that a server may leave out with no harm to what is written. */
const sayRefused = (refused: ReadonlySet<Refusable>): Finding[] =>
  (['prompt_cache_key', 'safety_identifier'] as const)
    .filter((part) => refused.has(part))
    .map((part) => ({ setting: part, ...good('is refused, and left out by itself') }))

function temperatureOf({ temperature }: ProbedModel, refused: ReadonlySet<Refusable>) {
  if (temperature === undefined) return good('is left to the model')
  return refused.has('temperature')
    ? wrong('is refused. It would be left out by itself; save the first call of every instance by leaving it empty.')
    : good(`${temperature} is accepted`)
}

function formOf({ isWhole, text = '' }: Answered, refused: ReadonlySet<Refusable>) {
  if (refused.has('text')) return wrong('a strict json_schema is refused. Take another model: the almanac would write.')
  if (!isWhole) return wrong('the reply was cut off at its limit, so it is not the whole of its form.')
  return isInForm(text)
    ? good('a strict json_schema is accepted and kept to')
    : wrong('a strict json_schema is accepted, and the reply is not in it. Take another model.')
}

function isInForm(text: string): boolean {
  try {
    const reply: unknown = JSON.parse(text)
    if (typeof reply !== 'object' || reply === null || !('city' in reply && 'letters' in reply)) return false
    return typeof reply.city === 'string' && Number.isInteger(reply.letters) && Object.keys(reply).length === 2
  } catch {
    return false
  }
}

function thinkingOf(usage: Usage | undefined) {
  const hidden = usage?.output_tokens_details?.reasoning_tokens
  if (hidden === undefined) return unread('the reply does not say how many tokens were hidden')
  return hidden === 0
    ? good('none')
    : wrong(
        `${hidden} of ${usage?.output_tokens} tokens were hidden. They are paid for and take time: take another model.`,
      )
}

function pricesOf({ model, prices }: ProbedModel, usage: Usage | undefined) {
  const isKnown = model === PRICED_MODEL
  if (!prices && !isKnown)
    return wrong(`of ${model} are unknown. Give OPENAI_PRICES="INPUT CACHED OUTPUT", in dollars per million tokens.`)
  const [input, cachedInput, output] = prices ?? DEFAULT_PRICES
  const cost = usage && (usage.input_tokens * input + usage.output_tokens * output) / 1e6
  const asked = cost === undefined ? 'the reply counts no tokens' : `this question cost $${cost.toFixed(6)}`
  return good(`${input}, ${cachedInput} and ${output} dollars per million tokens; ${asked}`)
}

/** The model whose prices are the default. */
const PRICED_MODEL = 'gpt-4.1-mini'
const DEFAULT_PRICES = OPENAI_DEFAULTS.prices.split(' ').map(Number) as [number, number, number]
