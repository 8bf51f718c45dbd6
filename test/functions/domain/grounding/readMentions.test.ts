import { describe, expect, test } from 'vitest'
import { type Mention, readMentions } from '../../../../functions/domain/grounding/readMentions.ts'

/** What a sentence names, each in a few words. */
const named = (sentence: string) => readMentions(sentence).map(inWords)

function inWords(mention: Mention): string {
  switch (mention.kind) {
    case 'body':
      return `${mention.frame} ${mention.body}`
    case 'sign':
      return mention.sign
    case 'house':
      return `house ${mention.house}`
    case 'aspect':
      return mention.aspect
  }
}

describe('a sentence names', () => {
  test.each([
    ['the bodies with whose they are', 'Your Sun and today’s Moon', ['birth Sun', 'sky Moon']],
    ['a body of somebody else', 'Her Venus, my Mars and Jane’s Saturn', ['other Venus', 'other Mars', 'other Saturn']],
    ['a body of nobody in particular', 'It’s Venus', ['unsaid Venus']],
    ['a natal body', 'The natal Pluto', ['birth Pluto']],
    ['a transiting body', 'Transiting Pluto', ['sky Pluto']],
    ['a body by its nickname', 'The ringed planet', ['unsaid Saturn']],
    ['a node', 'Your North Node', ['birth North Node']],
    ['a rising sign', 'You have Leo rising', ['Leo', 'unsaid Ascendant']],
    ['nothing that rises otherwise', 'A rising tension is no tune', ['any']],
    ['a sign as an adjective', 'A Piscean Moon', ['Pisces', 'unsaid Moon']],
    ['Cancer with a capital alone', 'Cancer is no cancer', ['Cancer']],
    ['other signs in any letters', 'LEO and leo', ['Leo', 'Leo']],
    ['houses by their ordinals', 'The seventh and 8th houses', ['house 7', 'house 8']],
    ['houses by their numbers', 'House 7 and houses two and twelve', ['house 7', 'house 2', 'house 12']],
    ['a house without the word', 'Mars in your first', ['unsaid Mars', 'house 1']],
    ['an aspect as a verb', 'Mars squares Venus', ['unsaid Mars', 'square', 'unsaid Venus']],
    ['a contact without a name', 'Mars clashes with Venus', ['unsaid Mars', 'any', 'unsaid Venus']],
    ['nothing within another word', 'A marshal of the sunny Leonard and the venus-fly', []],
  ])('%s: %s', (_, sentence, mentions) => {
    expect(named(sentence)).toEqual(mentions)
  })
})

test('what a sentence names comes in its order, with where it stands', () => {
  expect(readMentions('In Leo, Mars')).toEqual([
    { kind: 'sign', sign: 'Leo', start: 3, end: 6 },
    { kind: 'body', body: 'Mars', frame: 'unsaid', start: 8, end: 12 },
  ])
})

test('of two names that overlap the longer one counts, and of two that meet both', () => {
  expect(readMentions('the lunar node')).toMatchObject([{ body: 'North Node', start: 4, end: 14 }])
  expect(named('Sun/Moon')).toEqual(['unsaid Sun', 'unsaid Moon'])
})
