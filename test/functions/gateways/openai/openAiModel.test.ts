import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Writing } from '../../../../functions/domain/ports/languageModel.ts'
import type { ModelBudget } from '../../../../functions/domain/ports/modelBudget.ts'
import type { Warn } from '../../../../functions/domain/ports/warn.ts'
import { openAiModel } from '../../../../functions/gateways/openai/openAiModel.ts'
import { aModelServer } from '../../../fakes/aModelServer.ts'
import { type Answering, aProvider, json } from '../../../fakes/aProvider.ts'
import { fakeModelBudget } from '../../../fakes/fakeModelBudget.ts'
import { later, NOW } from '../../../makers/later.ts'

const Answer = z.object({ reply: z.string() })

const aWriting = (changes: Partial<Writing<typeof Answer>> = {}): Writing<typeof Answer> => ({
  writer: 'chat',
  instructions: 'You are an astrologer.',
  input: [
    { role: 'developer', text: '{"facts":[]}' },
    { role: 'user', text: 'Who am I?' },
  ],
  schema: Answer,
  maxTokens: 500,
  timeoutMs: 60_000,
  person: 'a pseudonym',
  now: NOW,
  ...changes,
})

interface Changes {
  baseUrl: string
  budget?: ModelBudget
  dailyBudget?: number
  apiKey?: () => Promise<string>
  temperature?: number | undefined
  warn?: Warn
}

const aModel = ({
  baseUrl,
  budget = fakeModelBudget(),
  dailyBudget = 1e9,
  apiKey = async () => 'sk-test',
  temperature = 0.7,
  warn = () => {},
}: Changes) =>
  openAiModel({
    model: 'gpt-4.1-mini',
    baseUrl,
    temperature,
    prices: { input: 0.4, cachedInput: 0.1, output: 1.6 },
    dailyBudget,
    apiKey,
    budget,
    warn,
    rest: async () => {},
  })

describe('a server of somebody else’s that speaks the Responses API', () => {
  let server: Awaited<ReturnType<typeof aModelServer>>
  beforeAll(async () => {
    server = await aModelServer(() => JSON.stringify({ reply: 'You are kind.' }))
  })
  afterAll(() => server.stop())

  test('is asked for a form, is to store nothing, and gets the stable text first', async () => {
    const written = await aModel(server).write(aWriting())

    expect(written).toEqual({ value: { reply: 'You are kind.' } })
    const { path, body } = server.requests().at(-1)!
    expect(path).toBe('/v1/responses')
    expect(JSON.stringify(body)).not.toMatch(/tools|reasoning/)
    expect(body).toMatchObject({ messages: [{ role: 'system', content: 'You are an astrologer.' }, {}, {}] })
  })

  test('is charged by what it counts', async () => {
    const budget = fakeModelBudget()
    await aModel({ ...server, budget }).write(aWriting())

    expect(budget.spent()).toBe(1_500 * 0.4 + 200 * 1.6)
    expect(budget.tokens()).toEqual({ in: 1_500, out: 200 })
  })

  test('is not asked once the budget of the day could be passed', async () => {
    const budget = fakeModelBudget()
    const model = aModel({ ...server, budget, dailyBudget: 1_500 })

    const outcomes = []
    for (let call = 0; call < 3; call += 1) outcomes.push(await model.write(aWriting()))

    expect(outcomes.map((each) => 'value' in each || each.missing)).toEqual([true, 'budget', 'budget'])
    expect(budget.spent()).toBeLessThanOrEqual(1_500)
  })

  test('is not asked without a key', async () => {
    const before = server.requests().length
    const apiKey = () => Promise.reject(new Error('no such secret'))

    expect(await aModel({ ...server, apiKey }).write(aWriting())).toEqual({ missing: 'unavailable' })
    expect(server.requests().length).toBe(before)
  })
})

const said = (text: string, changes: object = {}) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  output: [{ type: 'message', id: 'msg_1', role: 'assistant', content: [{ type: 'output_text', text }] }],
  usage: { input_tokens: 1_500, input_tokens_details: { cached_tokens: 1_024 }, output_tokens: 100 },
  ...changes,
})

const GOOD = said('{"reply":"Yes."}')

describe('a provider in trouble', () => {
  test.each<[string, Answering, string]>([
    ['that answers with no text', (response) => json(response, said('')), 'malformed'],
    [
      'that answers with something else than was asked for',
      (response) => json(response, said('{"reply":7}')),
      'malformed',
    ],
    [
      'that answers with half a reply',
      (response) => json(response, said('{"reply":"Ye', { status: 'incomplete' })),
      'malformed',
    ],
    ['that answers without JSON', (response) => void response.writeHead(200).end('<html>'), 'unavailable'],
    ['that answers with a megabyte', (response) => json(response, said('x'.repeat(1e6))), 'unavailable'],
    ['that does not know the key', (response) => json(response, { error: { message: 'no' } }, 401), 'unavailable'],
    [
      'that redirects',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'unavailable',
    ],
    [
      'that will not answer',
      (response) =>
        json(response, said('', { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'no' }] }] })),
      'refused',
    ],
  ])('%s gives no text', async (_, answer, missing) => {
    const { baseUrl } = await aProvider(answer)

    expect(await aModel({ baseUrl }).write(aWriting())).toEqual({ missing })
  })

  test.each([429, 500, 503])('that answers %i once is asked again', async (status) => {
    const { baseUrl, calls } = await aProvider((response, call) =>
      json(response, call === 1 ? {} : GOOD, call === 1 ? status : 200),
    )

    expect([await aModel({ baseUrl }).write(aWriting()), calls()]).toEqual([{ value: { reply: 'Yes.' } }, 2])
  })

  test('that fails twice is asked no third time', async () => {
    const { baseUrl, calls } = await aProvider((response) => json(response, {}, 500))

    expect([await aModel({ baseUrl }).write(aWriting()), calls()]).toEqual([{ missing: 'unavailable' }, 2])
  })

  test('that fails when little time is left is asked no second time', async () => {
    const { baseUrl, calls } = await aProvider((response) => json(response, {}, 500))

    await aModel({ baseUrl }).write(aWriting({ timeoutMs: 7_999 }))

    expect(calls()).toBe(1)
  })

  test.each<[string, Answering]>([
    ['that never answers', () => {}],
    ['that stops in the middle of its answer', (response) => void response.writeHead(200).write('{"id"')],
  ])('%s is given up in time, and its cost stays counted', async (_, answer) => {
    const { baseUrl, calls } = await aProvider(answer)
    const budget = fakeModelBudget()

    expect(await aModel({ baseUrl, budget }).write(aWriting({ timeoutMs: 200 }))).toEqual({ missing: 'timeout' })
    expect(calls()).toBe(1)
    expect(budget.spent()).toBeGreaterThan(500)
  })

  test('is left alone after five failures, for every instance, until a minute is over', async () => {
    let isUp = false
    const { baseUrl, calls } = await aProvider((response) => json(response, isUp ? GOOD : said('')))
    const budget = fakeModelBudget()
    const [model, another] = [aModel({ baseUrl, budget }), aModel({ baseUrl, budget })]

    const missing = []
    for (let call = 0; call < 7; call += 1) missing.push(await model.write(aWriting({ now: later(call) })))
    missing.push(await another.write(aWriting({ now: later(8) })))
    isUp = true
    const recovered = await model.write(aWriting({ now: later(65) }))

    expect(missing).toEqual([...Array(5).fill({ missing: 'malformed' }), ...Array(3).fill({ missing: 'circuit' })])
    expect([recovered, calls()]).toEqual([{ value: { reply: 'Yes.' } }, 6])
  })

  test('costs nothing when it fails, and what it counts when it answers', async () => {
    const { baseUrl, bodies } = await aProvider((response, call) =>
      call > 2 ? json(response, GOOD) : json(response, {}, 500),
    )
    const budget = fakeModelBudget()
    const model = aModel({ baseUrl, budget })

    await model.write(aWriting())
    const afterFailure = budget.spent()
    await model.write(aWriting())

    expect([afterFailure, budget.spent()]).toEqual([0, Math.ceil(476 * 0.4 + 1_024 * 0.1 + 100 * 1.6)])
    expect(bodies[0]).toMatchObject({
      store: false,
      stream: false,
      max_output_tokens: 500,
      prompt_cache_key: 'chat',
      safety_identifier: 'a pseudonym',
      text: {
        format: {
          type: 'json_schema',
          strict: true,
          schema: { type: 'object', required: ['reply'], additionalProperties: false },
        },
      },
    })
  })

  test('and a table that is away as well are a missing text and no error', async () => {
    const { baseUrl, calls } = await aProvider((response) => json(response, GOOD))
    const away = () => Promise.reject(new Error('the table is away'))
    const budget = { ...fakeModelBudget(), reserve: away }

    expect([await aModel({ baseUrl, budget }).write(aWriting()), calls()]).toEqual([{ missing: 'unavailable' }, 0])
  })
})

const refusing = (param: string | null, message = 'no'): object => ({
  error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' },
})

describe('a model that does not take all that is sent', () => {
  test.each([
    ['names it', refusing('temperature')],
    ['names it in its words alone', refusing(null, "Unsupported value: 'temperature' does not support 0.7.")],
  ])('and %s is asked without it from then on, and operators are told once', async (_, refusal) => {
    const { baseUrl, bodies } = await aProvider((response, call) =>
      'temperature' in bodies[call - 1]! ? json(response, refusal, 400) : json(response, GOOD),
    )
    const warnings: unknown[] = []
    const model = aModel({ baseUrl, warn: (what, _error, facts) => warnings.push([what, facts]) })

    const written = [await model.write(aWriting()), await model.write(aWriting())]

    expect(written).toEqual([{ value: { reply: 'Yes.' } }, { value: { reply: 'Yes.' } }])
    expect(bodies.map((body) => 'temperature' in body)).toEqual([true, false, false])
    expect(warnings).toEqual([
      [
        'the language model does not take temperature, which is left out from now on',
        { status: 400, code: 'unsupported_parameter' },
      ],
    ])
  })

  test('can do without the names of the cache and of the person as well', async () => {
    const { baseUrl, calls, bodies } = await aProvider((response, call) => {
      const part = ['temperature', 'prompt_cache_key', 'safety_identifier'][call - 1]
      part ? json(response, refusing(part), 400) : json(response, GOOD)
    })

    expect([await aModel({ baseUrl }).write(aWriting()), calls()]).toEqual([{ value: { reply: 'Yes.' } }, 4])
    expect(Object.keys(bodies[3]!)).not.toEqual(expect.arrayContaining(['safety_identifier']))
  })

  test.each(['text.format', 'max_output_tokens'])('is not asked without %s', async (param) => {
    const { baseUrl, calls } = await aProvider((response) => json(response, refusing(param), 400))

    expect([await aModel({ baseUrl }).write(aWriting()), calls()]).toEqual([{ missing: 'unavailable' }, 1])
  })

  test('that goes on refusing what is no longer sent is asked once more and then left', async () => {
    const { baseUrl, calls } = await aProvider((response) => json(response, refusing('temperature'), 400))

    expect([await aModel({ baseUrl }).write(aWriting()), calls()]).toEqual([{ missing: 'unavailable' }, 2])
  })
})

test('a temperature that is not configured is not sent', async () => {
  const { baseUrl, bodies } = await aProvider((response) => json(response, GOOD))
  const settings = { model: 'm', prices: { input: 1, cachedInput: 1, output: 1 }, dailyBudget: 1e9, warn: () => {} }
  const asking = { ...settings, apiKey: async () => 'sk-test', budget: fakeModelBudget() }

  await openAiModel({ ...asking, baseUrl, temperature: undefined }).write(aWriting())
  await openAiModel({ ...asking, baseUrl, temperature: 0 }).write(aWriting())

  expect(bodies.map(({ temperature }) => temperature)).toEqual([undefined, 0])
})
