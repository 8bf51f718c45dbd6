import { expect, test } from 'vitest'
import { inDepth } from '../setup/depth.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { figure } from './figure.ts'
import { mostLost, sendDueLetters } from './sendDueLetters.ts'

const LETTERS = inDepth(200, 6_000)

test(
  'letters that are due in the same hour come once at most, by runs that overlap and die, and only a death costs some',
  async () => {
    const { seconds, processorSeconds, ...all } = await sendDueLetters(LETTERS)

    const { sentTwice, lostWithAProcess, notSent, lastMinute, scans, callsEach } = all
    figure(
      'letters',
      `${LETTERS} in ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} of a processor, the last in minute ${lastMinute}: ${sentTwice} sent twice, ${lostWithAProcess} lost with a process, ${notSent} not sent, ${scans} scans, ${callsEach.toFixed(1)} calls of the table each`,
    )
    expect(all).toMatchObject({ sentTwice: 0, notSent: 0, scans: 0, sent: LETTERS - lostWithAProcess })
    expect(lostWithAProcess).toBeLessThanOrEqual(mostLost())
    expect(lastMinute).toBeLessThan(60)
  },
  timeLimit(10 * LETTERS + 400),
)
