import { forgetAhead } from '../api/askedAhead.ts'
import { makeEmitter } from '../state/makeEmitter.ts'
import { storage } from '../storage/storage.ts'

const { subscribe, emit } = makeEmitter()

/** Whether the server has ended a session that this browser still considered valid. */
export const sessionExpiry = {
  hasExpired: () => hasExpired,

  /** Changes whenever somebody signs in or out, and when the server renews the session. */
  generation: () => generation,

  /** Clears personal data from storage. What is still in memory is cleared by SessionProvider. */
  report(): void {
    storage.clearPersonalData()
    set(true)
  },

  /** Somebody has signed in again, or signed out on purpose. */
  clear: () => set(false),

  /** The server has replaced the session of the same account: a late 401 of the old one no longer counts. */
  renew: () => nextGeneration(),

  subscribe,
}

let hasExpired = false
let generation = 0

function set(to: boolean): void {
  hasExpired = to
  nextGeneration()
  emit()
}

function nextGeneration(): void {
  generation += 1
  forgetAhead()
}
