import { useSyncExternalStore } from 'react'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { now } from '../time/dates.ts'
import { SAVED_SHAPE } from './savedShape.ts'
import { type StorageKey, storage } from './storage.ts'

export type Remembered<Content> = Content & { savedAt: EpochSeconds }

/** What a reply said, kept in the browser for the next visit of the same account, also when a new release reads it. */
export function makeRemembered<Content extends object>(key: StorageKey) {
  let text: string | null = null
  let remembered: (Remembered<Content> & Owner) | null = null

  /** Null unless it belongs to the signed-in account. Returns the same object until something changes. */
  function read(): Remembered<Content> | null {
    const stored = storage.read(key)
    if (stored !== text) {
      text = stored
      remembered = parse(stored)
    }
    return remembered?.shape === SAVED_SHAPE && remembered.account === storage.read('userId') ? remembered : null
  }

  return {
    read,

    save(account: string, content: Content): void {
      // They may have signed out in another tab while the request was in flight.
      if (account !== storage.read('userId')) return
      storage.write(key, JSON.stringify({ shape: SAVED_SHAPE, account, savedAt: now(), ...content }))
    },

    /** Read on every render. No subscription is needed: whatever changes it also causes a render. */
    use: (): Remembered<Content> | null => useSyncExternalStore(never, read, nothing),
  }
}

/** Whose it is. A release that expects a reply of another shape must not read it. */
interface Owner {
  shape: number
  account: string
}

const never = () => () => {}
const nothing = () => null

function parse(stored: string | null) {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}
