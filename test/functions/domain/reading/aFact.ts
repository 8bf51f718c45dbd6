import type { Contact, MoonStay } from '../../../../functions/domain/reading/facts/Fact.ts'
import { NOW } from '../../../makers/later.ts'

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

export const aMoonStay = (changes: Partial<MoonStay> = {}): MoonStay => ({
  kind: 'moonWithin',
  id: 'Moon in house 3',
  mover: 'Moon',
  longitude: 250,
  sign: 'Sagittarius',
  house: 3,
  tone: 'easy',
  weight: 25,
  until: NOW,
  ...changes,
})
