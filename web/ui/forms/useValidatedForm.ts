import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError, messageOfRejection } from '../../lib/api/ApiError.ts'
import { type FieldErrors, fieldErrors } from '../../lib/api/fieldErrors.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../feedback/showToast.ts'

interface Options<Schema extends z.ZodMiniType> {
  schema: Schema
  failure: { title: string; fallback: string }
  send: (body: z.output<Schema>) => Promise<void>
}

/** Validates, sends once, and shows the errors of a form. */
export function useValidatedForm<Schema extends z.ZodMiniType>({ schema, send, failure }: Options<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({})

  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)))
    setErrors(checked.error ? fieldErrors(checked.error) : {})
    if (!checked.success) return focusFirstError(form)

    await send(checked.data).catch((error: unknown) => {
      setErrors((error instanceof ApiError && error.body.fields) || {})
      showToast({ title: failure.title, description: messageOfRejection(error, failure.fallback), tone: 'danger' })
      focusFirstError(form)
    })
  })

  return {
    busy,
    errors,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void run(event.currentTarget)
    },
  }
}

/** Focuses the first invalid field, or the password if none is marked. Waits a frame, until errors have rendered. */
function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector('[name="password"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
