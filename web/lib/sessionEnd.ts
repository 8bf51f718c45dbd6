import { makeListeners } from './listeners.ts'
import { storage } from './storage.ts'

const { subscribe, tell } = makeListeners()

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

  subscribe,
}

let hasCome = false
let era = 0

function change(to: boolean): void {
  hasCome = to
  era += 1
  tell()
}
