import { useState } from 'react'
import type { AdminUser } from '../../../shared/domain/admin.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { readFiguresAgain, readPeopleAgain, readPersonAgain, showChange } from './callAdmin.ts'
import type { RowAction } from './RowAction.ts'

/** Runs the actions of one person's row. `asked` is the one that waits for an answer to its question. */
export function useRowAction(user: AdminUser) {
  const [asked, setAsked] = useState<RowAction>()
  const [temporaryPassword, setTemporaryPassword] = useState<string>()

  const { busy, run } = useBusy(async (action: RowAction, reason?: string) => {
    const { failure } = action
    try {
      const why = { expectedStatus: user.subscriptionStatus, ...(reason && { reason }) }
      const outcome = await action.act(user, why)
      setAsked(undefined)
      if (outcome.temporaryPassword) setTemporaryPassword(outcome.temporaryPassword)
      showToast(outcome)
      if (outcome.user === undefined) readPeopleAgain()
      else showChange(user.id, outcome.user)
    } catch (error) {
      const description = messageOf(error, failure.fallback)
      showToast({ title: failure.title, description, tone: 'danger' })
      readPeopleAgain()
    }
    readFiguresAgain()
    readPersonAgain(user.id)
  })

  return {
    busy,
    asked,
    temporaryPassword,
    start: (action: RowAction) => (action.ask ? setAsked(action) : void run(action)),
    confirm: (reason: string) => asked && void run(asked, reason),
    dismiss: () => setAsked(undefined),
    forgetPassword: () => setTemporaryPassword(undefined),
  }
}
