import { type FormEvent, useState } from 'react'
import { compatibility } from '../../../shared/contract/compatibility.ts'
import { partnerDateError } from '../../../shared/domain/compatibility.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { today } from '../../lib/time/dates.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { useReports } from './useReports.ts'

const NO_DATE = "Please enter your partner's birth date."

/** The fields of the form, neither of which is a file. */
type Entered = Partial<Record<'partnerBirthDate' | 'partnerName', string>>

interface Options {
  mayCreate: boolean
  onLocked: () => void
}

/** Checks a partner's birth date and makes a report of it. Without access it offers the upgrade instead. */
export function useDecoder({ mayCreate, onLocked }: Options) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const { add } = useReports()

  const { busy, run } = useBusy(async (form: HTMLFormElement) => {
    if (!mayCreate) return onLocked()
    const { partnerBirthDate: date = '', partnerName = '' } = Object.fromEntries(new FormData(form)) as Entered
    const problem = date ? partnerDateError(date, today()) : NO_DATE
    setErrors({ partnerBirthDate: problem })
    if (!date) showToast({ title: 'Birth date required', description: NO_DATE, tone: 'danger' })
    if (problem) return focusDate(form)

    try {
      const name = partnerName.trim()
      const body = { partnerBirthDate: date, ...(name && { partnerName: name }) }
      await add(await call(compatibility.createReport, { body }))
      form.reset()
      track('compatibility_check', { type: 'birth_date' })
      showToast({ title: 'Compatibility Report Created! 💫' })
    } catch (failure) {
      if (failure instanceof ApiError && failure.body.requiresUpgrade) return onLocked()
      setErrors((failure instanceof ApiError && failure.body.fields) || {})
      showToast({
        title: 'Error',
        description: 'Failed to create compatibility report. Please try again.',
        tone: 'danger',
      })
    }
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

const focusDate = (form: HTMLFormElement) => form.querySelector<HTMLElement>('input')?.focus()
