import { expect, test } from 'vitest'
import { listFaults } from '../../../../../functions/domain/reading/model/listFaults.ts'
import type { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { figure } from '../../../../checks/figure.ts'
import { falsePassages } from './falsePassages.ts'
import { goodPassages } from './goodPassages.ts'
import { type LeadName, leads } from './someLeads.ts'

const good = (lead: LeadName) => goodPassages.find(([name]) => name === lead)![1]
const faultsOf = (lead: LeadName, changes: Partial<ModelReading> = {}) =>
  listFaults({ ...good(lead), ...changes }, leads[lead])
const saying = (lead: LeadName, sentence: string) => faultsOf(lead, { life: [sentence, ...good(lead).life] })

test('of twenty good passages eighteen go out, and of twenty false ones one at most', () => {
  const refused = goodPassages.flatMap(([lead, passage]) => listFaults(passage, leads[lead]).slice(0, 1))
  const out = falsePassages.filter(([, lead, passage]) => listFaults(passage, leads[lead]).length === 0)

  figure('Passages of a model', `${20 - refused.length} of 20 good ones go out, ${out.length} of 20 false ones`)
  expect([goodPassages.length, falsePassages.length]).toEqual([20, 20])
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(2)
  expect(out.map(([what]) => what).length, out.map(([what]) => what).join()).toBeLessThanOrEqual(1)
})

test.each([
  ['another planet', 'mercuryJupiter', 'Uranus has a remark to make.', 'It names a planet that is not in the event'],
  ['a body that we do not compute', 'mercuryJupiter', 'Lilith has a remark to make.', 'It names a planet'],
  ['the mover as the reader’s own', 'saturnSun', 'Your Saturn is at work.', 'It names a planet'],
  ['a sign', 'mercuryJupiter', 'It is a very Aries way to think.', 'It names a sign, a house or an aspect'],
  ['a house', 'mercuryJupiter', 'It is all in the fourth house.', 'It names a sign, a house or an aspect'],
  ['another aspect', 'mercuryJupiter', 'It is a square of a kind.', 'It names a sign, a house or an aspect'],
  ['another meeting', 'saturnSun', 'Saturn meets your Sun here.', 'It names a sign, a house or an aspect'],
  ['an eclipse', 'newMoon', 'An eclipse takes the light off it.', 'It names something of the sky'],
  ['a turn', 'mercuryJupiter', 'It is a retrograde sort of day.', 'It names something of the sky'],
  ['tomorrow', 'mercuryJupiter', 'Tomorrow the mood is another one.', 'It names a day, a date or an hour'],
  ['an hour in words', 'mercuryJupiter', 'You are best at nine in the morning.', 'It names a day, a date or an hour'],
  ['a term', 'mercuryJupiter', 'Within two weeks it is settled.', 'It names a day, a date or an hour'],
  ['an offer', 'mercuryJupiter', 'An offer is on its way.', 'It promises what nobody knows'],
  ['a certainty', 'mercuryJupiter', 'The answer is bound to be yes.', 'It promises what nobody knows'],
  ['what he will do', 'mercuryJupiter', 'Ask him, and he will say so.', 'It says what others think or will do'],
  ['what a mother says', 'mercuryJupiter', 'Your mother still says no.', 'It says what others think or will do'],
  ['an order to sell', 'mercuryJupiter', 'Sell what you do not use.', 'It gives advice that is not ours to give'],
  ['a diagnosis', 'mercuryJupiter', 'It looks like depression.', 'It says what no reading says'],
  ['yesterday', 'mercuryJupiter', 'Yesterday it was harder.', 'It tells of the past'],
  ['an empty word', 'mercuryJupiter', 'You have the energy for it.', 'It uses an empty word'],
] as const)('a passage with %s is refused, and the fault quotes the sentence', (_, lead, sentence, fault) => {
  expect(saying(lead, sentence)).toEqual([expect.stringMatching(new RegExp(`^${fault}.*: "${sentence}"$`))])
})

test.each([
  ['the planets of the event', 'mercuryJupiter', 'Mercury can outrun even your Jupiter.'],
  ['its own aspect', 'mercuryJupiter', 'A trine asks for nothing.'],
  ['the sign of the event', 'venusEnters', 'Leo likes an audience.'],
  ['words that are no aspect without a planet', 'mercuryMars', 'Two friends meet and go home together.'],
  ['what they were born with', 'venusSun', 'You have the smile that you were born with.'],
  ['what a planet wants', 'venusSaturn', 'Venus never asks what she will get for it.'],
  ['patience until tomorrow', 'mercuryMars', 'Let the answer wait until tomorrow.'],
  ['some minutes', 'mercuryMars', 'Walk for 10 minutes before you answer.'],
  ['the month that is a verb', 'mercuryMars', 'You may march in and still be liked.'],
] as const)('a passage may name %s', (_, lead, sentence) => {
  expect(saying(lead, sentence)).toEqual([])
})

test.each([
  ['without a title', { title: ' ' }, 'A part of it is empty.'],
  ['with one sentence of life', { life: ['You can do it.'] }, 'A part of it is empty.'],
  ['of a length that nobody reads', { why: 'It is so and it is so. '.repeat(80) }, 'It is far too long.'],
  ['with a picture', { title: 'A star ⭐ of a day' }, 'It is not plain English prose.'],
  ['in the words of its instructions', { why: 'I was told to say so.' }, 'It speaks of its own instructions.'],
])('a passage %s is refused as a whole', (_, changes, fault) => {
  expect(faultsOf('mercuryJupiter', changes)).toEqual([fault])
})
