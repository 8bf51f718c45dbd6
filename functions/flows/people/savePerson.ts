import { invalidInput, Problem } from '../../../shared/contract/problem.ts'
import { UNLISTED_PLACE } from '../../../shared/domain/birth.ts'
import type { Place } from '../../../shared/domain/Place.ts'
import { PEOPLE_FREE, PEOPLE_MAX, type PersonInput, personDateError } from '../../../shared/domain/person.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import type { EpochSeconds, LocalDate } from '../../../shared/domain/time.ts'
import { type KeptPerson, personId } from '../../domain/people/KeptPerson.ts'
import type { PeopleStore } from '../../store/people.ts'

interface Needs {
  people: PeopleStore
  places: { find(id: string): Place | undefined; resolve(text: string): Place | undefined }
}

interface Saving {
  accountId: string
  input: PersonInput
  today: LocalDate
}

const ATTEMPTS = 8

/** Keeps one more person: three without access, fifty with it. */
export async function addPerson(
  needs: Needs,
  { accountId, input, today, hasActiveAccess, now }: Saving & { hasActiveAccess: boolean; now: EpochSeconds },
): Promise<KeptPerson> {
  const told = readInput(needs, input, today)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { slots } = await needs.people.list(accountId)
    if (slots.length >= PEOPLE_MAX) throw new Problem('CONFLICT', { message: FULL })
    if (slots.length >= PEOPLE_FREE && !hasActiveAccess)
      throw new Problem('UPGRADE_REQUIRED', { message: FREE_FULL, details: { requiresUpgrade: true } })
    const taken = new Set(slots.map(Number))
    const slot = Array.from({ length: PEOPLE_MAX }, (_, each) => each).find((each) => !taken.has(each))!
    const person = { id: personId(slot), ...told, createdAt: now }
    if (await needs.people.add(accountId, person)) return person
  }
  throw new Problem('CONFLICT')
}

const FULL = `You can keep ${PEOPLE_MAX} people. Delete one to add another.`
const FREE_FULL = `You can keep ${PEOPLE_FREE} people, and ${PEOPLE_MAX} with Premium.`

/** Replaces what is known of a person. */
export async function savePerson(
  needs: Needs,
  { accountId, id, input, today }: Saving & { id: string },
): Promise<KeptPerson> {
  const told = readInput(needs, input, today)
  const seen = await needs.people.find(accountId, id)
  const person = seen && { id: seen.id, createdAt: seen.createdAt, ...told }
  if (person && (await needs.people.replace(accountId, person))) return person
  throw new Problem('NOT_FOUND')
}

function readInput({ places }: Needs, input: PersonInput, today: LocalDate) {
  const { name, birthDate, birthTime = null, birthTimeKnown = birthTime !== null } = input
  const error = personDateError(birthDate, today)
  if (error) throw invalidInput({ birthDate: error })
  const place = placeOf(places, input)
  return {
    name,
    birthDate,
    birthTime,
    birthTimeKnown: birthTimeKnown && birthTime !== null,
    birthPlace: input.birthPlace ?? (place ? placeLabel(place) : null),
    birthPlaceId: place?.id ?? null,
    place,
    ...(input.relation && { relation: input.relation }),
  }
}

/** A choice from the list wins over the text; text alone is understood as its best match. */
function placeOf(places: Needs['places'], { birthPlace, birthPlaceId }: PersonInput): Place | null {
  if (!birthPlaceId) return birthPlace ? (places.resolve(birthPlace) ?? null) : null
  const place = places.find(birthPlaceId)
  if (!place) throw invalidInput({ birthPlaceId: UNLISTED_PLACE })
  return place
}
