import * as z from 'zod/mini'
import { Email } from '../../domain/email.ts'
import { HOUR, MINUTE } from '../../domain/time.ts'
import { Password, PasswordChange } from '../../domain/user.ts'
import { group, perAddressCounted, perMember, perMemberCounted } from '../endpoint.ts'
import { Success } from '../success.ts'

export const passwords = group({
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    /** The same whether or not the account exists. */
    status: 202,
    limits: [perAddressCounted(20, HOUR)],
    body: z.object({ email: Email }),
    reply: z.object({ message: z.string() }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    limits: [perAddressCounted(20, 15 * MINUTE)],
    body: z.object({ token: z.string().check(z.maxLength(128)), newPassword: Password }),
    reply: z.object({ message: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'member',
    isOpenToRestricted: true,
    limits: [perMemberCounted(20, HOUR)],
    body: PasswordChange,
    reply: z.object({ message: z.string() }),
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    access: 'member',
    limits: [perMember(10, HOUR)],
    reply: Success,
  },
})
