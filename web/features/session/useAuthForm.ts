import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { useSession } from '../../lib/session.tsx'
import { storage } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { useCheckedForm } from '../../ui/useCheckedForm.ts'

export interface AuthFormProps {
  resumeAt: number | undefined
  awaited: string | undefined
  onDone: () => void
}

interface Options<Schema extends z.ZodMiniType> extends AuthFormProps {
  schema: Schema
  failure: { title: string; otherwise: string }
  send: (body: z.output<Schema>) => Promise<void>
}

/** What signing in and signing up have in common: send, and go on as the person that one is now. */
export function useAuthForm<Schema extends z.ZodMiniType>({ resumeAt, awaited, onDone, ...form }: Options<Schema>) {
  const { signedIn } = useSession()
  const navigate = useNavigate()

  return {
    ...useCheckedForm(form),
    async enter(user: SessionUser, screen: 'dashboard' | 'onboarding') {
      if (user.id === awaited) return signedIn(user)
      if (screen === 'onboarding') storage.write('hasJustAuthenticated', 'true')
      await signedIn(user)
      onDone()
      const step = screen === 'onboarding' && resumeAt ? `?step=${resumeAt}` : ''
      navigate(paths[screen] + step)
    },
  }
}
