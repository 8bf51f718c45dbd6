import { expect, test } from 'vitest'
import { personalTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { sheetLines } from '../../../../../functions/domain/reading/model/sheetLines.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const reader = { accountId: 'usr_1', birth: aBirth(), zone: 'UTC', memory: [], focus: null, relationship: null }
const sheetOf = (date: string) => sheetLines(personalTask({ ...reader, date }))
const linesOf = (date: string) => sheetOf(date).map(({ text }) => text)

test.each([
  ['has not been exact yet', '2026-06-13', 'Jupiter is exact: 21 June.'],
  ['was exact on an earlier day', '2026-09-29', 'Chiron is exact again: 1 November.'],
  ['is exact today', '2026-09-28', 'Venus is exact again: 7 October.'],
])('a contact that %s is exact or exact again on its next day', (_, date, line) => {
  expect(linesOf(date)).toContain(line)
})

test('the days of a line belong to the body that moves: the one of the lead or, for its next quarter, the Moon', () => {
  const sheet = sheetOf('2026-06-13')

  expect(sheet[0]).toMatchObject({ text: expect.stringMatching(/^Lead: Jupiter/), mover: 'Jupiter' })
  expect(sheet).toContainEqual({ text: 'Jupiter is exact: 21 June.', mover: 'Jupiter' })
  expect(sheet).toContainEqual({ text: 'The next New Moon: Monday.', mover: 'Moon' })
})
