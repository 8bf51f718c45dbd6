import { Problem } from '../../../shared/contract/problem.ts'
import type { PeopleStore } from '../../store/people.ts'

/** Deletes the birth of a person that a member keeps. */
export async function deletePerson(
  { people }: { people: Pick<PeopleStore, 'remove'> },
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await people.remove(accountId, id))) throw new Problem('NOT_FOUND')
}
