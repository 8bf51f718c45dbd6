import { people } from '../../../shared/contract/people.ts'
import type { Person } from '../../../shared/domain/person.ts'
import { useReply } from '../../lib/api/call.ts'

/** The people that the member keeps, in the order in which they were added. */
export function usePeople() {
  const result = useReply(people.listPeople, {})
  const { mutate } = result
  const change = (changed: (kept: Person[]) => Person[]) =>
    // Nothing was listed when the list could not be read: then it is read now.
    mutate((kept) => kept && changed(kept), { revalidate: !result.data })

  return {
    ...result,
    /** Puts a new person last, or a changed one in place. */
    put: (person: Person) =>
      change((kept) =>
        kept.some(({ id }) => id === person.id)
          ? kept.map((each) => (each.id === person.id ? person : each))
          : [...kept, person],
      ),
    remove: (id: string) => change((kept) => kept.filter((person) => person.id !== id)),
  }
}
