import { type Account, newAccount } from '../../functions/domain/account/account.ts'
import { aPlace } from './aBirth.ts'
import { NOW } from './later.ts'

export const anAccount = (changes: Partial<Account> = {}): Account => ({
  ...newAccount({
    id: 'usr_jane',
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: 'Doe',
    passwordHash: 'none',
    now: NOW,
  }),
  ...changes,
})

/** Somebody who has answered when and where they were born. */
export const aBornAccount = (changes: Partial<Account> = {}): Account =>
  anAccount({
    birthDate: '1993-06-15',
    birthTime: '08:30',
    birthPlace: 'London, England, United Kingdom',
    birthPlaceId: '2643743',
    place: aPlace(),
    lifeFocus: 'love',
    ...changes,
  })
