import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { CallError, wordsOf } from '../lib/CallError.ts'
import { type FieldErrors, fieldErrors } from '../lib/fieldErrors.ts'
import { useBusy } from '../lib/useBusy.ts'
import { notify } from './notify.ts'

interface Options<Schema extends z.ZodMiniType> {
  schema: Schema
  failure: { title: string; otherwise: string }
  send: (body: z.output<Schema>) => Promise<void>
}

/** What all forms have in common: check, send once, say what went wrong and where. */
export function useCheckedForm<Schema extends z.ZodMiniType>({ schema, send, failure }: Options<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({})

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
  }
}

/** The field to mend, or the password where none is named. Fields learn of their errors with the next frame. */
function focusTrouble(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector('[name="password"]')
    if (field instanceof HTMLElement) field.focus()
  })
}
