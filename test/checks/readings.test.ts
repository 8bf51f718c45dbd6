import { afterAll, beforeAll, expect, test } from 'vitest'
import { instructions } from '../../functions/domain/reading/model/instructions.ts'
import { DAY } from '../../shared/domain/time.ts'
import { aModelServer, textsOf } from '../fakes/aModelServer.ts'
import { rephrase } from '../fakes/rephrase.ts'
import { aPlace } from '../makers/aBirth.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
let model: Awaited<ReturnType<typeof aModelServer>>
beforeAll(async () => {
  model = await aModelServer((request) => {
    const notes = textsOf(request).find(({ text }) => text.startsWith('Event: '))
    return JSON.stringify(rephrase(notes!.text))
  })
  backend = await openBackend({ modelUrl: model.baseUrl })
})
afterAll(async () => {
  await backend.stop()
  await model.stop()
})

const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'Canary Wharf', place: aPlace() }
const premium = { entitlement: { status: 'active', source: 'stripe' } } as const
const aMember = (changes = {}) => aSignedInMember(backend, { account: { firstName: 'Victoria', ...birth }, ...changes })
const calls = () => model.requests().length
const requestSince = (before: number) => textsOf(model.requests()[before]!.body as never)

test('fifty first loads of a premium day at once are one call to the model, and the dashboard makes none', async () => {
  const { ask } = await aMember(premium)
  const before = calls()

  const dashboards = await Promise.all(Array.from({ length: 10 }, () => ask('GET', '/api/home')))
  const byDashboards = calls() - before
  const loads = await Promise.all(Array.from({ length: 50 }, () => ask('GET', '/api/horoscope/daily')))
  const later = await ask('GET', '/api/home')

  figure('B39', `${calls() - before} calls for 50 first loads of a day at once, ${byDashboards} for 10 dashboards`)
  expect([byDashboards, calls() - before]).toEqual([0, 1])
  expect(dashboards.map(({ status, body }) => [status, body.horoscope])).toEqual(Array(10).fill([200, null]))
  expect(loads.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(loads.map(({ body }) => body.content.content)).size).toBe(1)
  expect(later.body.horoscope).toEqual(loads[0]!.body)
  expect(later.body.horoscope.content.source).toBe('model')
})

test('people without access cost no call to the model, and what is refused to them costs none', async () => {
  backend.pass(DAY)
  const people = await Promise.all(Array.from({ length: 6 }, () => aMember()))
  const before = calls()

  const read = await Promise.all(people.map(({ ask }) => ask('GET', '/api/horoscope/daily')))
  const refused = await Promise.all(people.map(({ ask }) => ask('GET', '/api/natal-chart')))

  expect(calls() - before).toBe(0)
  expect(read.map(({ body }) => [body.scope, body.content.source])).toEqual(Array(6).fill(['sign', undefined]))
  expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(403))
})

test('a request has the stable text first, few notes after it, and nothing that says who reads', async () => {
  backend.pass(DAY)
  const { ask, email, id } = await aMember(premium)
  const before = calls()
  await ask('GET', '/api/horoscope/daily')

  const [first, notes, ...more] = requestSince(before)
  const sent = JSON.stringify(model.requests()[before])
  const told = [email, id, 'Victoria', '1993', '08:30', 'Canary', '51.5'].filter((each) => sent.includes(each))
  figure('B39', `${instructions.split(/\s+/).length} words of stable text, ${notes!.text.split(/\s+/).length} of notes`)
  expect([first, more]).toEqual([{ role: 'system', text: instructions }, []])
  expect([instructions.length / 4 > 1_024, notes!.text.split(/\s+/).length < 225]).toEqual([true, true])
  expect(told).toEqual([])
})

test('a provider that fails is left alone after five readings, which the almanac writes', async () => {
  backend.pass(DAY)
  model.say(() => 'no JSON')
  const members = await Promise.all(Array.from({ length: 8 }, () => aMember(premium)))
  const before = calls()

  const answers = []
  for (const { ask } of members) answers.push(await ask('GET', '/api/horoscope/daily'))

  figure('B70', `${calls() - before} calls for 8 readings while the provider failed`)
  expect(answers.map(({ status, body }) => [status, body.content.source])).toEqual(Array(8).fill([200, undefined]))
  expect(calls() - before).toBe(5)
})
