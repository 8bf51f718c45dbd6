import { describe, expect, test } from 'vitest'
import { ChatMessage } from '../../../shared/domain/chat.ts'

const errorOf = (value: unknown) => {
  const parsed = ChatMessage.safeParse(value)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

describe('a message', () => {
  test.each(['', '   ', '\n\t\n', undefined, null, 7, {}, ['a']])('without words (%j) is no question', (value) => {
    expect(errorOf(value)).toBe('Write your question first')
  })

  test('may have 2,000 characters, however many bytes they are', () => {
    expect(errorOf('💫'.repeat(2000))).toBeUndefined()
    expect(errorOf('x'.repeat(2001))).toBe('Your message must be at most 2,000 characters')
    expect(errorOf(` ${'x'.repeat(2000)} `)).toBeUndefined()
  })

  test.each([
    '\u0000',
    '\u001b[31m',
    '\u202e',
    '\u2066',
    '\ud800',
    '\u0085',
  ])('with %j in it is refused', (character) => {
    expect(errorOf(`Who ${character} am I?`)).toBe("Your message contains characters that can't be used")
  })

  test('keeps its lines, in one way of writing them', () => {
    expect(ChatMessage.parse(' one\r\ntwo\rthree\tfour\n')).toBe('one\ntwo\nthree four')
  })
})
