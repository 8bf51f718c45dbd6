import { type FormEvent, useState } from 'react'
import { compatibility } from '../../../shared/contract/compatibility.ts'
import { partnerDateError } from '../../../shared/domain/compatibility.ts'
import { track } from '../../lib/analytics.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { today } from '../../lib/dates.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { useReports } from './useReports.ts'

const NO_DATE = "Please enter your partner's birth date."

interface Options {
  mayCreate: boolean
  onLocked: () => void
}

/** Checks a partner's birth date and makes a report of it. Without access it offers the upgrade instead. */
export function useDecoder({ mayCreate, onLocked }: Options) {
  const [error, setError] = useState<string>()
  const { add } = useReports()

  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    if (!mayCreate) return onLocked()
    const date = String(new FormData(form).get('partnerBirthDate') ?? '')
    const problem = date ? partnerDateError(date, today()) : NO_DATE
    setError(problem)
    if (!date) showToast({ title: 'Birth date required', description: NO_DATE, tone: 'danger' })
    if (problem) return focusDate(form)

    try {
      await add(await call(compatibility.createReport, { body: { partnerBirthDate: date } }))
      form.reset()
      track('compatibility_check', { type: 'birth_date' })
      showToast({ title: 'Compatibility Report Created! 💫' })
    } catch (failure) {
      if (failure instanceof ApiError && failure.body.requiresUpgrade) return onLocked()
      setError((failure instanceof ApiError && failure.body.fields?.partnerBirthDate) || undefined)
      showToast({
        title: 'Error',
        description: 'Failed to create compatibility report. Please try again.',
        tone: 'danger',
      })
    }
  })

  return {
    busy,
    error,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void run(event.currentTarget)
    },
  }
}

const focusDate = (form: HTMLFormElement) => form.querySelector<HTMLElement>('input')?.focus()
