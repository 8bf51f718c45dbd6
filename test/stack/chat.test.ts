import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instructions } from '../../functions/domain/chat/instructions.ts'
import { aModelReply } from '../fakes/aModelReply.ts'
import { aModelServer, textsOf } from '../fakes/aModelServer.ts'
import { openStack } from './openStack.ts'
import { signUp } from './signUp.ts'

const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London, England' }
const TRUE = 'Your Sun is in Gemini, and it is quick. It likes to ask, and it is glad of an answer.'
const FALSE = 'Your Sun is in Leo, and it is proud. It likes to be asked, and it is glad of an answer.'

const model = await aModelServer(() => aModelReply(TRUE))
afterAll(() => model.stop())
const stack = openStack({ openAi: { model: 'gpt-4.1-mini', baseUrl: model.baseUrl, apiKey: 'sk-real' } })

async function aPremiumMember() {
  const member = await signUp(stack.url())
  await member.ask('PUT', '/api/user/profile', { body: birth })
  await stack.warn('/grants', { email: member.email, days: 7 })
  return member
}

interface ModelUsage {
  model: { calls: number; outputTokens: number }
}

const modelUsage = async () => ((await (await fetch(`${stack.url()}/__local/usage`)).json()) as ModelUsage).model

const writers = async () =>
  (await (await fetch(`${stack.url()}/__local/writers`)).json()) as { answers: number; modelAnswers: number }

describe('the chat with a model', () => {
  beforeAll(() => model.say(() => aModelReply(TRUE)))

  test('answers, counts what it cost, and keeps the exchange', async () => {
    const { ask } = await aPremiumMember()
    const before = await modelUsage()
    const written = await writers()

    const { status, body } = await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })

    expect([status, body]).toMatchObject([200, { message: 'Who am I?', response: TRUE, source: 'model' }])
    expect((await ask('GET', '/api/ai-chat/history')).body).toEqual([body])
    expect((await ask('GET', '/api/ai-chat/usage')).body).toMatchObject({
      used: 1,
      remainingQuestions: 999,
      limit: 1000,
    })
    const after = await modelUsage()
    expect([after.calls - before.calls, after.outputTokens - before.outputTokens]).toEqual([1, 200])
    const { answers, modelAnswers } = await writers()
    expect([answers - written.answers, modelAnswers - written.modelAnswers]).toEqual([1, 1])
  })

  test('sends the stable text first, and nothing that says who asks', async () => {
    const { ask, email, user } = await aPremiumMember()
    await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })

    const texts = textsOf(model.requests().at(-1)!.body as never)
    expect(texts[0]).toEqual({ role: 'system', text: instructions })
    const sent = JSON.stringify(model.requests().at(-1))
    expect(
      [email, user.id, '1993', '08:30', 'London', 'Jane', 'sk-real'].filter((each) => sent.includes(each)),
    ).toEqual([])
  })

  test('gives the almanac’s answer when the model says what is not so', async () => {
    model.say(() => aModelReply(FALSE))
    const { ask } = await aPremiumMember()

    const { body } = await ask('POST', '/api/ai-chat', { body: { message: 'What about love?' } })

    expect(body).toMatchObject({
      source: 'almanac',
      response: expect.stringMatching(/^What says most about love is your Venus in /),
    })
    expect((await ask('GET', '/api/ai-chat/usage')).body).toMatchObject({ used: 0 })
    model.say(() => aModelReply(TRUE))
  })

  test.each([
    'down',
    'error',
    'throttle',
    'dropAfterCommit',
  ])('gives the almanac’s answer while the model has the fault %j', async (fault) => {
    const { ask } = await aPremiumMember()
    await stack.warn('/faults', { service: 'openai', fault })

    const answer = await ask('POST', '/api/ai-chat', { body: { message: 'What about work?' } })

    await stack.warn('/faults', { service: 'openai', fault: null })
    expect([answer.status, answer.body.source]).toEqual([200, 'almanac'])
  })

  test('asks nothing for people without access, whatever they send', async () => {
    const { ask } = await signUp(stack.url())
    const before = (await modelUsage()).calls

    for (const message of ['Who am I?', '', 'x'.repeat(2001)])
      expect(await ask('POST', '/api/ai-chat', { body: { message } })).toMatchObject({
        status: 403,
        body: { requiresUpgrade: true },
      })

    expect((await modelUsage()).calls).toBe(before)
    expect((await ask('GET', '/api/ai-chat/usage')).body).toMatchObject({
      remainingQuestions: 0,
      limit: 0,
      unlimited: false,
    })
    expect((await ask('GET', '/api/ai-chat/history')).body).toEqual([])
  })
})

describe('a message', () => {
  test.each([
    ['', 'Write your question first'],
    [' \n ', 'Write your question first'],
    [7, 'Write your question first'],
    ['x'.repeat(2001), 'Your message must be at most 2,000 characters'],
    ['a\u0000b', "Your message contains characters that can't be used"],
    ['a\u202eb', "Your message contains characters that can't be used"],
  ])('that is no question (%#) is refused with what to do', async (message, words) => {
    const { ask } = await aPremiumMember()

    expect(await ask('POST', '/api/ai-chat', { body: { message } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { message: words } },
    })
  })

  test('of 2,000 characters on many lines in any script is answered', async () => {
    const { ask } = await aPremiumMember()
    const message = `我的\r\n爱情\t?\n${'💫'.repeat(1980)}`

    const { status, body } = await ask('POST', '/api/ai-chat', { body: { message } })

    expect([status, body.message]).toEqual([200, message.replace('\r\n', '\n').replace('\t', ' ')])
  })

  test('that is sent again with its key is answered once', async () => {
    const { ask } = await aPremiumMember()
    const body = { message: 'Who am I?', idempotencyKey: 'a-key-of-mine' }

    const first = await ask('POST', '/api/ai-chat', { body })
    const second = await ask('POST', '/api/ai-chat', { body })

    expect(second.body).toEqual(first.body)
    expect((await ask('GET', '/api/ai-chat/history')).body).toHaveLength(1)
  })

  test('is among what a person exports', async () => {
    const { ask } = await aPremiumMember()
    const { body } = await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })

    expect((await ask('GET', '/api/user/export')).body.chats).toEqual([body])
  })
})

describe('an answer', () => {
  test('is found bad for a reason, which is kept with it, exported, and taken back', async () => {
    const { ask } = await aPremiumMember()
    const { body: answer } = await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })
    const rate = (body: object) => ask('POST', `/api/ai-chat/${answer.id}/feedback`, { body })

    expect(await rate({ verdict: 'down', reason: 'off-topic' })).toMatchObject({ status: 200, body: { success: true } })
    const feedback = { verdict: 'down', reason: 'off-topic' }
    expect((await ask('GET', '/api/ai-chat/history')).body).toEqual([{ ...answer, feedback }])
    expect((await ask('GET', '/api/user/export')).body.chats).toEqual([{ ...answer, feedback }])
    await rate({ verdict: null })
    expect((await ask('GET', '/api/ai-chat/history')).body).toEqual([answer])
  })

  test.each([
    {},
    { verdict: 'sideways' },
    { verdict: 'down', reason: 'x'.repeat(5000) },
    { verdict: 7 },
  ])('is not rated by %j', async (body) => {
    const { ask } = await aPremiumMember()

    expect((await ask('POST', '/api/ai-chat/msg_000000000001/feedback', { body })).status).toBe(400)
  })

  test('of somebody else is not there to be rated, also for a member without access', async () => {
    const [owner, other] = [await aPremiumMember(), await signUp(stack.url())]
    const { body: answer } = await owner.ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })
    const path = `/api/ai-chat/${answer.id}/feedback`

    expect((await other.ask('POST', path, { body: { verdict: 'up' } })).status).toBe(404)
    expect((await owner.ask('GET', '/api/ai-chat/history')).body).toEqual([answer])
  })
})

test('a new conversation takes no earlier question along, and shows where it begins', async () => {
  const { ask } = await aPremiumMember()
  await ask('POST', '/api/ai-chat', { body: { message: 'What about the lighthouse?' } })
  await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?', startsNew: true } })
  expect(JSON.stringify(model.requests().at(-1))).not.toContain('lighthouse')

  await ask('POST', '/api/ai-chat', { body: { message: 'And at work?' } })

  const sent = JSON.stringify(model.requests().at(-1))
  expect([sent.includes('Who am I?'), sent.includes('lighthouse')]).toEqual([true, false])
  const { body } = await ask('GET', '/api/ai-chat/history')
  expect(body.map(({ startsNew }: { startsNew?: boolean }) => startsNew)).toEqual([undefined, true, undefined])
})

test('the history goes back a page at a time', async () => {
  const { ask } = await aPremiumMember()
  for (let each = 0; each < 3; each += 1) await ask('POST', '/api/ai-chat', { body: { message: `question ${each}` } })

  const all = (await ask('GET', '/api/ai-chat/history')).body
  const older = (await ask('GET', `/api/ai-chat/history?before=${all[0].id}`)).body

  expect(all.map(({ message }: { message: string }) => message)).toEqual(['question 2', 'question 1', 'question 0'])
  expect(older).toEqual(all.slice(1))
  expect((await ask('GET', '/api/ai-chat/history?before=nonsense')).status).toBe(400)
})
