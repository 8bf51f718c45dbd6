import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { mutate, SWRConfig, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr'
import type { profile } from '../../shared/contract/profile.ts'
import type { session } from '../../shared/contract/session.ts'
import type { Profile, SessionUser } from '../../shared/domain/user.ts'
import { CallError } from './CallError.ts'
import { call, replyDefaults, replyKey, useReply } from './call.ts'
import { storage } from './storage.ts'

/** Who is signed in. The fuller profile takes the place of the session user as soon as it is there. */
export interface Session {
  user: (SessionUser & Partial<Profile>) | null
  isLoading: boolean
  /** Set when we could not find out who is signed in; that is not the same as nobody. */
  error: CallError | undefined
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

/*
 * Named here and only typed by the contract, whose schemas would weigh on the landing page.
 * The casts lend the endpoints' types to what `satisfies` has checked; a call reads method and path only.
 */
type Address<E extends { method: unknown; path: unknown }> = Pick<E, 'method' | 'path'>
const readUser = { method: 'GET', path: '/api/auth/user' } satisfies Address<
  typeof session.readSessionUser
> as typeof session.readSessionUser
const readProfile = { method: 'GET', path: '/api/user/profile' } satisfies Address<
  typeof profile.readProfile
> as typeof profile.readProfile
const logout = { method: 'POST', path: '/api/auth/logout' } satisfies Address<
  typeof session.logout
> as typeof session.logout

/** A session may end elsewhere: a reading that is refused asks who is signed in. */
const defaults: SWRConfiguration = {
  ...replyDefaults,
  onError: (error) => void (error instanceof CallError && error.status === 401 && mutate(replyKey(readUser, {}))),
}

/** Everything but the session itself: another person, or another birth, reads other replies. */
const isReading = (key: unknown) => Array.isArray(key) && key[0] !== readUser.path && key[0] !== readProfile.path

const SessionContext = createContext<Session | null>(null)

function CurrentSession({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig()
  const asked = useReply(readUser, {}, { orNull: true })
  const fuller = useReply(readProfile, {}, { when: asked.data?.mustChangePassword === false })

  const current = useMemo<Session>(
    () => ({
      user: asked.data ? (fuller.data ?? asked.data) : null,
      isLoading: asked.data === undefined && !asked.error,
      error: asked.error,
      refresh() {
        void asked.mutate()
        void fuller.mutate()
      },
      async signedIn(user) {
        storage.write('userId', user.id)
        await mutate(replyKey(readUser, {}), user, { revalidate: false })
        await mutate(replyKey(readProfile, {}))
        await mutate(isReading, undefined)
      },
      async renew(user) {
        await mutate(replyKey(readUser, {}), user, { revalidate: false })
        await mutate(replyKey(readProfile, {}))
      },
      async signOut() {
        await call(logout, {}).catch((error: unknown) => console.error('Signing out failed on the server', error))
        await current.forget()
        location.assign('/')
      },
      async forget() {
        storage.forgetPerson()
        await mutate(() => true, undefined, { revalidate: false })
        await mutate(replyKey(readUser, {}), null, { revalidate: false })
      },
    }),
    [asked.data, asked.error, asked.mutate, fuller.data, fuller.mutate, mutate],
  )
  useOtherTabs(asked.data?.id)
  return <SessionContext value={current}>{children}</SessionContext>
}

/** A session that began at Google is noted too; one that began or ended in another tab is looked for again. */
function useOtherTabs(userId: string | undefined): void {
  const { mutate } = useSWRConfig()

  useEffect(() => {
    if (userId) storage.write('userId', userId)
  }, [userId])

  useEffect(() => {
    const look = ({ key }: StorageEvent) => void (key === 'userId' && mutate(() => true, undefined))
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [mutate])
}
