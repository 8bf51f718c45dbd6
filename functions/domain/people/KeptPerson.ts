import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Birth, type ChosenHouseSystem, NOON } from '../../../shared/domain/birth.ts'
import { Place } from '../../../shared/domain/Place.ts'
import { Person } from '../../../shared/domain/person.ts'
import { EpochSeconds } from '../../../shared/domain/time.ts'

/** A person as the table knows them. `place` is what `birthPlace` was understood as. */
export const KeptPerson = z.extend(Person, { place: z.nullable(Place), createdAt: EpochSeconds })
export type KeptPerson = z.infer<typeof KeptPerson>

/**
 * The id of a new person: the slot that they take, and chance, so that an old id never names whoever took the slot next.
 * Slots are numbered, so that of many additions at once no more than allowed succeed.
 */
export const personId = (slot: number): string =>
  `${String(slot).padStart(2, '0')}-${randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')}`

export const slotOf = (id: string): string => id.slice(0, 2)

/** What their chart is cast from, with the houses of whoever keeps them; undefined without a place that we know. */
export function birthOfPerson(person: KeptPerson, houseSystem: ChosenHouseSystem): Birth | undefined {
  const { birthDate, birthTime, birthTimeKnown, place } = person
  return place
    ? { date: birthDate, time: birthTime ?? NOON, timeKnown: birthTimeKnown && birthTime !== null, place, houseSystem }
    : undefined
}
