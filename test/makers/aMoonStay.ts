import type { MoonStay } from '../../functions/domain/reading/facts/Fact.ts'
import { NOW } from './later.ts'

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
