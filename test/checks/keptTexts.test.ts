import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPlace } from '../makers/aBirth.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const birth = { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London', place: aPlace() }
const aMember = (entitlement?: { status: 'active' }) =>
  aSignedInMember(backend, { account: birth, ...(entitlement && { entitlement }) })
const sam = { name: 'Sam', birthDate: '1990-04-12', birthTime: '21:15', birthPlace: 'London' }

test('a note is kept, found and deleted, and a bad one is refused with what to do', async () => {
  const { ask } = await aMember()
  const put = (path: string, text: string) => ask('PUT', `/api/journal/${path}`, { body: { text } })

  expect((await put('2026-11-20', 'Rain\u0000.')).body).toEqual({ date: '2026-11-20', text: 'Rain.' })
  expect((await ask('GET', '/api/journal?search=RAIN')).body).toEqual([{ date: '2026-11-20', text: 'Rain.' }])
  expect((await put('2026-11-20', 'a'.repeat(4001))).body).toMatchObject({
    fields: { text: 'A note must be at most 4000 characters' },
  })
  for (const answer of [await put('2026-11-20', ''), await put('2026-02-30', 'No'), await put('2027-01-01', 'No')])
    expect(answer.status).toBe(400)
  expect((await put('2026-11-20', 'a'.repeat(20_000))).status).toBe(413)

  await ask('DELETE', '/api/journal/2026-11-20')
  expect((await ask('GET', '/api/journal')).body).toEqual([])
})

test('a person is kept and compared, and of thirty-one three without access', async () => {
  const { ask } = await aMember()
  const statuses = []
  for (let each = 0; each < 31; each += 1) statuses.push((await ask('POST', '/api/people', { body: sam })).status)

  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.slice(3).every((status) => status === 403)).toBe(true)
  const [first] = (await ask('GET', '/api/people')).body
  expect(first).toEqual({ ...sam, id: first.id, birthTimeKnown: true, birthPlaceId: expect.any(String) })
  const chart = (await ask('GET', `/api/people/${first.id}/chart`)).body
  expect(Object.keys(chart)).toEqual(expect.arrayContaining(['sunSign', 'moonSign', 'risingSign']))
  expect(chart).not.toHaveProperty('houses')
  expect((await ask('GET', `/api/people/${first.id}/synastry`)).status).toBe(403)
})

test('with access the chart is whole, and the comparison has all its parts', async () => {
  const { ask } = await aMember({ status: 'active' })
  const { id } = (await ask('POST', '/api/people', { body: sam })).body

  expect((await ask('GET', `/api/people/${id}/chart`)).body.houses).toHaveLength(12)
  expect(Object.keys((await ask('GET', `/api/people/${id}/synastry`)).body).sort()).toEqual([
    'advice',
    'aspects',
    'challenges',
    'limits',
    'overlays',
    'parts',
    'score',
    'strengths',
    'summary',
    'today',
  ])
})

test('whole sign houses are chosen in the profile, and the chart says so', async () => {
  const { ask } = await aMember({ status: 'active' })
  const systemOf = async () => (await ask('GET', '/api/natal-chart')).body.origin.houseSystem

  expect(await systemOf()).toBe('placidus')
  expect((await ask('PUT', '/api/user/profile', { body: { houseSystem: 'whole_sign' } })).body.houseSystem).toBe(
    'whole_sign',
  )
  expect(await systemOf()).toBe('whole_sign')
  expect((await ask('PUT', '/api/user/profile', { body: { houseSystem: 'koch' } })).status).toBe(400)
})
