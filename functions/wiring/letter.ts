import { letterStore } from '../store/letters.ts'
import { identityKey, members, table } from './parts.ts'

export function wireLetter() {
  const opened = table()
  const key = identityKey()
  return { ...members(opened, { identityKey: key }), letters: letterStore(opened), identityKey: key }
}
