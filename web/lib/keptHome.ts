import { useSyncExternalStore } from 'react'
import type { LocalDate } from '../../shared/domain/time.ts'
import { storage } from './storage.ts'
import type { Home } from './useHome.ts'

export interface KeptHome {
  day: LocalDate
  home: Home
}

/** What the dashboard showed last: the next visit begins with it, also while we cannot be reached. */
export const keptHome = {
  /** Null for anybody but the person it was kept for. The same object for as long as nothing changes. */
  read(): KeptHome | null {
    const stored = storage.read('home')
    if (stored !== text) {
      text = stored
      kept = parse(stored)
    }
    return kept?.release === release() && kept.home?.user.id === storage.read('userId') ? kept : null
  },

  keep(home: Home, day: LocalDate): void {
    // They may have left in another tab while the answer was under way.
    if (home.user.id !== storage.read('userId')) return
    storage.write('home', JSON.stringify({ release: release(), day, home }))
  },
}

/** As it stands whenever the screen is drawn; nobody is told of a change, since all that changes it draws anew. */
export const useKeptHome = (): KeptHome | null => useSyncExternalStore(never, keptHome.read, nothing)

const never = () => () => {}
const nothing = () => null

let text: string | null = null
let kept: (KeptHome & { release: string }) | null = null

function parse(stored: string | null): typeof kept {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

/** Another release may have given the answer another shape. Its program has another name. */
const release = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
