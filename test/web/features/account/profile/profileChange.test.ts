import { expect, test } from 'vitest'
import { formValuesOf, profileChange } from '../../../../../web/features/account/profile/profileChange.ts'
import { aProfile } from '../../../../makers/aProfile.ts'

const timeKnown = aProfile({ birthTime: '07:15', birthPlace: 'Lisbon, Portugal', birthPlaceId: '2267057' })
const timeUnknown = aProfile({ ...timeKnown, birthTime: '12:00', birthTimeKnown: false })
const changed = (profile: typeof timeKnown, part: object) =>
  profileChange(profile, { ...formValuesOf(profile), ...part })

test.each([timeKnown, timeUnknown, aProfile()])('an unchanged profile form sends nothing', (profile) => {
  expect(profileChange(profile, formValuesOf(profile))).toEqual({})
})

test('only changed fields are sent, and the email is trimmed', () => {
  expect(changed(timeKnown, { firstName: 'Augusta', email: ' new@example.com ' })).toEqual({
    firstName: 'Augusta',
    email: 'new@example.com',
  })
  expect(changed(timeKnown, { email: ' ada@example.com' })).toEqual({})
})

test('an unknown birth time is sent as noon, and a time entered later counts as known', () => {
  expect(changed(timeKnown, { isTimeUnknown: true, birthTime: '' })).toEqual({
    birthTime: '12:00',
    birthTimeKnown: false,
  })
  expect(changed(timeUnknown, { isTimeUnknown: false, birthTime: '12:00' })).toEqual({
    birthTime: '12:00',
    birthTimeKnown: true,
  })
})

test('a deleted birth time is sent as empty, so that validation rejects it', () => {
  expect(changed(timeKnown, { birthTime: '' })).toEqual({ birthTime: '', birthTimeKnown: true })
})

test('a place that was typed and found counts as chosen, so that nothing is suggested for it', () => {
  const lisbon = {
    id: '2267057',
    name: 'Lisbon',
    admin1: '',
    country: 'PT',
    lat: 38.7,
    lon: -9.1,
    zone: 'Europe/Lisbon',
  }

  const { birthPlaceId } = formValuesOf(aProfile({ birthPlace: 'Lisbon', place: lisbon }))

  expect(birthPlaceId).toBe('2267057')
})

test('typing a place clears the id of the place chosen before', () => {
  expect(changed(timeKnown, { birthPlace: 'Porto', birthPlaceId: null })).toEqual({
    birthPlace: 'Porto',
    birthPlaceId: null,
  })
})
