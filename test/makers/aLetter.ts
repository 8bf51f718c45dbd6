import type { KeptLetter } from '../../functions/domain/letter/KeptLetter.ts'
import { NOW } from './later.ts'

export const aLetter = (letter: Partial<KeptLetter> = {}): KeptLetter => ({
  frequency: 'daily',
  hour: 7,
  zone: 'Europe/Lisbon',
  unopened: 0,
  dueAt: NOW,
  version: 1,
  ...letter,
})
