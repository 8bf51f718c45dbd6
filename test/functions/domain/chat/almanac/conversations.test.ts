import { describe, expect, test } from 'vitest'
import { aKnowledge } from '../../../../makers/aKnowledge.ts'
import { anAnswer, aTalk } from '../../../../makers/aTalk.ts'

const known = aKnowledge()

describe('a follow-up', () => {
  const why = 'Why am I so sensitive to criticism?'

  test('that wishes it simpler gets one plain sentence', () => {
    const [, simpler] = aTalk(known, why, 'explain that more simply')

    expect(simpler!.response).toMatch(/^In plain words: [^.]+\.$/)
  })

  test('that wishes more gets what was not told', () => {
    const [told, more] = aTalk(known, why, 'go on')

    expect(more!.response).toMatch(/^There is more to it\.\n\n/)
    for (const paragraph of more!.response.split('\n\n')) expect(told!.response).not.toContain(paragraph)
  })

  test('that wishes an example gets a picture', () => {
    expect(anAnswer(known, why, 'give me an example').response).toMatch(/^Picture this: /)
  })

  test('that asks what to do gets one thing to do', () => {
    expect(anAnswer(known, why, 'what can I do about it?').response).toMatch(/^Here is one thing you can do: /)
  })

  test('that asks the same about another thing gets its answer', () => {
    expect(anAnswer(known, 'What degree is my Moon?', 'what about my Venus?').response).toMatch(/^Your Venus is at \d/)
    expect(anAnswer(known, 'How is this week?', 'and next month?').response).toMatch(
      /^The strongest contact next month/,
    )
  })

  test('that says "it" speaks of what was asked before', () => {
    expect(anAnswer(known, 'What degree is my Venus?', 'what house is it in').response).toMatch(/^Your Venus is /)
    expect(anAnswer(known, 'Is Mercury retrograde?', 'when does it start again').response).toMatch(/^Mercury is /)
  })

  test('with nothing before it says so', () => {
    expect(anAnswer(known, 'go on').response).toMatch(/there's no question before this one/)
  })
})

const FORTY = [
  'Who am I?',
  'What does my Moon need?',
  'Why do I overthink everything?',
  'go on',
  'more',
  'What about love?',
  'and work?',
  'What should I do about my job?',
  'Should I move abroad?',
  'will I get married',
].flatMap((message) => [message, message, message, message])

describe('forty questions in a row', () => {
  const talk = aTalk(known, ...FORTY)

  test('bring no paragraph twice, but for answers of a sentence or two', () => {
    const reasons = talk.flatMap(({ response }) => response.split('\n\n').slice(1))

    expect(talk).toHaveLength(40)
    expect(reasons.filter((each, at) => reasons.indexOf(each) !== at)).toEqual([])
  })

  test('get an answer each, with nothing left open in its words', () => {
    expect(talk.filter(({ response }) => !/[.!?]$/.test(response) || /[{}]|undefined|\s,|\s\./.test(response))).toEqual(
      [],
    )
  })
})

describe('suggestions', () => {
  const seeds = [
    'Who am I?',
    'What degree is my Moon?',
    'What about love?',
    'How is work this month?',
    'thanks!',
    'asdf',
  ]
  const timeless = aKnowledge({ birth: { timeKnown: false } })

  test.each(seeds)('after %j are three, and none that was asked', (message) => {
    const { suggestions } = anAnswer(known, message)

    expect(new Set(suggestions).size).toBe(3)
    expect(suggestions).not.toContain(message)
  })

  test.each(seeds)('after %j are all answered', (message) => {
    for (const who of [known, timeless])
      for (const suggestion of anAnswer(who, message).suggestions) {
        const { kind, response } = anAnswer(who, suggestion)

        expect([suggestion, kind]).toEqual([
          suggestion,
          expect.stringMatching(/^(?:timing|placement|period|concept|area)$/),
        ])
        expect(response).not.toMatch(/^That needs a birth time|^I'm not sure|^I can't tell/)
      }
  })
})
