import * as z from 'zod/mini'
import { HOUR, MINUTE } from '../domain/time.ts'
import { group, perAddress, perMemberCounted } from './endpoint.ts'
import { Success } from './success.ts'

export const calendar = group({
  /** A secret address for calendar apps. It takes the place of the one before, and is told this once. */
  createCalendar: {
    method: 'POST',
    path: '/api/calendar',
    access: 'premium',
    limits: [perMemberCounted(20, HOUR)],
    reply: z.object({ url: z.url() }),
  },
  /** Whoever has lost access may still revoke the address. */
  revokeCalendar: {
    method: 'DELETE',
    path: '/api/calendar',
    access: 'member',
    limits: [perMemberCounted(20, HOUR)],
    reply: Success,
  },
  /** iCalendar, RFC 5545. Whoever has the address may read it: calendar apps send no cookie. */
  readCalendar: {
    method: 'GET',
    path: '/api/calendar/{token}',
    access: 'anyone',
    contentType: 'text/calendar; charset=utf-8',
    limits: [perAddress(30, MINUTE)],
    params: z.object({ token: z.string().check(z.maxLength(200)) }),
    reply: z.string(),
  },
})
