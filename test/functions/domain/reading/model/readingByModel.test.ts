import { expect, test } from 'vitest'
import { almanacReading, personalTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../../../functions/domain/reading/Memory.ts'
import type { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { readingByModel } from '../../../../../functions/domain/reading/model/readingByModel.ts'
import { countWords } from '../../../../../functions/domain/words/countWords.ts'
import { aBirth } from '../../../../makers/aBirth.ts'
import { goodPassages } from './goodPassages.ts'

const day = {
  accountId: 'usr_jane',
  birth: aBirth(),
  zone: 'UTC',
  memory: NOTHING_READ,
  focus: null,
  relationship: null,
}
const tasks = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) => personalTask({ ...day, date }))
const withAhead = tasks.find(({ written }) => written.ahead)!
const withoutAhead = tasks.find(({ written }) => !written.ahead)!
const [, passage] = goodPassages[0]!

const write = (changes: Partial<ModelReading> = {}, task = withAhead) =>
  readingByModel(task, { ...passage, ...changes }).content

test('the event stands after the first sentence and what comes next at the end, both in the almanac’s words', () => {
  const { event, ahead } = withAhead.written

  expect(write().content.split('\n\n')).toEqual([
    `${passage.feels} ${event} ${passage.why}`,
    passage.life.join(' '),
    ahead!.text,
  ])
  expect(write({}, withoutAhead).content.split('\n\n')).toHaveLength(2)
})

test('title and act are the model’s, and what it was written from is remembered as the almanac’s', () => {
  const almanac = almanacReading(withAhead)
  const { content, read } = readingByModel(withAhead, passage)

  expect(content).toMatchObject({ title: passage.title, advice: passage.act, source: 'model' })
  expect(content.basis).toEqual(almanac.content.basis)
  expect(read).toEqual(almanac.read)
})

test.each([
  ['of one word', 'Patience'],
  ['of seven words', 'You have all the time you need'],
  ['of fifty letters', 'Extraordinarily well-considered counterarguments'],
])('a title %s is the almanac’s instead', (_, title) => {
  expect(write({ title }).title).toBe(withAhead.written.title)
})

test('a title loses its full stop', () => {
  expect(write({ title: 'A day to wait.' }).title).toBe('A day to wait')
})

test.each([
  ['begins with no verb', 'You could write one line today.'],
  ['goes on for too long', `Write ${'one more line and '.repeat(6)}stop.`],
])('an act that %s is the almanac’s instead', (_, act) => {
  expect(write({ act }).advice).toBe(withAhead.written.act)
})

test('sentences of a life that have no room are left out from the back, and two stay whatever their length', () => {
  const long = (what: string) => `${what} ${'and then some more of it '.repeat(4)}is a sentence of quite a length.`
  const { content, advice } = write({ life: ['One', 'Two', 'Three', 'Four', 'Five'].map(long) })
  const longest = write({ life: ['One', 'Two', 'Three'].map((each) => long(each).repeat(4)) })

  expect(content).toContain('Two and')
  expect(content).not.toContain('Five and')
  expect(countWords(`${content} ${advice}`)).toBeLessThanOrEqual(150)
  expect([longest.content.includes('Two and'), longest.content.includes('Three and')]).toEqual([true, false])
})
