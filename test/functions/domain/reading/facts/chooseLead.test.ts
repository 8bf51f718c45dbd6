import { describe, expect, test } from 'vitest'
import { chooseLead, leadKey } from '../../../../../functions/domain/reading/facts/chooseLead.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { LIFE_FOCUSES } from '../../../../../shared/domain/user.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)
const moon = aMoonStay()
const heavy = aContact({ id: 'Mars trine Moon', mover: 'Mars', weight: 70 })
const light = aContact({ id: 'Sun square Saturn', mover: 'Sun', weight: 50 })

type Choice = Parameters<typeof chooseLead>[1]

const choose = (facts: Fact[], changes: Partial<Choice> = {}) =>
  chooseLead(facts, {
    date: '2026-11-22',
    memory: [],
    focus: null,
    newsOf: () => 1,
    ...changes,
  })
const led = (date: string, fact: Fact) => ({ date, lead: leadKey(fact), house: fact.house, pieces: '', frames: '' })

describe('the lead of a day', () => {
  test('is the heaviest fact', () => {
    expect(choose([moon, light, heavy])).toBe(heavy)
  })

  test('is a lighter one that has more news for the reader', () => {
    expect(choose([moon, light, heavy], { newsOf: (fact) => (fact === light ? 2 : 1) })).toBe(light)
  })

  test('is none that led within the fourteen days before', () => {
    expect(choose([moon, light, heavy], { memory: [led('2026-11-09', heavy)] })).toBe(light)
    expect(choose([moon, light, heavy], { memory: [led('2026-11-08', heavy)] })).toBe(heavy)
  })

  test('may be one that led at another stage', () => {
    expect(choose([moon, light, heavy], { memory: [led('2026-11-21', { ...heavy, stage: 'first' })] })).toBe(heavy)
  })

  test('is the lightest where all have led', () => {
    const memory = [led('2026-11-20', light), led('2026-11-21', heavy)]

    expect(choose([light, heavy], { memory })).toBe(light)
  })

  test('is the Moon’s stay again, only not on two days in a row', () => {
    const stays = [aMoonStay({ weight: 26 }), aMoonStay({ id: 'Moon in house 4', kind: 'moonEnters' })]

    expect(choose(stays, { memory: [led('2026-11-20', stays[0]!), led('2026-11-21', light)] })).toBe(stays[0])
    expect(choose(stays, { memory: [led('2026-11-20', light), led('2026-11-21', stays[0]!)] })).toBe(stays[1])
  })
})

describe('a slow body in the middle of its range', () => {
  const middle = aContact({ id: 'Pluto trine Sun', mover: 'Pluto', stage: 'middle', weight: 60 })

  test.each([
    ['it led at another stage', { ...middle, stage: 'exact' as const }, light],
    ['its mover led in the middle of another range', { ...middle, id: 'Pluto trine Mars' }, light],
    [
      'its mover led at the end of another range',
      { ...middle, id: 'Pluto trine Mars', stage: 'last' as const },
      middle,
    ],
    ['another mover led in the middle of its range', { ...middle, id: 'Chiron trine Mars' }, middle],
  ])('where %s leads only if that leaves it something to tell', (_, before, lead) => {
    expect(choose([middle, light], { memory: [led('2026-11-12', before)] })).toBe(lead)
  })
})

describe('a life focus', () => {
  test.each([
    ['love', [5, 7, 8]],
    ['career', [2, 6, 10]],
    ['money', [2, 8]],
    ['wellbeing', [1, 6, 12]],
  ] as const)('on %s lets facts in the houses %j lead', (focus, houses) => {
    const chosen = HOUSES.filter((house) => {
      const facts = [aContact({ weight: 70, house: house === 3 ? 4 : 3 }), aContact({ id: 'other', weight: 60, house })]
      return choose(facts, { focus }) === facts[1]
    })

    expect(LIFE_FOCUSES).toContain(focus)
    expect(chosen).toEqual(houses)
  })

  test('reaches to what weighs fifteen less than the heaviest', () => {
    const [first, within, beyond] = [70, 55, 54].map((weight) => aContact({ weight, house: weight === 70 ? 3 : 2 }))

    expect(choose([first!, within!], { focus: 'money' })).toBe(within)
    expect(choose([first!, beyond!], { focus: 'money' })).toBe(first)
    expect(choose([first!, within!])).toBe(first)
  })
})
