import { describe, expect, test } from 'vitest'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { chatFacts } from '../../../../functions/domain/chat/chatFacts.ts'
import { conversation } from '../../../../functions/domain/chat/conversation.ts'
import type { Exchange } from '../../../../functions/domain/chat/exchange.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { anExchange } from '../../../makers/anExchange.ts'
import { NOW } from '../../../makers/later.ts'

const facts = chatFacts({ chart: castChart(aBirth()), zone: 'UTC', now: NOW })
const notes = 'Your Sun is in Gemini.'
const turns = (earlier: Exchange[] = [], message = 'Who am I?') => conversation({ facts, earlier, message, notes })
const exchanges = (count: number, length = 10) =>
  Array.from({ length: count }, (_, each) =>
    anExchange({ message: `q${each}`.padEnd(length, '.'), response: `a${each}`.padEnd(length, '.') }),
  )

describe('what the model reads', () => {
  test('begins with the facts and ends with the almanac’s answer and the question, each in a role of its own', () => {
    const [data, almanac, question] = turns()

    expect(turns()).toHaveLength(3)
    expect(data?.role).toBe('developer')
    expect(almanac).toEqual({ role: 'developer', text: expect.stringContaining(notes) })
    expect(question).toEqual({ role: 'user', text: 'Who am I?' })
  })

  test('has the facts as data, and nothing by which somebody could be found', () => {
    const { text } = turns()[0]!
    const data = JSON.parse(text)

    expect(data).toMatchObject({ facts: { d1: 'today is 2026-11-21' }, birthTimeKnown: true })
    expect(data.facts.p1).toMatch(/^natal Sun: Gemini, house \d+$/)
    const texts = Object.values(data.facts)
    expect(texts).toContain('Sun in the sky now: Scorpio')
    expect(data.facts.h12).toBeDefined()
    expect(data.facts.h1).toMatch(/^house 1 begins in /)
    expect(texts).toContainEqual(expect.stringMatching(/^natal \w+ \w+ natal \w+$/))
    expect(texts).toContainEqual(expect.stringMatching(/^.+ in the sky now \w+ natal \w+$/))
    expect(data.facts.m1).not.toContain('_')
    for (const secret of ['1993', '08:30', 'London', '51.5']) expect(text).not.toContain(secret)
  })

  test('has the earlier exchanges in the order in which they were', () => {
    const [, ...said] = turns(exchanges(2))

    expect(said.map(({ role, text }) => [role, text.slice(0, 2)])).toEqual([
      ['user', 'q1'],
      ['assistant', 'a1'],
      ['user', 'q0'],
      ['assistant', 'a0'],
      ['developer', 'Th'],
      ['user', 'Wh'],
    ])
  })

  test('has the latest ten exchanges, fixed answers not counted', () => {
    const fixed = anExchange({ source: 'fixed', message: 'not again' })
    const said = turns([fixed, ...exchanges(12)]).map(({ text }) => text.slice(0, 2))

    expect(said).toHaveLength(1 + 20 + 2)
    expect(said).toContain('q9')
    expect(said).not.toContain('q10.'.slice(0, 3))
    expect(JSON.stringify(turns([fixed]))).not.toContain('not again')
  })

  test('has at most twelve thousand letters of them', () => {
    expect(turns(exchanges(3, 2_000))).toHaveLength(1 + 6 + 2)
    expect(turns([anExchange({ message: 'x', response: '' }), ...exchanges(3, 2_000)])).toHaveLength(1 + 2 + 4 + 2)
  })

  test.each(['\u{e0041}', '\u200b', '\u2060', '\ufeff'])('has no letters that no screen shows', (letter) => {
    const hidden = `Who${letter} am I?`
    const said = turns([anExchange({ message: hidden })], hidden)

    expect(said.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(['Who am I?', 'Who am I?'])
  })
})
