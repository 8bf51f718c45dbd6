import { expect, test } from 'vitest'
import { personalTask, signTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { sheetFacts } from '../../../../../functions/domain/reading/model/sheetFacts.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const reader = { accountId: 'usr_1', birth: aBirth(), zone: 'UTC', focus: null, relationship: null, memory: [] }
const moonAndSun = (aspect: string) => ({
  a: { of: 'sky', body: 'Moon' },
  aspect,
  b: { of: 'sky', body: 'Sun' },
})

test.each([
  ['2026-12-09', 'new_moon', 'Sagittarius', 'conjunction', 'Sagittarius'],
  ['2026-12-24', 'full_moon', 'Cancer', 'opposition', 'Capricorn'],
])('the facts of %s are those of its %s', (date, phase, moonSign, aspect, sunSign) => {
  const facts = sheetFacts(personalTask({ ...reader, date }))

  expect(facts.phases).toEqual([phase])
  expect(facts.aspects).toContainEqual(moonAndSun(aspect))
  expect(facts.placements).toContainEqual(expect.objectContaining({ of: 'sky', body: 'Moon', sign: moonSign }))
  expect(facts.placements).toContainEqual({ of: 'sky', body: 'Sun', sign: sunSign })
})

test('of a sign nothing is known of birth but where the Sun was', () => {
  const { placements } = sheetFacts(signTask('Libra', '2026-12-09', []))

  expect(placements.filter(({ of }) => of === 'birth')).toEqual([{ of: 'birth', body: 'Sun', sign: 'Libra' }])
})

test('what a contact meets in a chart is a placement of birth', () => {
  const found = ['2026-11-24', '2026-11-26', '2026-12-01'].flatMap((date) => {
    const { aspects, placements } = sheetFacts(personalTask({ ...reader, date }))
    const met = aspects.flatMap(({ a, b }) => [a, b]).filter(({ of }) => of === 'birth')
    return met.map(({ body }) => placements.some((each) => each.of === 'birth' && each.body === body))
  })

  expect(found.length).toBeGreaterThan(0)
  expect(found).not.toContain(false)
})
