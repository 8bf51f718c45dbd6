import type { KeptPerson } from '../../functions/domain/people/KeptPerson.ts'
import { aPlace } from './aBirth.ts'
import { NOW } from './later.ts'

export const aPerson = (changes: Partial<KeptPerson> = {}): KeptPerson => ({
  id: '00-abcdefghij0123456789',
  name: 'Sam',
  birthDate: '1990-04-12',
  birthTime: '21:15',
  birthTimeKnown: true,
  birthPlace: 'London, England, United Kingdom',
  birthPlaceId: '2643743',
  place: aPlace(),
  createdAt: NOW,
  ...changes,
})
