import { expect, test } from 'vitest'
import { signTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { NOTHING_READ } from '../../../../functions/domain/reading/Memory.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { signs, textOf } from './manyReadings.ts'

test('of no body a sign is told that it is the reader’s own', () => {
  const ownBody = new RegExp(`\\byour (${PLANETS.join('|')})\\b`, 'i')

  expect(
    signs()
      .flat()
      .filter(({ written }) => ownBody.test(written.event)),
  ).toEqual([])
})

test('a sign’s reading names a part of life and no house, and has two paragraphs and nothing ahead', () => {
  const written = signs()
    .flat()
    .map((day) => day.written)

  expect(written.filter((each) => / house\b.*:|\bhouse of\b/.test(each.event))).toEqual([])
  expect(written.filter(({ event }) => !/part of life|your life is about/.test(event))).toEqual([])
  expect(written.filter(({ paragraphs, ahead }) => paragraphs.length !== 2 || ahead)).toEqual([])
})

test('every sign reads of a new Moon, each in its own part of life', () => {
  // The Moon is new in Sagittarius at 00:52 UTC on 9 December.
  const written = SIGNS.map((sign) => signTask(sign, '2026-12-09', NOTHING_READ).written)

  expect(new Set(written.map(({ lead }) => lead.id))).toEqual(new Set(['newMoon in Sagittarius']))
  expect(new Set(written.map(({ passage }) => passage!.id)).size).toBe(12)
})

test('the other person of a sign’s reader is someone close', () => {
  const told = signs()
    .flat()
    .map(({ written }) => textOf(written))
    .join('\n')

  expect(told).toContain('omeone close')
  expect(told).not.toMatch(/\{partner\}|your partner,|the person you're seeing/)
})
