import { beforeEach, expect, test } from 'vitest'
import { spendMailBudget } from '../../../../functions/flows/mail/spendMailBudget.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeLimits } from '../../../fakes/fakeLimits.ts'
import { later } from '../../../makers/later.ts'

type Spending = Parameters<typeof spendMailBudget>[1]

let limits: ReturnType<typeof fakeLimits>

beforeEach(() => {
  limits = fakeLimits()
})

const spend = ({ at = 0, ...mail }: Partial<Omit<Spending, 'now'>> & { at?: number } = {}) =>
  spendMailBudget(
    { limits, identityKey: async () => 'key' },
    { kind: 'verify', to: 'jane@example.com', ...mail, now: later(at) },
  )

async function spendOften(times: number, mail: Parameters<typeof spend>[0] = {}) {
  for (let time = 0; time < times; time += 1) expect(await spend(mail)).toBeUndefined()
}

test('the eleventh mail of a day that nobody asked for has to wait for the end of that day', async () => {
  await spendOften(10)

  expect(await spend({ at: HOUR })).toBe(23 * HOUR)
  expect(await spend({ at: DAY })).toBeUndefined()
})

test('an address counts as one, however it is spelled, and apart from every other', async () => {
  await spendOften(10)

  expect(await spend({ to: 'JANE@Example.com' })).toBe(DAY)
  expect(await spend({ to: 'john@example.com' })).toBeUndefined()
})

test('a mail that counts against two budgets needs room in both', async () => {
  await spendOften(3, { kind: 'reset' })
  expect(await spend({ kind: 'reset' })).toBe(HOUR)

  await spendOften(7)
  expect(await spend({ kind: 'reset', at: HOUR })).toBe(23 * HOUR)
})

test('a notice counts as if nothing were proven unless it is said otherwise', async () => {
  await spendOften(10, { kind: 'passwordChanged' })

  expect(await spend({ kind: 'passwordChanged' })).toBe(DAY)
  await spendOften(5, { kind: 'passwordChanged', proof: 'weak' })
  expect(await spend({ kind: 'passwordChanged', proof: 'weak' })).toBe(DAY)
  await spendOften(20, { kind: 'passwordChanged', proof: 'strong' })
})
