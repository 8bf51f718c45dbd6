import { expect, test } from 'vitest'
import type { Ingress, Lunation, StationFact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { stageOf, topicsOf } from '../../../../../functions/domain/reading/facts/topicsOf.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { aMoonStay } from '../../../../makers/aMoonStay.ts'
import { NOW } from '../../../../makers/later.ts'

const place = { mover: 'Moon', longitude: 250, sign: 'Sagittarius', house: 3, weight: 90, at: NOW } as const
const newMoon: Lunation = { kind: 'newMoon', id: 'newMoon in Sagittarius', tone: 'joined', ...place }
const station: StationFact = {
  ...place,
  kind: 'station',
  id: 'Mars turns direct',
  mover: 'Mars',
  tone: 'easy',
  turns: 'direct',
}
const ingress: Ingress = { ...place, kind: 'ingress', id: 'Mars enters Leo', mover: 'Mars', tone: 'easy' }

test('a square and an opposition are about the same, whatever their stage', () => {
  const stages = ['first', 'exact', 'middle', 'last'] as const
  const contacts = stages.flatMap((stage) => [aContact({ stage }), aContact({ stage, aspect: 'opposition' })])

  expect(new Set(contacts.flatMap(topicsOf))).toEqual(new Set(['Venus tense Saturn']))
})

test('a station beside a point of the chart is about the meeting', () => {
  expect(topicsOf({ ...station, near: 'Venus' })).toEqual(
    topicsOf(aContact({ mover: 'Mars', tone: 'joined', target: 'Venus' })),
  )
  expect(topicsOf(station)).toEqual(['Mars turns direct'])
})

test('new moons in one house are about the same, also in two signs, and an eclipse is not', () => {
  expect(topicsOf({ ...newMoon, id: 'newMoon in Capricorn', sign: 'Capricorn' })).toEqual(topicsOf(newMoon))
  expect(topicsOf({ ...newMoon, house: 4 })).not.toEqual(topicsOf(newMoon))
  expect(topicsOf({ ...newMoon, eclipse: 'solar' })).not.toEqual(topicsOf(newMoon))
})

test('a day of the Moon can be about its house or its sign, and an ingress is about itself', () => {
  expect(topicsOf(aMoonStay())).toEqual(['Moon in house 3', 'Moon in Sagittarius'])
  expect(topicsOf(ingress)).toEqual(['Mars enters Leo'])
})

test('the stage of a slow contact between its days is the body, and what is no contact has none', () => {
  const stages = (['first', 'exact', 'last', 'middle'] as const).map((stage) =>
    stageOf(aContact({ mover: 'Pluto', stage })),
  )

  expect(stages).toEqual(['first', 'exact', 'last', 'Pluto'])
  expect([newMoon, station, ingress, aMoonStay()].map(stageOf)).toEqual(['other', 'other', 'other', 'other'])
})
