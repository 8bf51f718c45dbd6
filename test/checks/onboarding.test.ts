import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { askGoogle, viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const COMPLETE = '/api/user/complete-onboarding'
const birth = { birthDate: '1991-02-03', birthTime: '04:05', birthPlace: 'Lisbon, Portugal' }
const versionOf = async (id: string) => {
  const rows = await backend.rowsOf(id)
  return Number(rows.find(({ sk }) => sk === 'PROFILE')?.version)
}

test.each(Object.keys(birth))('without %s nobody is through', async (missing) => {
  const { ask } = await aSignedInMember(backend)
  await ask('PUT', '/api/user/profile', { body: { ...birth, [missing]: undefined } })

  const { status, body } = await ask('POST', COMPLETE)

  expect([status, body.code]).toEqual([400, 'ONBOARDING_INCOMPLETE'])
  expect((await ask('GET', '/api/auth/user')).body.onboardingCompleted).toBe(false)
})

test('twenty completions at once are one', async () => {
  const { ask, id } = await aSignedInMember(backend)
  await ask('PUT', '/api/user/profile', { body: birth })
  const before = await versionOf(id)

  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST', COMPLETE)))

  const transitions = (await versionOf(id)) - before
  figure('B20', `${transitions} transition of 20 completions`)
  expect(answers.map(({ status, body }) => [status, body.user.onboardingCompleted])).toEqual(
    Array(20).fill([200, true]),
  )
  expect(transitions).toBe(1)
})

const leave = (browser = aBrowser(backend)) =>
  browser.ask('POST', '/api/auth/store-onboarding', { body: { ...birth, step: 7 } }).then(() => browser)
const birthDateOf = async ({ ask }: ReturnType<typeof aBrowser>) =>
  (await ask('GET', '/api/user/profile')).body.birthDate

test('answers left before Google arrive once, and a second use of them changes nothing', async () => {
  const browser = await leave()
  const again = browser.copy()

  expect((await viaGoogle(browser, { email: 'first@gmail.com' })).headers.location).toBe('/onboarding')
  expect((await viaGoogle(again, { email: 'second@gmail.com' })).headers.location).toBe('/onboarding')

  expect([await birthDateOf(browser), await birthDateOf(again)]).toEqual(['1991-02-03', null])
})

test('answers left before Google are enough to end onboarding, and the chart knows their place', async () => {
  const browser = await leave()
  await viaGoogle(browser, { email: 'chart@gmail.com' })

  expect((await browser.ask('POST', COMPLETE)).status).toBe(200)

  expect((await browser.ask('GET', '/api/user/profile')).body.place).toMatchObject({ zone: 'Europe/Lisbon' })
  expect((await browser.ask('GET', '/api/natal-chart/big-three')).body).toMatchObject({ sunSign: 'Aquarius' })
})

test('answers of another browser stay with it, even if their cookie is sent only on the way back', async () => {
  const owner = await leave()
  const thief = aBrowser(backend)
  const back = await askGoogle(thief, { email: 'thief@gmail.com' })
  const planted = `__Host-onb=${owner.jar.get('__Host-onb')}`
  const cookie = `${planted}; __Host-oauth=${thief.jar.get('__Host-oauth')}`

  expect((await thief.ask('GET', back, { headers: { cookie } })).headers.location).toBe('/onboarding')

  expect(await birthDateOf(thief)).toBe(null)
})

test('answers that waited half an hour are gone, and signing in still works', async () => {
  const browser = await leave()
  backend.pass(30 * MINUTE)

  expect((await viaGoogle(browser, { email: 'late@gmail.com' })).headers.location).toBe('/onboarding')

  expect(await birthDateOf(browser)).toBe(null)
})
