import { OpenAI } from 'openai/client'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askOpenAi } from '../../../functions/gateways/openai/askOpenAi.ts'
import { inspectModel, type ProbedModel } from '../../../infra/operate/inspectModel.ts'
import { type Answering, aProvider, json } from '../../fakes/aProvider.ts'
import { NOW } from '../../makers/later.ts'

const said = (text: string, usage: object = { output_tokens_details: { reasoning_tokens: 0 } }) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  output: [{ type: 'message', id: 'msg_1', role: 'assistant', content: [{ type: 'output_text', text }] }],
  usage: { input_tokens: 60, input_tokens_details: { cached_tokens: 0 }, output_tokens: 12, ...usage },
})
const PARIS = said('{"city":"Paris","letters":5}')

const refusal = (param: string) => ({ error: { message: 'no', param, code: 'unsupported_parameter' } })

async function found(answer: Answering, changes: Partial<ProbedModel> = {}) {
  const { baseUrl, bodies } = await aProvider(answer)
  const findings = await inspectModel({
    apiKey: 'sk-test',
    baseUrl,
    model: 'gpt-4.1-mini',
    temperature: 0.7,
    prices: undefined,
    ...changes,
  })
  const outcomes = Object.fromEntries(findings.map(({ setting, outcome }) => [setting, outcome]))
  return { outcomes, bodies, says: findings.map(({ setting, says }) => `${setting}: ${says}`).join('\n') }
}

test('a model that takes everything is asked once', async () => {
  const { outcomes, bodies, says } = await found((response) => json(response, PARIS))

  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ temperature: 0.7, text: { format: { type: 'json_schema', strict: true } } })
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['good']))
  expect(says).toContain('this question cost $0.000043')
})

test('a model that takes no temperature and thinks first is known by both', async () => {
  const thinking = said('{"city":"Paris","letters":5}', { output_tokens_details: { reasoning_tokens: 192 } })
  const { outcomes, bodies } = await found(
    (response, call) => (call === 1 ? json(response, refusal('temperature'), 400) : json(response, thinking)),
    { model: 'a-thinker' },
  )

  expect(bodies).toHaveLength(2)
  expect(bodies[1]).not.toHaveProperty('temperature')
  expect(outcomes).toEqual({
    model: 'good',
    temperature: 'wrong',
    form: 'good',
    'hidden thinking': 'wrong',
    prices: 'wrong',
  })
})

test('a server that knows neither the form nor who asks still tells the rest', async () => {
  const refused = ['text.format', 'safety_identifier']
  const { outcomes, bodies } = await found(
    (response, call) => {
      const param = refused[call - 1]
      param ? json(response, refusal(param), 400) : json(response, said('Paris, of five letters.', {}))
    },
    { temperature: undefined, prices: [1, 0.5, 2] },
  )

  expect(bodies).toHaveLength(3)
  expect(bodies[0]).not.toHaveProperty('temperature')
  expect(outcomes).toEqual({
    model: 'good',
    temperature: 'good',
    form: 'wrong',
    safety_identifier: 'good',
    'hidden thinking': 'unread',
    prices: 'good',
  })
})

test('a reply in another form than the one that was accepted is no good', async () => {
  expect((await found((response) => json(response, said('Paris')))).outcomes.form).toBe('wrong')
  expect((await found((response) => json(response, { ...PARIS, status: 'incomplete' }))).outcomes.form).toBe('wrong')
})

test.each<[Answering, string]>([
  [(response) => json(response, { error: { message: 'no', code: 'invalid_api_key' } }, 401), '401 invalid_api_key'],
  [(response) => json(response, { error: { message: 'no', code: 'model_not_found' } }, 404), '404 model_not_found'],
  [(response) => void response.writeHead(200).end('<html>'), '200 no JSON'],
  [(response) => void response.destroy(), 'fetch failed'],
])('a model that does not answer is the only finding', async (answer, named) => {
  const { outcomes, says } = await found(answer)

  expect(outcomes).toEqual({ model: 'wrong' })
  expect(says).toContain(named)
})

test('the question has the form in which the product asks', async () => {
  const { bodies } = await found((response) => json(response, PARIS))
  const provider = await aProvider((response) => json(response, PARIS))
  await askOpenAi({
    client: new OpenAI({ apiKey: 'sk-test', baseURL: provider.baseUrl }),
    model: 'gpt-4.1-mini',
    temperature: 0.7,
    timeoutMs: 5_000,
    writing: {
      writer: 'check',
      instructions: 'You answer questions of geography.',
      input: [{ role: 'user', text: 'Which city is the capital of France, and of how many letters is its name?' }],
      schema: z.object({ city: z.string(), letters: z.number() }),
      maxTokens: 320,
      timeoutMs: 5_000,
      person: 'check',
      now: NOW,
    },
  })

  const [asked] = provider.bodies
  const format = { type: 'json_schema', name: 'check', strict: true, schema: expect.anything() }
  expect(bodies[0]).toEqual({ ...asked, text: { format } })
  expect(asked).toMatchObject({ text: { format } })
})
