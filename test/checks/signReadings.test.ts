import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNS } from '../../shared/domain/zodiac.ts'
import { aBrowser } from './aBrowser.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const ask = (sign: string) => aBrowser(backend).ask('GET', `/api/horoscope/signs/${sign}`)

test('a visitor reads the day of each Sun sign, and nothing is kept', async () => {
  const before = await backend.rows()

  const answers = await Promise.all(SIGNS.map(ask))

  expect(answers.map(({ status, body }) => [status, body.scope])).toEqual(SIGNS.map(() => [200, 'sign']))
  expect(new Set(answers.map(({ body }) => body.content.content)).size).toBe(SIGNS.length)
  expect(await backend.rows()).toEqual(before)
})

test.each(['leo', 'Ophiuchus', '%00', '..%2F..'])('%j is no sign', async (sign) => {
  const { status, body } = await ask(sign)

  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('an address that asks too often waits', async () => {
  const browser = aBrowser(backend)
  for (let asked = 0; asked < 30; asked++) await browser.ask('GET', '/api/horoscope/signs/Leo')

  const { status, body } = await browser.ask('GET', '/api/horoscope/signs/Leo')

  expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
})
