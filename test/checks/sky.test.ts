import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from './aBrowser.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const LONDON = '2643743'
const ask = (query: string) => aBrowser(backend).ask('GET', `/api/sky?${query}`)

describe('GET /api/sky', () => {
  test('a visitor with date, time and place gets ten longitudes and the Big Three', async () => {
    const { status, body } = await ask(`date=1993-06-15&time=08:30&birthPlaceId=${LONDON}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({ sunSign: 'Gemini', moonSign: 'Aries', risingSign: 'Leo' })
    expect(Object.keys(body.longitudes).join()).toBe('Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn,Uranus,Neptune,Pluto')
  })

  test('a visitor with a date alone gets the Sun sign and no rising sign', async () => {
    const { status, body } = await ask('date=1993-06-15')

    expect(status).toBe(200)
    expect(body).toMatchObject({ sunSign: 'Gemini', risingSign: null, told: { rising: null } })
    expect(body.told.sun).toMatch(/^Curiosity is the thread of your life\. /)
  })

  test.each([
    ['', 'date'],
    ['date=', 'date'],
    ['date=1993-02-30', 'date'],
    ['date=1919-12-31', 'date'],
    ['date=2080-01-01', 'date'],
    ['date=1993-06-15,1993-06-16', 'date'],
    ['date=1993-06-15&time=24:00', 'time'],
    ['date=1993-06-15&time=', 'time'],
    ['date=1993-06-15&birthPlaceId=London', 'birthPlaceId'],
    ['date=1993-06-15&birthPlaceId=1', 'birthPlaceId'],
  ])('%j is refused, and the answer names the field %s', async (query, field) => {
    const { status, body } = await ask(query)

    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_INPUT', [field]])
    expect(body.message).toMatch(/^[A-Z]/)
  })

  test('nothing is kept', async () => {
    const before = await backend.rows()

    await ask(`date=1993-06-15&time=08:30&birthPlaceId=${LONDON}`)

    expect(await backend.rows()).toEqual(before)
  })

  test('an address that asks too often waits, and others do not', async () => {
    const browser = aBrowser(backend)
    for (let asked = 0; asked < 120; asked++) await browser.ask('GET', '/api/sky?date=1993-06-15')

    const answer = await browser.ask('GET', '/api/sky?date=1993-06-15')

    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect((await ask('date=1993-06-15')).status).toBe(200)
  })
})
