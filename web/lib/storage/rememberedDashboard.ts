import { useSyncExternalStore } from 'react'
import type { Reply } from '../../../shared/contract/endpoint.ts'
import type { reading } from '../../../shared/contract/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { storage } from './storage.ts'

export type Dashboard = Reply<typeof reading.readDashboard>

export interface RememberedDashboard {
  day: LocalDate
  dashboard: Dashboard
}

/** The last dashboard shown. The next visit starts with it, even when the server cannot be reached. */
export const rememberedDashboard = {
  /** Null unless it belongs to the signed-in account. Returns the same object until something changes. */
  read(): RememberedDashboard | null {
    const stored = storage.read('dashboard')
    if (stored !== text) {
      text = stored
      remembered = parse(stored)
    }
    return remembered?.release === release() && remembered.dashboard?.user.id === storage.read('userId')
      ? remembered
      : null
  },

  save(dashboard: Dashboard, day: LocalDate): void {
    // They may have signed out in another tab while the request was in flight.
    if (dashboard.user.id !== storage.read('userId')) return
    storage.write('dashboard', JSON.stringify({ release: release(), day, dashboard }))
  },
}

/** Read on every render. No subscription is needed: whatever changes it also causes a render. */
export const useRememberedDashboard = (): RememberedDashboard | null =>
  useSyncExternalStore(never, rememberedDashboard.read, nothing)

const never = () => () => {}
const nothing = () => null

let text: string | null = null
let remembered: (RememberedDashboard & { release: string }) | null = null

function parse(stored: string | null): typeof remembered {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

/** Another release may expect a reply of another shape. Its script has another file name. */
const release = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
