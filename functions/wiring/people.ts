import { peopleStore } from '../store/people.ts'
import { identityKey, members, table } from './parts.ts'

export function wirePeople() {
  const opened = table()
  return { ...members(opened, { identityKey: identityKey() }), people: peopleStore(opened) }
}
