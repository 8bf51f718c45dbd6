import * as z from 'zod/mini'
import { Email, INVALID_EMAIL } from '../domain/email.ts'
import { DAY, HOUR, MINUTE } from '../domain/time.ts'
import { Password, Registration, SessionUser } from '../domain/user.ts'
import { group, perAddressCounted, perSession } from './endpoint.ts'
import { google } from './identity/google.ts'
import { passwords } from './identity/passwords.ts'
import { verification } from './identity/verification.ts'
import { Success } from './success.ts'

/** A missing email is reported beside every other wrong field. */
const namesSomebody = ({ email, username }: { email?: unknown; username?: unknown }) =>
  email !== undefined || username !== undefined
const isSomething = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Signing up, in and out: everything that hashes a password, opens a session or proves an identity. */
export const identity = group({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'anyone',
    status: 201,
    limits: [perAddressCounted(20, HOUR), perAddressCounted(100, DAY)],
    body: Registration,
    reply: z.extend(SessionUser, { message: z.string(), redirectTo: z.optional(z.literal('/dashboard')) }),
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'anyone',
    limits: [perAddressCounted(60, 15 * MINUTE)],
    /** The developer test page sends `username`; outside production it is an alias of `email`. */
    body: z
      .object({ email: z.optional(Email), username: z.optional(Email), password: Password })
      .check(z.refine(namesSomebody, { path: ['email'], error: INVALID_EMAIL, when: isSomething })),
    reply: SessionUser,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'anyone',
    endsSession: true,
    limits: [perSession(30, MINUTE)],
    reply: Success,
  },
  ...verification,
  ...passwords,
  ...google,
})
