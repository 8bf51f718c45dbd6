import * as z from 'zod/mini'
import { Email, INVALID_EMAIL } from '../domain/email.ts'
import { DAY, HOUR, MINUTE } from '../domain/time.ts'
import { Password, Registration, SessionUser } from '../domain/user.ts'
import { group, perAddressCounted, perSession } from './endpoint.ts'
import { google } from './identity/google.ts'
import { passwords } from './identity/passwords.ts'
import { verification } from './identity/verification.ts'
import { Success } from './success.ts'

/** A sign-in that names nobody is told so beside whatever else is wrong with it. */
const namesSomebody = ({ email, username }: { email?: unknown; username?: unknown }) =>
  email !== undefined || username !== undefined
const isSomething = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Getting in and out: everything that hashes a password, opens a session or proves who somebody is. */
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
    /** `username` is what the developer test page sends; it counts as the address outside production. */
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
