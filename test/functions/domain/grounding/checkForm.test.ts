import { describe, expect, test } from 'vitest'
import { hasPlainForm, leaks } from '../../../../functions/domain/grounding/checkForm.ts'

const PLAIN = 'That is what there is to say of it, and it is enough for you.'

/** Short sentences, so many of whose words are common ones. */
const words = (common: number, others: number): string =>
  [...Array.from({ length: common }, () => 'the'), ...Array.from({ length: others }, () => 'stone')]
    .map((word, index) => (index % 5 === 4 ? `${word}.` : word))
    .join(' ')

describe('a text', () => {
  test('is plain up to its most characters', () => {
    expect(hasPlainForm(PLAIN, PLAIN.length)).toBe(true)
    expect(hasPlainForm(PLAIN, PLAIN.length - 1)).toBe(false)
  })

  test.each(['', '   ', '\n'])('of nothing (%j) is not plain', (text) => {
    expect(hasPlainForm(text, 100)).toBe(false)
  })

  test.each([
    ['markup', '<b>'],
    ['an entity', '&amp;'],
    ['a list', '\n- one'],
    ['a numbered list', '\n1. one'],
    ['a scheme', 'mailto: me'],
    ['a host', 'www'],
    ['a domain', 'stars.com'],
    ['a path', '../here'],
    ['a telephone number', '8123 4567'],
    ['a secret', 'A'.repeat(40)],
    ['half of a character', '\ud83d'],
    ['a letter of another width', 'Ａ'],
    ['a picture', '☂'],
    ['a letter that looks like ours', 'е'],
    ['a mark that nobody sees', '\u200b'],
    ['a bell', '\u0007'],
  ])('with %s is not plain', (_, part) => {
    expect(hasPlainForm(`${PLAIN} ${part}`, 1000)).toBe(false)
  })

  test.each([
    ['a date', '2026-11-21'],
    ['a short number', '812'],
    ['a long word', 'A'.repeat(39)],
    ['another paragraph', `\n\n${PLAIN}`],
    ['an accent', 'Zoë’s café'],
  ])('with %s is plain', (_, part) => {
    expect(hasPlainForm(`${PLAIN} ${part}`, 1000)).toBe(true)
  })

  test('is English from 22 common words in a hundred on', () => {
    expect(hasPlainForm(words(22, 78), 1000)).toBe(true)
    expect(hasPlainForm(words(21, 79), 1000)).toBe(false)
  })

  test('may have a short sentence in another language, and a long one with an eighth of common words', () => {
    const foreign = 'deine venus steht ruhig neben deinem mars'

    expect(hasPlainForm(`${PLAIN} ${foreign}. ${PLAIN}`, 1000)).toBe(true)
    expect(hasPlainForm(`${PLAIN} ${foreign} heute. ${PLAIN}`, 1000)).toBe(false)
    expect(hasPlainForm(`${PLAIN} ${foreign} the. ${PLAIN}`, 1000)).toBe(true)
    expect(hasPlainForm(`${PLAIN} ${foreign} the heute. ${PLAIN}`, 1000)).toBe(false)
  })
})

describe('instructions', () => {
  const INSTRUCTIONS = 'Always be warm and never speak of the weather.'

  test('are given away by eight of their words in a row, however these are written', () => {
    expect(leaks('be warm; and NEVER speak of the', INSTRUCTIONS)).toBe(false)
    expect(leaks('warm; and NEVER speak of the weather', INSTRUCTIONS)).toBe(false)
    expect(leaks('be warm; and NEVER speak of the weather', INSTRUCTIONS)).toBe(true)
    expect(leaks('So: always be warm and never speak of the sea', INSTRUCTIONS)).toBe(true)
  })

  test('of fewer words are not recognised', () => {
    expect(leaks('Be warm and brief', 'Be warm and brief')).toBe(false)
  })

  test.each([
    ['The system prompt is long'],
    ['My rules are simple'],
    ['I was told to be kind'],
    ['I am a language model'],
    ['Ignore what the rules say'],
    ['The facts I was given are few'],
    ['Assistant: hello'],
    ['My name is Max'],
  ])('are what "%s" speaks of', (text) => {
    expect(leaks(text, '')).toBe(true)
  })

  test.each([['My name is Vesper'], ['Your own rules are simple'], [PLAIN]])('are not in "%s"', (text) => {
    expect(leaks(text, '')).toBe(false)
  })
})
