import { expect, test } from 'vitest'
import { entryOf, profileChange } from '../../../../web/features/account/profileChange.ts'
import { aProfile } from '../../../makers/aProfile.ts'

const told = aProfile({ birthTime: '07:15', birthPlace: 'Lisbon, Portugal', birthPlaceId: '2267057' })
const untold = aProfile({ ...told, birthTime: '12:00', birthTimeKnown: false })
const changed = (person: typeof told, part: object) => profileChange(person, { ...entryOf(person), ...part })

test.each([told, untold, aProfile()])('an untouched form changes nothing', (person) => {
  expect(profileChange(person, entryOf(person))).toEqual({})
})

test('only what differs is sent, an address without the blanks around it', () => {
  expect(changed(told, { firstName: 'Augusta', email: ' new@example.com ' })).toEqual({
    firstName: 'Augusta',
    email: 'new@example.com',
  })
  expect(changed(told, { email: ' ada@example.com' })).toEqual({})
})

test('not knowing the time stands for noon, and a time typed later is a known one', () => {
  expect(changed(told, { isTimeUnknown: true, birthTime: '' })).toEqual({ birthTime: '12:00', birthTimeKnown: false })
  expect(changed(untold, { isTimeUnknown: false, birthTime: '12:00' })).toEqual({
    birthTime: '12:00',
    birthTimeKnown: true,
  })
})

test('a time that was taken away is sent as empty, so that it is asked for', () => {
  expect(changed(told, { birthTime: '' })).toEqual({ birthTime: '', birthTimeKnown: true })
})

test('a typed place drops the choice that was made before', () => {
  expect(changed(told, { birthPlace: 'Porto', birthPlaceId: null })).toEqual({
    birthPlace: 'Porto',
    birthPlaceId: null,
  })
})
