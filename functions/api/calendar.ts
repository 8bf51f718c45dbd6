import { calendar } from '../../shared/contract/calendar.ts'
import { succeeded } from '../../shared/contract/success.ts'
import { createCalendar } from '../flows/calendar/createCalendar.ts'
import { readCalendar } from '../flows/calendar/readCalendar.ts'
import { serve } from '../kit/http/serve.ts'
import { wireCalendar } from '../wiring/calendar.ts'

const needs = wireCalendar()

export const handler = serve(calendar, needs, {
  createCalendar: ({ member, now }) => createCalendar(needs, { accountId: member.account.id, now }),

  revokeCalendar: async ({ member }) => {
    await needs.calendars.revoke(member.account.id)
    return succeeded('The address of your calendar no longer works.')
  },

  readCalendar: ({ params, now }) => readCalendar(needs, params.token, now),
})
