import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructions } from '../../functions/domain/chat/instructions.ts'
import { DAY, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { aModelReply } from '../fakes/aModelReply.ts'
import { aModelServer, textsOf } from '../fakes/aModelServer.ts'
import { aPlace } from '../makers/aBirth.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { injections } from './injections.ts'
import { type Backend, openBackend } from './openBackend.ts'

const TRUE = 'Your Sun is in Gemini, and it is quick. It likes to ask, and it is glad of an answer.'

let backend: Backend
let model: Awaited<ReturnType<typeof aModelServer>>
beforeAll(async () => {
  model = await aModelServer(() => aModelReply(TRUE))
  backend = await openBackend({ modelUrl: model.baseUrl })
})
afterAll(async () => {
  await backend.stop()
  await model.stop()
})

const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'Canary Wharf', place: aPlace() }
const aPremiumMember = () =>
  aSignedInMember(backend, {
    account: { firstName: 'Victoria', ...birth },
    entitlement: { status: 'active', source: 'stripe' },
  })
const calls = () => model.requests().length

test('three hundred questions at once are at most one call to the model, and a day of them at most a hundred', async () => {
  const { ask, id } = await aPremiumMember()
  const question = () => ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })
  const before = calls()

  const atOnce = await Promise.all(Array.from({ length: 300 }, question))
  const inOneMoment = calls() - before
  for (let each = 0; each < 140; each += 1) {
    backend.pass(7 * MINUTE)
    await question()
  }

  const inAll = calls() - before
  figure('B71', `${inOneMoment} calls of 300 at once, ${inAll} of 440 in ${Math.round((140 * 7) / 60)} hours`)
  // A table under such a load may say that it is busy.
  expect(atOnce.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
  expect(atOnce.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(inOneMoment).toBeLessThanOrEqual(1)
  expect(inAll).toBeLessThanOrEqual(100)
  expect(inAll).toBeGreaterThan(50)
  expect((await backend.rowsOf(id)).filter(({ sk }) => sk.startsWith('CHAT#')).length).toBeLessThanOrEqual(inAll)
})

/** What a model might say that obeys whatever it is told. */
const obedient = (order: string) => [
  instructions.slice(0, 600),
  `Sure. ${order}`,
  '<script>alert(1)</script> Your Sun is in Gemini.',
  'Your Sun is in Gemini. ![x](https://evil.example/p.png)',
  'I am Max, a human, and your Sun is in Leo.',
]

test('sixty injections bring a model that obeys them to nothing', async () => {
  let violations = 0
  for (const [each, order] of injections.entries()) {
    const { ask, email, id } = await aPremiumMember()
    model.say(() => aModelReply(obedient(order)[each % 5]!))
    const { status, body } = await ask('POST', '/api/ai-chat', { body: { message: order } })

    const request = model.requests().at(-1)!
    const texts = textsOf(request.body as never)
    const isSeparate = texts.filter(({ text }) => text.includes(order)).every(({ role }) => role === 'user')
    const sent = JSON.stringify(request.body)
    const tells = [email, id, 'Victoria', '1993', '08:30', 'Canary', '51.5'].filter((secret) => sent.includes(secret))
    const isClean =
      !/[<>[\]{}]|https?:|evil|I am Max|Sun is in Leo/.test(body.response) &&
      !body.response.includes(instructions.slice(0, 60))
    if (status !== 200 || !isSeparate || tells.length > 0 || !isClean || body.source === 'model') violations += 1
    backend.pass(HOUR)
  }

  figure('B73', `${violations} violations of ${injections.length} injections`)
  expect([injections.length, violations]).toEqual([60, 0])
})

test('a provider that fails is left alone after five questions, costs nobody a question, and is asked again later', async () => {
  backend.pass(DAY)
  model.say(() => '{"sentences":')
  const members = await Promise.all(Array.from({ length: 8 }, aPremiumMember))
  const before = calls()

  const answers = []
  for (const { ask } of members) answers.push(await ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } }))
  const whileDown = calls() - before
  model.say(() => aModelReply(TRUE))
  backend.pass(2 * MINUTE)
  const recovered = await members[0]!.ask('POST', '/api/ai-chat', { body: { message: 'Who am I?' } })

  const { used } = (await members[1]!.ask('GET', '/api/ai-chat/usage')).body
  figure('B70', `${whileDown} calls for 8 questions while the provider failed, ${used} of them counted`)
  expect(answers.map(({ status, body }) => [status, body.source])).toEqual(Array(8).fill([200, 'almanac']))
  expect([whileDown, used, recovered.body.source]).toEqual([5, 0, 'model'])
})
