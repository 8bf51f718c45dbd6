import { expect, test } from 'vitest'
import { whenFor } from '../../../../../functions/domain/reading/words/when.ts'
import { secondsOf } from '../../../../../shared/domain/time.ts'

const { around } = whenFor('2026-11-22', 'America/New_York')
const at = (instant: string) => secondsOf(new Date(instant))

test.each([
  ['2026-11-23T13:00:00Z', 'tomorrow morning'],
  ['2026-11-23T09:59:00Z', 'early tomorrow'],
  ['2026-11-26T05:29:00Z', 'early on Thursday'],
  ['2026-11-26T10:00:00Z', 'on Thursday morning'],
  ['2026-11-24T17:00:00Z', 'on Tuesday afternoon'],
  ['2026-11-25T22:00:00Z', 'on Wednesday evening'],
  ['2026-11-27T03:30:00Z', 'on Thursday night'],
  ['2026-12-09T13:00:00Z', 'on 9 December'],
  ['2027-05-20T13:00:00Z', 'on 20 May'],
  ['2027-05-30T13:00:00Z', 'on 30 May 2027'],
])('%s is %s to a reader in New York on 22 November', (instant, words) => {
  expect(around(at(instant))).toBe(words)
})
