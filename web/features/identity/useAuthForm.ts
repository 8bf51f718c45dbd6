import { useState } from 'react'
import type * as z from 'zod/mini'
import { account } from '../../../shared/contract/account.ts'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useNavigate } from '../../lib/navigation/router.tsx'
import { pendingLogout } from '../../lib/session/logout.ts'
import { requestedPage } from '../../lib/session/requestedPage.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useSessionAnswer } from '../../lib/session/useSessionAnswer.ts'
import { storage } from '../../lib/storage/storage.ts'
import { paths } from '../../paths.ts'
import { useValidatedForm } from '../../ui/forms/useValidatedForm.ts'

export interface AuthFormProps {
  resumeAt: number | undefined
  expiredUserId: string | undefined
  onDone: () => void
}

interface Options<Schema extends z.ZodMiniType> extends AuthFormProps {
  schema: Schema
  failure: { title: string; fallback: string }
  send: (body: z.output<Schema>) => Promise<void>
}

/** What the sign-in and sign-up forms share: validate, send, start the session and navigate. */
export function useAuthForm<Schema extends z.ZodMiniType>({
  resumeAt,
  expiredUserId,
  onDone,
  ...form
}: Options<Schema>) {
  const { startSession } = useSession()
  const sessionAnswer = useSessionAnswer()
  const navigate = useNavigate()
  const [isCookieLost, setCookieLost] = useState(false)
  const send = async (body: z.output<Schema>) => {
    // What was said of the try before is no longer so.
    setCookieLost(false)
    await sessionAnswer()
    await form.send(body)
  }

  return {
    ...useValidatedForm({ ...form, send }),
    /** What keeps them out although the server has let them in. */
    obstacle: isCookieLost && COOKIE_LOST,

    /** False when the browser has not kept the session: every screen would ask them to sign in again. */
    async enterApp(user: SessionUser, screen: 'dashboard' | 'onboarding'): Promise<boolean> {
      // A sign-out that failed before must not be tried again with the new session.
      pendingLogout.clear()
      const isLost = await isSessionLost()
      setCookieLost(isLost)
      if (isLost) return false
      if (user.id === expiredUserId) {
        await startSession(user)
        return true
      }
      // Read now: the landing page may open it as soon as the session has started, and then it is forgotten.
      const page = screen === 'dashboard' ? requestedPage.read() : null
      if (screen === 'onboarding') storage.write('hasJustAuthenticated', 'true')
      await startSession(user)
      onDone()
      const step = screen === 'onboarding' && resumeAt ? `?step=${resumeAt}` : ''
      navigate(page ?? paths[screen] + step)
      return true
    },
  }
}

const COOKIE_LOST =
  "Your browser didn't keep our cookie, so you can't stay signed in. Your account is safe. Allow cookies for this site, then sign in."

/** Only a clear answer counts: without a connection the next screen says so. */
async function isSessionLost(): Promise<boolean> {
  try {
    await call(account.readSessionUser, {})
    return false
  } catch (error) {
    return error instanceof ApiError && error.isUnauthenticated
  }
}
