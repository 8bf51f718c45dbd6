import { expect, test } from 'vitest'
import { complimentaryMonths, giftTrial, madeFree } from '../../../../functions/domain/admin/operatorClaims.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { anEntitlement } from '../../../makers/anEntitlement.ts'
import { later, NOW } from '../../../makers/later.ts'

test('a gift is a trial that nobody bills', () => {
  expect(giftTrial(7, NOW)).toEqual({
    status: 'trial',
    source: 'gift',
    trialEndsAt: later(7 * DAY),
    subscriptionEndsAt: null,
  })
})

test('complimentary months end by themselves', () => {
  expect(complimentaryMonths(12, { seen: undefined, now: NOW })).toEqual({
    status: 'active',
    source: 'comp',
    trialEndsAt: null,
    subscriptionEndsAt: later(365 * DAY),
  })
})

test.each([
  ['that had ended keeps its end', later(-DAY), later(-DAY)],
  ['that was running ends now', later(DAY), NOW],
  ['that never was stays none', null, null],
])('a trial %s, so that nobody is offered a second one', (_, trialEndsAt, kept) => {
  const seen = anEntitlement({ trialEndsAt })

  expect(madeFree({ seen, now: NOW })).toMatchObject({ status: 'free', trialEndsAt: kept, subscriptionEndsAt: null })
  expect(complimentaryMonths(1, { seen, now: NOW }).trialEndsAt).toBe(kept)
})
