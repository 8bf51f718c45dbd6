import { useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import { makeEmitter } from '../../lib/state/makeEmitter.ts'
import { guardStorage } from '../../lib/storage/guardStorage.ts'

const KEY = 'adminSession'
/** Where it is blocked, the session lasts as long as the page. */
const tab = guardStorage(() => sessionStorage)
const { subscribe, emit } = makeEmitter()

/** `ended` when the server no longer accepts the session that this tab opened. */
type AdminSession = 'open' | 'closed' | 'ended'

let session: AdminSession = tab.read(KEY) === 'true' ? 'open' : 'closed'

/** Whether this tab shows the admin area. Only a flag: the server checks the session at every call. */
export const adminSession = {
  open(): void {
    tab.write(KEY, 'true')
    set('open')
  },

  /** Forgets what was loaded as well: the next person at this tab must enter the password to see it. */
  close(as: 'closed' | 'ended' = 'closed'): void {
    tab.remove(KEY)
    set(as)
    void mutate(isOfAdmin, undefined, { revalidate: false })
  },
}

export const useAdminSession = (): AdminSession => useSyncExternalStore(subscribe, () => session)

function set(to: AdminSession): void {
  session = to
  emit()
}

const isOfAdmin = (key: unknown): boolean => Array.isArray(key) && String(key[0]).startsWith('/api/admin/')
