import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { CallError, wordsOf } from '../../lib/CallError.ts'
import { type FieldErrors, fieldErrors } from '../../lib/fieldErrors.ts'
import { useSession } from '../../lib/session.tsx'
import { storage } from '../../lib/storage.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'

export interface AuthFormProps {
  resumeAt: number | undefined
  onDone: () => void
}

interface Options<Schema extends z.ZodMiniType> extends AuthFormProps {
  schema: Schema
  failure: { title: string; otherwise: string }
  send: (body: z.output<Schema>) => Promise<void>
}

/** What signing in and signing up have in common: check, send once, say what went wrong, go on. */
export function useAuthForm<Schema extends z.ZodMiniType>(options: Options<Schema>) {
  const { schema, send, failure, resumeAt, onDone } = options
  const [errors, setErrors] = useState<FieldErrors>({})
  const { signedIn } = useSession()
  const navigate = useNavigate()

  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)))
    setErrors(checked.error ? fieldErrors(checked.error) : {})
    if (!checked.success) return focusTrouble(form)

    await send(checked.data).catch((error: unknown) => {
      setErrors((error instanceof CallError && error.body.fields) || {})
      notify({ title: failure.title, description: wordsOf(error, failure.otherwise), tone: 'danger' })
      focusTrouble(form)
    })
  })

  return {
    busy,
    errors,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void run(event.currentTarget)
    },
    async enter(user: SessionUser, screen: 'dashboard' | 'onboarding') {
      if (screen === 'onboarding') storage.write('hasJustAuthenticated', 'true')
      await signedIn(user)
      onDone()
      const step = screen === 'onboarding' && resumeAt ? `?step=${resumeAt}` : ''
      navigate(paths[screen] + step)
    },
  }
}

/** The field to mend, or the password where none is named. Fields learn of their errors with the next frame. */
function focusTrouble(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector('[name="password"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
