import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
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
  const navigate = useNavigate()

  return {
    ...useValidatedForm(form),
    async enterApp(user: SessionUser, screen: 'dashboard' | 'onboarding') {
      if (user.id === expiredUserId) return startSession(user)
      if (screen === 'onboarding') storage.write('hasJustAuthenticated', 'true')
      await startSession(user)
      onDone()
      const step = screen === 'onboarding' && resumeAt ? `?step=${resumeAt}` : ''
      navigate(paths[screen] + step)
    },
  }
}
