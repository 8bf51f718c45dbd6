import { expect, test } from 'vitest'
import { staysInDistress } from '../../../../../functions/domain/chat/distress/staysInDistress.ts'
import type { Exchange } from '../../../../../functions/domain/chat/exchange.ts'

const NOW = 1_790_000_600 as Exchange['at']
const said = (message: string, source: Exchange['source'] = 'fixed'): Exchange => ({
  at: 1_790_000_000 as Exchange['at'],
  message,
  response: '',
  cites: [],
  source,
})
const cry = said('i want to die')
const stays = (message: string, earlier: readonly Exchange[], now = NOW) => staysInDistress(message, earlier, now)

test.each([
  'ok',
  'whatever',
  'why',
  "i don't care",
  'no',
  'thanks',
  "you don't understand",
  "i don't want to call anyone, they never help and they will just send the police to my house",
])('%j right after a cry for help still belongs to it', (message) => {
  expect(stays(message, [cry])).toBe('despair')
})

test.each([
  'What does my Moon in Leo mean?',
  'when will i find a job',
  'is he my soulmate',
  'so what would be a good evening for me to go and see that film with my cousin',
])('%j moves on', (message) => {
  expect(stays(message, [cry])).toBeUndefined()
})

test('three turns later it is over, and so it is once something else was answered', () => {
  expect(stays('ok', [said('why'), said('ok'), cry])).toBe('despair')
  expect(stays('ok', [said('hm'), said('why'), said('ok'), cry])).toBeUndefined()
  expect(stays('ok', [said('And my Moon?', 'almanac'), cry])).toBeUndefined()
  expect(stays('ok', [])).toBeUndefined()
})

test('a question for a doctor is answered once', () => {
  expect(stays('ok', [said('am i pregnant')])).toBeUndefined()
})

test('a short message a day later begins something else', () => {
  const lasts = 24 * 3_600

  expect(stays('hi', [cry], (cry.at + lasts) as Exchange['at'])).toBe('despair')
  expect(stays('hi', [cry], (cry.at + lasts + 1) as Exchange['at'])).toBeUndefined()
})
