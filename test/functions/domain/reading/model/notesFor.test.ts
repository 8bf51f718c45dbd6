import { expect, test } from 'vitest'
import type { Passage } from '../../../../../functions/domain/reading/almanac/Passage.ts'
import { personalTask } from '../../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../../../functions/domain/reading/Memory.ts'
import { notesFor } from '../../../../../functions/domain/reading/model/notesFor.ts'
import type { RelationshipStatus } from '../../../../../shared/domain/user.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const passage: Passage = {
  id: 'an-entry',
  title: 'A title of ours',
  say: [
    { feels: 'You are glad.' },
    'event',
    { 'why?': 'It is so.' },
    { bites: 'It goes too fast for {partner}.' },
    'area',
  ],
  areas: { love: 'Ask {partner}.', work: 'Ask at work.', people: 'Ask a friend.', self: 'Ask yourself.' },
  acts: ['Ask once today.', 'Ask twice today.'],
}

function taskOf(relationship: RelationshipStatus | null = null) {
  const day = { accountId: 'usr_jane', birth: aBirth(), date: '2026-11-22', zone: 'UTC', memory: NOTHING_READ }
  const task = personalTask({ ...day, focus: null, relationship })
  const { written } = task
  return { ...task, written: { ...written, read: { ...written.read, area: 'love' as const, act: 1 as const } } }
}

test('notes are the event, the area and what the passage says, with the sentence and the act that it is the turn of', () => {
  const task = taskOf('married')

  expect(notesFor(task, passage).split('\n')).toEqual([
    `Event: ${task.written.event}`,
    'Area: love',
    'feels: You are glad.',
    'why: It is so.',
    'bites: It goes too fast for your partner.',
    'area: Ask your partner.',
    'act: Ask twice today.',
  ])
})

test.each([
  ['married', 'your partner'],
  ['dating', "the person you're seeing"],
  ['single', 'somebody you like'],
  [null, 'someone close'],
] as const)('the other person of somebody who is %s is %s', (relationship, words) => {
  expect(notesFor(taskOf(relationship), passage)).toContain(`area: Ask ${words}.`)
})

test('notes say nothing of the reader that would tell who it is', () => {
  const notes = notesFor(taskOf(), passage)

  for (const told of ['usr_jane', '1993', '08:30', 'London', '51.5', '{partner}']) expect(notes).not.toContain(told)
})
