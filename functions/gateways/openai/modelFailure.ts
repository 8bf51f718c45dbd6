import type { OpenAI } from 'openai/client'

/**
 * Why a call failed. `passing` is worth a second try; `lasting` stays until somebody changes a setting or pays, for every
 * call there is; `single` may be about this one call.
 */
export interface ModelFailure {
  kind: 'passing' | 'lasting' | 'single'
  status?: number
  code?: string
  /** What the model does not take, and can do without. */
  refuses?: Refusable
}

/** Parts of a request that some models or servers refuse. The form is not one: what is not in it is of no use. */
const REFUSABLE = ['temperature', 'prompt_cache_key', 'safety_identifier'] as const
export type Refusable = (typeof REFUSABLE)[number]

/** Says what a failed call tells of the next one. What the provider writes about it is not kept: it may quote a person. */
export function modelFailure(client: OpenAI, error: unknown): ModelFailure {
  const { APIConnectionError, APIError } = client.constructor as typeof OpenAI
  if (error instanceof APIConnectionError) return { kind: 'passing' }
  if (!(error instanceof APIError)) return { kind: 'single' }
  const status: number | undefined = error.status
  const names = [error.code, error.type].filter((name): name is string => CODE.test(name ?? ''))
  const [code] = names
  const refuses = REFUSED.includes(status ?? 0) ? refusedPart(error.param, error.message) : undefined
  return { kind: kindOf(status, names), ...(status && { status }), ...(code && { code }), ...(refuses && { refuses }) }
}

const REFUSED = [400, 422]

/** The parameter is named by the field for it, or by a server that leaves the field empty, in quotes in its words. */
const refusedPart = (param: string | null | undefined, message: string): Refusable | undefined =>
  REFUSABLE.find((part) => (param ? param.split('.')[0] === part : new RegExp(`['"\`]${part}['"\`.]`).test(message)))

const CODE = /^[\w.-]{1,64}$/

function kindOf(status: number | undefined, names: string[]): ModelFailure['kind'] {
  if (LASTING_STATUSES.includes(status ?? 0) || LASTING.some((name) => names.includes(name))) return 'lasting'
  return status === 429 || (status !== undefined && status >= 500) ? 'passing' : 'single'
}

/** The key is wrong, or not of this project; the model is not there, or not for this key. */
const LASTING_STATUSES = [401, 403, 404]

/**
 * developers.openai.com/docs/guides/error-codes: an account without credit, or at its limit, answers 429 like one that
 * asks too fast. What is used up is in the code, and the type is always `insufficient_quota`. A model that does not take
 * what we send, such as one that thinks first, answers 400 to every request.
 */
const LASTING = [
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'model_not_found',
  'unsupported_parameter',
  'unsupported_value',
  'unknown_parameter',
]
