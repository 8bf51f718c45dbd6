import * as z from 'zod/mini'
import { LetterSettings } from '../domain/letter.ts'
import { HOUR, MINUTE } from '../domain/time.ts'
import { group, perAddress, perMember, perMemberCounted } from './endpoint.ts'
import { Redirect, Success } from './success.ts'

const params = z.object({ token: z.string().check(z.maxLength(200, 'Use the whole link of the letter')) })

/** The reading by email. */
export const letter = group({
  readLetter: {
    method: 'GET',
    path: '/api/user/letter',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: LetterSettings,
  },
  /** The hour is one of the zone that the browser is in. */
  saveLetter: {
    method: 'PUT',
    path: '/api/user/letter',
    access: 'member',
    limits: [perMemberCounted(60, HOUR)],
    body: LetterSettings,
    reply: LetterSettings,
  },
  /** One click, RFC 8058: mail programs call it themselves, with a form's content type and from nobody's page. */
  unsubscribe: {
    method: 'POST',
    path: '/api/letter/unsubscribe/{token}',
    access: 'anyone',
    isOneClick: true,
    limits: [perAddress(60, MINUTE)],
    params,
    reply: Success,
  },
  /** Whoever opens the same address as a link is asked first: mail scanners open links too. */
  askToUnsubscribe: {
    method: 'GET',
    path: '/api/letter/unsubscribe/{token}',
    access: 'anyone',
    status: 302,
    limits: [perAddress(60, MINUTE)],
    params,
    reply: Redirect,
  },
})
