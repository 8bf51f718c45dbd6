import { expect, test } from 'vitest'
import { isNewer, newestFirst } from '../../../../functions/domain/admin/listPlace.ts'
import { later, NOW } from '../../../makers/later.ts'

const [old, first, second, young] = [
  { createdAt: later(-1), id: 'usr_z' },
  { createdAt: NOW, id: 'usr_a' },
  { createdAt: NOW, id: 'usr_b' },
  { createdAt: later(1), id: 'usr_0' },
] as const

test('whoever joined later stands first, and of those who joined in one second the higher id', () => {
  expect([second, old, young, first].sort(newestFirst)).toEqual([young, second, first, old])
})

test('nobody stands before themselves', () => {
  expect([isNewer(first, first), isNewer(second, first), isNewer(first, second)]).toEqual([false, true, false])
})
