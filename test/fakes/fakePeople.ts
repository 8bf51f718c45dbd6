import { type KeptPerson, slotOf } from '../../functions/domain/people/KeptPerson.ts'
import type { PeopleStore } from '../../functions/store/people.ts'

export function fakePeople(): PeopleStore {
  const kept = new Map<string, KeptPerson>()
  const keyOf = (accountId: string, id: string) => `${accountId} ${slotOf(id)}`
  const find = (accountId: string, id: string) => {
    const person = kept.get(keyOf(accountId, id))
    return person?.id === id ? person : undefined
  }
  return {
    async list(accountId) {
      const own = [...kept].filter(([key]) => key.startsWith(`${accountId} `)).map(([, person]) => person)
      const people = own.sort((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id))
      return { people, slots: people.map(({ id }) => slotOf(id)).sort() }
    },

    find: async (accountId, id) => find(accountId, id),

    async add(accountId, person) {
      if (kept.has(keyOf(accountId, person.id))) return false
      kept.set(keyOf(accountId, person.id), person)
      return true
    },

    async replace(accountId, person) {
      if (!find(accountId, person.id)) return false
      kept.set(keyOf(accountId, person.id), person)
      return true
    },

    async remove(accountId, id) {
      return find(accountId, id) !== undefined && kept.delete(keyOf(accountId, id))
    },
  }
}
