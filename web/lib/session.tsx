import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { mutate, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { account } from '../../shared/contract/account.ts'
import { identity } from '../../shared/contract/identity.ts'
import type { Profile, SessionUser } from '../../shared/domain/user.ts'
import { CallError } from './CallError.ts'
import { call, replyDefaults, replyKey, useReply } from './call.ts'
import { useKeptHome } from './keptHome.ts'
import { sessionEnd } from './sessionEnd.ts'
import { storage } from './storage.ts'

/** Who is signed in. The fuller profile takes the place of the session user as soon as it is there. */
export interface Session {
  user: (SessionUser & Partial<Profile>) | null
  isLoading: boolean
  /** Set when we could not find out who is signed in; that is not the same as nobody. */
  error: CallError | undefined
  /** The session has ended while the person was here. After a refused write their screen waits for them. */
  hasEnded: boolean
  /** Reads again who is signed in and what they may do. */
  refresh: () => void
  signedIn: (user: SessionUser) => Promise<void>
  /** Something about the person changed that no reading depends on. */
  renew: (user: SessionUser) => Promise<void>
  signOut: () => Promise<void>
  /** The session has ended on the server: nothing of the person stays in this browser. */
  forget: () => Promise<void>
}

export function useSession(): Session {
  const current = useContext(SessionContext)
  if (!current) throw new Error('useSession must be used within SessionProvider')
  return current
}

/** The profile of whoever is signed in. */
export const useProfile = (): SWRResponse<Profile, CallError> =>
  useReply(readProfile, {}, { when: useSession().user !== null })

export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={defaults}>
    <CurrentSession>{children}</CurrentSession>
  </SWRConfig>
)

const { readSessionUser: readUser, readProfile } = account
const { logout } = identity

/** A session may end elsewhere: a reading that is refused forgets whoever was here, or asks who is. */
const defaults: SWRConfiguration = {
  ...replyDefaults,
  onError(error) {
    if (!(error instanceof CallError) || error.status !== 401) return
    void (sessionEnd.hasCome() ? forgetReplies() : mutate(replyKey(readUser, {})))
  },
}

async function forgetReplies(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false })
  await mutate(replyKey(readUser, {}), null, { revalidate: false })
}

/** Everything but the session itself: another person, or another birth, reads other replies. */
const isReading = (key: unknown) => Array.isArray(key) && key[0] !== readUser.path && key[0] !== readProfile.path

const SessionContext = createContext<Session | null>(null)

function CurrentSession({ children }: { children: ReactNode }) {
  // Also of somebody who came in at Google. Before it is shown: from then on what was kept for another counts no more.
  const asked = useReply(readUser, {}, { orNull: true, onCome: (user) => user && storage.write('userId', user.id) })
  const kept = useKeptHome()?.home.user
  // Until the answer is there the person is who they were at the last visit.
  const known = asked.data === undefined ? kept : asked.data
  const isOpen = known?.mustChangePassword === false
  const fuller = useReply(readProfile, {}, { when: isOpen, standIn: isOpen ? kept : undefined })
  const isLoading = !known && asked.data === undefined && (asked.isValidating || !asked.error)
  const hasEnded = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.hasCome, no)

  const current = useMemo<Session>(
    () => ({
      user: known ? (fuller.data ?? known) : null,
      isLoading,
      error: known ? undefined : asked.error,
      hasEnded,
      refresh() {
        void asked.mutate()
        void fuller.mutate()
      },
      ...deeds,
    }),
    [known, isLoading, hasEnded, asked.error, asked.mutate, fuller.data, fuller.mutate],
  )
  useOtherTabs(asked.data?.id)
  return <SessionContext value={current}>{children}</SessionContext>
}

const deeds: Pick<Session, 'signedIn' | 'renew' | 'signOut' | 'forget'> = {
  async signedIn(user) {
    // Nothing of whoever was here before may be seen by somebody else.
    await mutate(replyKey(readProfile, {}), (own?: Profile) => (own?.id === user.id ? own : undefined), {
      revalidate: false,
    })
    storage.write('userId', user.id)
    await deeds.renew(user)
    await mutate(isReading, undefined)
    sessionEnd.clear()
  },
  async renew(user) {
    storage.remove('home')
    await mutate(replyKey(readUser, {}), user, { revalidate: false })
    await mutate(replyKey(readProfile, {}))
  },
  async signOut() {
    await call(logout, {}).catch((error: unknown) => console.error('Signing out failed on the server', error))
    await deeds.forget()
    location.assign('/')
  },
  async forget() {
    storage.forgetPerson()
    await forgetReplies()
    sessionEnd.clear()
  },
}

const no = () => false

/** A session that began or ended in another tab is looked for again. */
function useOtherTabs(userId: string | undefined): void {
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key !== 'userId') return
      // Whoever is back there finds their screen here as they left it.
      if (newValue !== userId) void mutate(() => true, undefined)
      if (newValue) sessionEnd.clear()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [userId])
}
