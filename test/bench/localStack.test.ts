import { expect, test } from 'vitest'
import { between } from './localStack.ts'

const some = (times: number) => ({ calls: times, requests: 2 * times, readUnits: 3 * times, writeUnits: times })

test('what was consumed between two readings is their difference, of those who were called', () => {
  const before = { 'GET /api/home': some(1), sendMail: some(4) }
  const after = { 'GET /api/home': some(3), sendMail: some(4), 'GET /api/places': some(1) }

  expect(between(before, after)).toEqual({ 'GET /api/home': some(2), 'GET /api/places': some(1) })
})

test('a job that goes on asking after its call began still counts', () => {
  const later = { ...some(1), requests: 5, readUnits: 4 }

  expect(between({ sendMail: some(1) }, { sendMail: later })).toEqual({
    sendMail: { calls: 0, requests: 3, readUnits: 1, writeUnits: 0 },
  })
})
