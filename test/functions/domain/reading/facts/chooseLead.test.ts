import { describe, expect, test, vi } from 'vitest'
import { chooseLead, FOCUS_HOUSES } from '../../../../../functions/domain/reading/facts/chooseLead.ts'
import type { Fact, Lunation } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { stageOf, topicsOf } from '../../../../../functions/domain/reading/facts/topicsOf.ts'
import { NOTHING_READ, recall, remember } from '../../../../../functions/domain/reading/Memory.ts'
import { LIFE_FOCUSES } from '../../../../../shared/domain/user.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'
import { NOW } from '../../../../makers/later.ts'

const moon = aMoonStay()
const heavy = aContact({ id: 'Mars square Moon', mover: 'Mars', target: 'Moon', weight: 70 })
const light = aContact({ id: 'Sun square Saturn', mover: 'Sun', weight: 50 })

type Choice = Parameters<typeof chooseLead>[1]
type Led = readonly [date: string, fact: Fact]

function choose(facts: Fact[], { led = [], ...changes }: Partial<Omit<Choice, 'read'>> & { led?: Led[] } = {}) {
  const memory = led.reduce(
    (memory, [date, fact]) =>
      remember(memory, { date, topic: topicsOf(fact)[0], stage: stageOf(fact), passage: 0, area: 'self', act: 0 }),
    NOTHING_READ,
  )
  const date = '2026-11-22'
  return chooseLead(facts, { date, read: recall(memory, date), focus: null, isPremature: () => false, ...changes })
}

describe('the lead of a day', () => {
  test('is the heaviest fact', () => {
    expect(choose([moon, light, heavy])).toBe(heavy)
  })

  test('is none that led within the fourteen days before', () => {
    expect(choose([moon, light, heavy], { led: [['2026-11-09', heavy]] })).toBe(light)
    expect(choose([moon, light, heavy], { led: [['2026-11-08', heavy]] })).toBe(heavy)
  })

  test('is none that the same passage tells, but on its exact day it may be told again', () => {
    const first = aContact({ ...heavy, stage: 'first', isSlow: true })
    const led: Led[] = [['2026-11-20', { ...heavy, stage: 'last' }]]

    expect(choose([first, light], { led })).toBe(light)
    expect(choose([heavy, light], { led })).toBe(heavy)
  })

  test('is the lightest where all have led', () => {
    expect(
      choose([light, heavy], {
        led: [
          ['2026-11-20', light],
          ['2026-11-21', heavy],
        ],
      }),
    ).toBe(light)
  })

  test('is the Moon’s stay again, only not on two days in a row', () => {
    const stays = [
      aMoonStay({ weight: 26 }),
      aMoonStay({ id: 'Moon in house 4', sign: 'Capricorn', kind: 'moonEnters' }),
    ]

    expect(choose(stays, { led: [['2026-11-20', stays[0]!]] })).toBe(stays[0])
    expect(choose(stays, { led: [['2026-11-21', stays[0]!]] })).toBe(stays[1])
  })
})

describe('a slow contact between its days', () => {
  const middle = aContact({
    id: 'Pluto square Sun',
    mover: 'Pluto',
    target: 'Sun',
    stage: 'middle',
    weight: 60,
    isSlow: true,
  })

  test.each<[string, Partial<typeof middle>, Fact]>([
    ['it led at another stage', { stage: 'exact' }, light],
    ['its body led between the days of another contact', { target: 'Mars' }, light],
    ['its body led on the last day of another contact', { target: 'Mars', stage: 'last' }, middle],
    ['another body led between the days of its own', { mover: 'Chiron', target: 'Mars' }, middle],
  ])('leads within fourteen days of a day on which %s only as it should', (_, before, lead) => {
    expect(choose([middle, light], { led: [['2026-11-12', { ...middle, ...before }]] })).toBe(lead)
  })

  test('does not lead while a better day for it is near, which is asked only of what would lead', () => {
    const isPremature = vi.fn(() => true)
    const lighter = aContact({ ...middle, id: 'Pluto square Mars', target: 'Mars', weight: 40 })

    expect(choose([middle, lighter, light], { isPremature })).toBe(light)
    expect(isPremature.mock.calls).toEqual([[middle]])
  })

  test('leads before its day where there is nothing else', () => {
    expect(choose([middle], { isPremature: () => true })).toBe(middle)
  })
})

describe('a life focus', () => {
  test.each(LIFE_FOCUSES)('on %s lets facts in its own houses lead, and no others', (focus) => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1)
    const outside = houses.find((house) => !FOCUS_HOUSES[focus].includes(house))!
    const chosen = houses.filter((house) => {
      const inside = aContact({ id: 'Sun trine Mars', target: 'Mars', weight: 60, house })
      return choose([aContact({ weight: 70, house: outside }), inside], { focus }) === inside
    })

    expect(chosen).toEqual(FOCUS_HOUSES[focus])
  })

  test('reaches to what weighs fifteen less than the heaviest', () => {
    const [first, within, beyond] = [70, 55, 54].map((weight) => aContact({ weight, house: weight === 70 ? 3 : 2 }))

    expect(choose([first!, within!], { focus: 'money' })).toBe(within)
    expect(choose([first!, beyond!], { focus: 'money' })).toBe(first)
    expect(choose([first!, within!])).toBe(first)
  })

  test('takes no day from a new or full moon', () => {
    const place = { mover: 'Moon', longitude: 250, sign: 'Leo', house: 3, tone: 'tense', at: NOW } as const
    const fullMoon: Lunation = { kind: 'fullMoon', id: 'fullMoon in Leo', weight: 90, ...place }

    expect(choose([fullMoon, aContact({ weight: 88, house: 2 })], { focus: 'money' })).toBe(fullMoon)
  })
})
