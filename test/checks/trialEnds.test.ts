import { expect, test } from 'vitest'
import { timeLimit } from '../setup/timeLimit.ts'
import { figure } from './figure.ts'
import { settleTrials } from './settleTrials.ts'

/** Ten thousand, for the figure of the performance budget, are a row of the bench. */
const TRIALS = 60

test(
  'trials that end in the same hour are each charged once and settled, by jobs that overlap and die',
  async () => {
    const settled = await settleTrials(TRIALS)

    const { seconds, chargedTwice, notSettled, scans, callsEach } = settled
    figure(
      'B55',
      `${TRIALS} trials in ${seconds.toFixed(1)} s: ${chargedTwice} charged twice, ${notSettled} not settled, ${scans} scans, ${callsEach.toFixed(1)} calls of the entitlement store each`,
    )
    expect(settled).toMatchObject({ charged: TRIALS, chargedTwice: 0, notSettled: 0, scans: 0 })
  },
  timeLimit(10 * TRIALS + 400),
)
