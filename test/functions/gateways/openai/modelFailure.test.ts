import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Writing } from '../../../../functions/domain/ports/languageModel.ts'
import type { Warn } from '../../../../functions/domain/ports/warn.ts'
import { openAiModel } from '../../../../functions/gateways/openai/openAiModel.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { type Answering, aProvider, json } from '../../../fakes/aProvider.ts'
import { fakeModelBudget } from '../../../fakes/fakeModelBudget.ts'
import { later, NOW } from '../../../makers/later.ts'

const Answer = z.object({ reply: z.string() })
const aWriting = (seconds = 0): Writing<typeof Answer> => ({
  writer: 'chat',
  instructions: 'You are an astrologer.',
  input: [{ role: 'user', text: 'Who am I?' }],
  schema: Answer,
  maxTokens: 500,
  timeoutMs: 60_000,
  person: 'a pseudonym',
  now: seconds === 0 ? NOW : later(seconds),
})

async function aTroubledModel(answer: Answering, dailyBudget = 1e9) {
  const { baseUrl, calls } = await aProvider(answer)
  const warn = vi.fn<Warn>()
  const prices = { input: 0.4, cachedInput: 0.1, output: 1.6 }
  const budget = fakeModelBudget()
  const settings = { model: 'a model', baseUrl, prices, dailyBudget, apiKey: async () => 'sk-test', budget, warn }
  const open = () => openAiModel({ ...settings, rest: async () => {} })
  return { model: open(), open, calls, warn, facts: () => warn.mock.calls.map(([, , facts]) => facts) }
}

const problem = (code: string | null, type = 'invalid_request_error') => ({
  error: { message: 'Incorrect API key provided: sk-test', type, param: null, code },
})

const LASTING: [number, string, object][] = [
  [401, 'invalid_api_key', problem('invalid_api_key')],
  [403, 'unsupported_country_region_territory', problem('unsupported_country_region_territory')],
  [404, 'model_not_found', problem('model_not_found')],
  [429, 'insufficient_quota', problem('insufficient_quota', 'insufficient_quota')],
  [429, 'credit_balance_exhausted', problem('credit_balance_exhausted', 'insufficient_quota')],
  [429, 'insufficient_quota', problem(null, 'insufficient_quota')],
  [400, 'unsupported_parameter', problem('unsupported_parameter')],
]

test.each(
  LASTING,
)('a refusal that lasts, %i %s, is named in the log and raises the alarm', async (status, code, body) => {
  const { model, warn } = await aTroubledModel((response) => json(response, body, status))

  expect(await model.write(aWriting())).toEqual({ missing: 'unavailable' })

  const line = 'the language model gave no text: unavailable'
  expect(warn.mock.calls).toEqual([[line, undefined, { alarm: 'silentModel', status, code }]])
})

test.each(LASTING)('after %i %s no instance asks again for five minutes, and then once', async (status, _, body) => {
  const { model, open, calls } = await aTroubledModel((response) => json(response, body, status))
  const another = open()

  await model.write(aWriting())
  const soon = [await model.write(aWriting(1)), await another.write(aWriting(5 * MINUTE - 1))]
  const callsSoon = calls()
  await model.write(aWriting(5 * MINUTE))
  await model.write(aWriting(5 * MINUTE + 1))

  expect([soon, callsSoon]).toEqual([[{ missing: 'circuit' }, { missing: 'circuit' }], 1])
  expect(calls()).toBe(2)
})

test.each<[number, string]>([
  [429, 'rate_limit_exceeded'],
  [503, 'server_is_overloaded'],
])('a failure that passes, %i %s, is tried twice and counted, and does not close the model off', async (status, code) => {
  const { model, calls, facts } = await aTroubledModel((response) => json(response, problem(code), status))

  await model.write(aWriting())
  await model.write(aWriting(1))

  expect(calls()).toBe(4)
  expect(facts()).toEqual(Array(2).fill({ alarm: 'failingModel', status, code }))
})

test('a request that is wrong by itself is not tried twice, and others still are sent', async () => {
  const { model, calls } = await aTroubledModel((response) => json(response, problem('context_length_exceeded'), 400))

  await model.write(aWriting())
  await model.write(aWriting(1))

  expect(calls()).toBe(2)
})

test('nothing that the provider says reaches the log but a short name', async () => {
  const { model, warn } = await aTroubledModel((response) => json(response, problem('Who am I? '.repeat(9), 'é'), 400))

  await model.write(aWriting())

  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Who am I|sk-test|é/)
})

test('a day whose budget is spent raises the alarm as well, because people read the almanac', async () => {
  const { model, calls, facts } = await aTroubledModel((response) => json(response, {}), 1)

  expect(await model.write(aWriting())).toEqual({ missing: 'budget' })

  expect([calls(), facts()]).toEqual([0, [{ alarm: 'silentModel', code: 'daily_budget' }]])
})
