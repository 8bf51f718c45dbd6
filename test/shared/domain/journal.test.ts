import { expect, test } from 'vitest'
import { NOTE_MAX, NoteText } from '../../../shared/domain/journal.ts'

test('a note keeps its lines and its signs, and loses what no screen shows', () => {
  expect(NoteText.parse('  One\r\n<b>two</b>\tthree\u0000\u0007\u202e \ud800four \n')).toBe(
    'One\n<b>two</b> three four',
  )
})

test.each([
  '',
  ' \n ',
  '\u0000',
  'a'.repeat(NOTE_MAX + 1),
  'a'.repeat(20_000),
  7,
  null,
])('a note is refused: %#', (text) => {
  expect(NoteText.safeParse(text).success).toBe(false)
})

test('four thousand emoji are four thousand characters', () => {
  expect(NoteText.safeParse('🌒'.repeat(NOTE_MAX)).success).toBe(true)
})
