import { expect, test } from 'vitest'
import { type Memory, pieceId, recall, remember } from '../../../../../functions/domain/reading/compose/Memory.ts'
import {
  houseWords,
  partOfLife,
  signWhereWords,
  whereWords,
} from '../../../../../functions/domain/reading/compose/partOfLife.ts'
import { HOUSE_WORDS } from '../../../../../functions/domain/reading/words/houses.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'

const TODAY = '2026-11-22'
const ofMover = { house: 1, isTargets: false }
const ofTarget = { house: 4, isTargets: true }
const yesterdayIn = (house: number) => [{ date: addDays(TODAY, -1), lead: '', house, pieces: '', frames: '' }]
const part = (unread: Record<number, number>, memory = yesterdayIn(9), lead = aContact()) =>
  partOfLife(lead, { date: TODAY, memory, countUnread: (house) => unread[house] ?? 0 })

test('a reading takes place where the mover is, until four more cards are unread where it lands', () => {
  expect(part({ 1: 2, 4: 5 })).toEqual(ofMover)
  expect(part({ 1: 2, 4: 6 })).toEqual(ofTarget)
})

test('a reading leaves the house of yesterday, if there is anything to tell where the mover lands', () => {
  expect(part({ 1: 5, 4: 1 }, yesterdayIn(1))).toEqual(ofTarget)
  expect(part({ 1: 5, 4: 0 }, yesterdayIn(1))).toEqual(ofMover)
  expect(part({ 1: 5, 4: 1 }, [{ ...yesterdayIn(1)[0]!, date: addDays(TODAY, -2) }])).toEqual(ofMover)
})

test('what meets nothing, or meets it in its own house, takes place where it is', () => {
  expect(partOfLife(aMoonStay(), { date: TODAY, memory: yesterdayIn(3), countUnread: () => 9 })).toEqual({
    house: 3,
    isTargets: false,
  })
  expect(part({ 1: 5 }, yesterdayIn(1), aContact({ targetHouse: 1 }))).toEqual(ofMover)
})

const readerOn = (date: string, memory: Memory = []) => ({ read: recall(memory), date, seed: 'usr_jane' })
const onDay = (days: number) => ({ chart: { hasHouses: true }, reader: readerOn(addDays(TODAY, days)) })

test('a house is told in all of its words before any of them comes back', () => {
  const told: string[] = []
  let memory: Memory = []
  for (const date of HOUSE_WORDS[1]!.map((_, days) => addDays(TODAY, days))) {
    const words = houseWords(2, readerOn(date, memory))
    told.push(words)
    memory = remember(memory, { date, lead: '', house: 2, pieces: pieceId(words), frames: '' })
  }

  expect(new Set(told)).toEqual(new Set(HOUSE_WORDS[1]))
  expect(houseWords(2, readerOn(TODAY, memory))).toBe(told[0])
})

test('a house is told with a colon and with a clause by turns', () => {
  const told = [0, 1, 2, 3].map((days) => whereWords(aMoonStay(), { house: 2, isTargets: false }, onDay(days)))
  const joints = told.map((words) => /^in your second house(:|, which is about) \w/.exec(words)?.[1])

  expect(new Set(joints)).toEqual(new Set([':', ', which is about']))
  expect(joints.slice(2)).toEqual(joints.slice(0, 2))
})

test('a contact comes from the mover’s house and lands in the other one, and without houses there is a part of life', () => {
  const words = (isTargets: boolean, hasHouses = true) =>
    whereWords(aContact(), { house: 4, isTargets }, { ...onDay(0), chart: { hasHouses } })

  expect(words(false)).toMatch(/^from your fourth house/)
  expect(words(true)).toMatch(/^touching your fourth house/)
  expect(words(true, false)).toBe(`in the part of life about ${houseWords(4, readerOn(TODAY))}`)
})

test('a sign’s part of life is told in two ways by turns', () => {
  const told = [0, 1].map((days) => signWhereWords(2, readerOn(addDays(TODAY, days))))

  expect(told.map((words) => words.replace(/about .*/, 'about')).sort()).toEqual([
    'in the part of life about',
    'which for you is about',
  ])
})
