import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { mutate, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import { account } from '../../../shared/contract/account.ts'
import { reading } from '../../../shared/contract/reading.ts'
import type { Profile, SessionUser } from '../../../shared/domain/user.ts'
import { ApiError } from '../api/ApiError.ts'
import { forgetAhead } from '../api/askedAhead.ts'
import { replyKey, swrDefaults, useReply } from '../api/call.ts'
import { rememberAccount } from '../storage/rememberAccount.ts'
import { rememberedDashboard } from '../storage/rememberedDashboard.ts'
import { storage } from '../storage/storage.ts'
import { logout, pendingLogout } from './logout.ts'
import { sessionExpiry } from './sessionExpiry.ts'

/** Who is signed in. The full profile replaces the session user once it has loaded. */
export interface Session {
  user: (SessionUser & Partial<Profile>) | null
  isLoading: boolean
  /** Whether the session is being read. The answer may be about a session that another one has replaced meanwhile. */
  isAsking: boolean
  /** The user is whoever was here at the last visit: what they may do can have changed, and the server has yet to say. */
  isRemembered: boolean
  /** Set when we could not find out who is signed in, which is not the same as nobody. */
  error: ApiError | undefined
  /** The session ended while the page was open. After a refused write, the screen stays mounted until they sign in again. */
  hasExpired: boolean
  /** Fetches the session user and the profile again. */
  refresh: () => void
  /** Somebody has signed in, or changed what their readings depend on. */
  startSession: (user: SessionUser) => Promise<void>
  /** Something changed that no reading depends on. */
  updateUser: (user: SessionUser) => Promise<void>
  signOut: () => Promise<void>
  /** The session has ended on the server: removes everything personal from this browser. */
  clearSession: () => Promise<void>
}

export function useSession(): Session {
  const current = useContext(SessionContext)
  if (!current) throw new Error('useSession must be used within SessionProvider')
  return current
}

/** The profile of the signed-in account; the one of the last visit while the server cannot be reached. */
export function useProfile(): SWRResponse<Profile, ApiError> {
  const reply = useReply(readProfile, {}, { enabled: useSession().user !== null })
  const remembered = rememberedDashboard.use()?.dashboard.user
  return { ...reply, data: reply.data ?? (reply.error && remembered) }
}

export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={defaults}>
    <CurrentSession>{children}</CurrentSession>
  </SWRConfig>
)

const { readSessionUser: readUser, readProfile } = account

/** A session may end elsewhere: after a 401 we clear the cache, or ask again who is signed in. */
const defaults: SWRConfiguration = {
  ...swrDefaults,
  onError(error) {
    if (!(error instanceof ApiError) || error.status !== 401) return
    void (sessionExpiry.hasExpired() ? clearReplies() : mutate(replyKey(readUser, {})))
  },
}

async function clearReplies(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false })
  await mutate(replyKey(readUser, {}), null, { revalidate: false })
}

/** Every reply but the session itself depends on the account and its birth data. */
const dependsOnAccount = (key: unknown) => Array.isArray(key) && key[0] !== readUser.path && key[0] !== readProfile.path

const isDashboard = (key: unknown) => Array.isArray(key) && key[0] === reading.readDashboard.path

const SessionContext = createContext<Session | null>(null)

function CurrentSession({ children }: { children: ReactNode }) {
  const isLogoutPending = useSyncExternalStore(pendingLogout.subscribe, pendingLogout.exists, no)
  // Also after signing in with Google, which bypasses startSession. On success and not in an effect, so that
  // nothing remembered for another account is rendered.
  const session = useReply(
    readUser,
    {},
    {
      enabled: !isLogoutPending,
      nullOn401: true,
      onSuccess: (user) => user && rememberAccount(user.id),
    },
  )
  const remembered = rememberedDashboard.use()?.dashboard.user
  // Until the reply arrives, assume whoever was signed in at the last visit.
  const signedIn = session.data === undefined ? remembered : session.data
  const known = isLogoutPending ? null : signedIn
  const mayReadProfile = known?.mustChangePassword === false
  const profile = useReply(
    readProfile,
    {},
    {
      enabled: mayReadProfile,
      fallbackData: mayReadProfile ? remembered : undefined,
    },
  )
  const isLoading = !isLogoutPending && !known && session.data === undefined && (session.isValidating || !session.error)
  // What the last visit remembers must not hide what the session has just said.
  const hasExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.hasExpired, no)

  const current = useMemo<Session>(
    () => ({
      user: known ? (profile.data === remembered ? { ...remembered, ...known } : (profile.data ?? known)) : null,
      isLoading,
      isAsking: session.isValidating || profile.isValidating,
      isRemembered: session.data === undefined && !session.error,
      error: known ? undefined : session.error,
      hasExpired,
      refresh() {
        void session.mutate()
        void profile.mutate()
      },
      ...sessionActions,
    }),
    [
      known,
      isLoading,
      hasExpired,
      session.data,
      session.isValidating,
      profile.isValidating,
      session.error,
      session.mutate,
      profile.data,
      remembered,
      profile.mutate,
    ],
  )
  useOtherTabs(session.data?.id)
  return <SessionContext value={current}>{children}</SessionContext>
}

const sessionActions: Pick<Session, 'startSession' | 'updateUser' | 'signOut' | 'clearSession'> = {
  async startSession(user) {
    // Nobody may see data of the account that was signed in before.
    await mutate(replyKey(readProfile, {}), (own?: Profile) => (own?.id === user.id ? own : undefined), {
      revalidate: false,
    })
    rememberAccount(user.id)
    pendingLogout.clear()
    await replaceUser(user)
    await mutate(dependsOnAccount, undefined)
    sessionExpiry.clear()
  },
  async updateUser(user) {
    await replaceUser(user)
    // A dashboard still in flight carries the profile from before this change, and would put it back.
    void mutate(isDashboard)
  },
  async signOut() {
    const isDone = await logout()
    await sessionActions.clearSession()
    // Otherwise the router leads to the landing page: without a connection a page load would end in the browser's
    // own error page.
    if (isDone) location.assign('/')
  },
  async clearSession() {
    storage.clearPersonalData()
    await clearReplies()
    sessionExpiry.clear()
  },
}

async function replaceUser(user: SessionUser): Promise<void> {
  sessionExpiry.renew()
  storage.remove('dashboard')
  await mutate(replyKey(readUser, {}), user, { revalidate: false })
  await mutate(replyKey(readProfile, {}))
}

const no = () => false

/** Fetches the session again when another tab signs in or out. */
function useOtherTabs(userId: string | undefined): void {
  useEffect(() => {
    const refetch = ({ key, newValue }: StorageEvent) => {
      if (key !== 'userId') return
      forgetAhead()
      // Whoever signed in again there finds this screen as they left it.
      if (newValue !== userId) void mutate(() => true, undefined)
      if (newValue) sessionExpiry.clear()
    }
    addEventListener('storage', refetch)
    return () => removeEventListener('storage', refetch)
  }, [userId])
}
