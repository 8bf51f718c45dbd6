import { storage } from './storage.ts'

/** Whether the server has ended a session that this browser still held. */
export const sessionEnd = {
  hasCome: () => hasCome,

  /** The same for as long as nobody comes or goes. */
  era: () => era,

  /** Nothing of the person stays stored. What the page still holds in its memory is the session's to forget. */
  note(): void {
    storage.forgetPerson()
    change(true)
  },

  /** Somebody is here again, or has chosen to leave. */
  clear: () => change(false),

  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },
}

let hasCome = false
let era = 0
const listeners = new Set<() => void>()

function change(to: boolean): void {
  hasCome = to
  era += 1
  for (const changed of listeners) changed()
}
