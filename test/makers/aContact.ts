import type { Contact } from '../../functions/domain/reading/facts/Fact.ts'

export const aContact = (changes: Partial<Contact> = {}): Contact => ({
  kind: 'contact',
  id: 'Venus square Saturn',
  mover: 'Venus',
  longitude: 200,
  sign: 'Libra',
  house: 1,
  tone: 'tense',
  weight: 50,
  stage: 'exact',
  isSlow: false,
  aspect: 'square',
  target: 'Saturn',
  targetSign: 'Capricorn',
  targetHouse: 4,
  ...changes,
})
