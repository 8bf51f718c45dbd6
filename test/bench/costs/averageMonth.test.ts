import { expect, test } from 'vitest'
import { averageMonth } from './averageMonth.ts'
import { assumed } from './monthlyCost.ts'
import type { Occasions, Taken } from './occasions.ts'

const consumed = { calls: 1, requests: 2, readUnits: 3, writeUnits: 4 }
const nothing: Taken = { consumption: {}, replyBytes: 0, mails: 0 }

const aMonth = (changes: Partial<Occasions>) =>
  averageMonth({
    occasions: {
      joining: nothing,
      signingIn: nothing,
      openingTheDay: nothing,
      openingTheDayWithPremium: nothing,
      lookingAgain: nothing,
      otherReads: nothing,
      ...changes,
    },
    logBytes: 0,
    memoryOf: () => 512,
    stored: { aProfile: 0, aDay: 0 },
  })

test('an occasion counts as often as a month brings it', () => {
  const month = aMonth({ joining: { consumption: { 'PUT /api/user/profile': consumed }, replyBytes: 0, mails: 2 } })

  expect(month['table read units']).toBeCloseTo(3 * assumed('newShare'))
  expect(month['table write units']).toBeCloseTo(4 * assumed('newShare'))
  expect(month.mails).toBeCloseTo(2 * assumed('newShare'))
})

test('a job is a call of a function and no request of a person', () => {
  const { 'function calls': calls, 'gateway requests': requests } = aMonth({
    signingIn: { ...nothing, consumption: { 'POST /api/auth/login': consumed, sendMail: consumed } },
  })

  expect([calls, requests]).toEqual([2 * assumed('signIns'), assumed('signIns')])
})

test('seconds of a function count by its memory, and a hash takes longer than a read', () => {
  const secondsOf = (name: string) =>
    aMonth({ signingIn: { ...nothing, consumption: { [name]: consumed } } })['function gigabyte-seconds']

  const milliseconds = assumed('callMilliseconds') + 2 * assumed('tableMilliseconds')
  expect(secondsOf('GET /api/home')).toBeCloseTo(milliseconds / 1000 / 2)
  expect(secondsOf('POST /api/auth/login')).toBeCloseTo((milliseconds + assumed('hashMilliseconds')) / 1000 / 2)
})
