import { expect, test } from 'vitest'
import type { FactSheet } from '../../../../../functions/domain/reading/model/factSheet.ts'
import { listLeadFaults } from '../../../../../functions/domain/reading/model/listLeadFaults.ts'

const sheet = (text: string, mover: string) => ({ lines: [{ text, mover }] }) as unknown as FactSheet
const square = sheet('Venus squares your Saturn at 11:34 a.m.', 'Venus')
const turn = sheet('Saturn turns direct at 6:31 p.m.', 'Saturn')

test.each([
  ['the lead with its aspect', square, 'Venus squares your Saturn at 11:34 this morning.', 0],
  ['another body with that aspect', square, 'Mars squares your Saturn at 11:34 this morning.', 1],
  ['the lead without what it does', square, 'Venus has your Saturn at 11:34 this morning.', 1],
  ['the lead that turns', turn, 'Saturn stops and turns direct this evening.', 0],
])('a first sentence that names %s has as many faults', (_, facts, first, count) => {
  expect(listLeadFaults('A day like others', first, facts)).toHaveLength(count)
})

test.each([
  ['New Moon', sheet('New Moon in Sagittarius', 'Sun'), 'The Sun is in Sagittarius today.'],
  ['Full Moon', sheet('Full Moon in Gemini', 'Moon'), 'The Moon is in Gemini today.'],
  ['eclipse', sheet('solar eclipse in Aquarius', 'Sun'), 'The Sun is in Aquarius today.'],
])('a %s is named in the title or in the first sentence', (event, facts, first) => {
  expect(listLeadFaults('A day like others', first, facts)).toEqual([
    `Neither the title nor the first sentence names the ${event}.`,
  ])
  expect(listLeadFaults(`Under the ${event}`, first, facts)).toEqual([])
})
