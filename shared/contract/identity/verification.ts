import * as z from 'zod/mini'
import { DAY, HOUR, MINUTE } from '../../domain/time.ts'
import { SessionUser } from '../../domain/user.ts'
import { group, perAddress, perAddressCounted, perMemberCounted } from '../endpoint.ts'
import { Success } from '../success.ts'

const SIX_DIGITS = 'The code must have six digits'
/** Full-width digits and spaces are how some keyboards and mail programs write the same code. */
const Code = z.pipe(
  z.pipe(
    z.string(SIX_DIGITS).check(z.maxLength(64, SIX_DIGITS)),
    z.transform((text: string) => text.normalize('NFKC').replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, SIX_DIGITS)),
)
const Verified = z.object({ message: z.string(), alreadyVerified: z.boolean() })
const Sent = z.extend(Success, { alreadyVerified: z.boolean() })

/** Verifying an email address: by a code to type or a link to open. */
export const verification = group({
  verifyCode: {
    method: 'POST',
    path: '/api/auth/verify-otp',
    access: 'member',
    limits: [perAddressCounted(30, HOUR)],
    body: z.object({ otp: Code }),
    reply: z.extend(Success, { user: SessionUser }),
  },
  sendCode: {
    method: 'POST',
    path: '/api/auth/send-otp',
    access: 'member',
    limits: [perAddressCounted(20, HOUR), perMemberCounted(30, DAY)],
    /** Any address but the session's own is refused: codes go nowhere else. */
    body: z.optional(z.object({ email: z.optional(z.string().check(z.maxLength(254))) })),
    reply: Sent,
  },
  sendVerification: {
    method: 'POST',
    path: '/api/auth/send-verification',
    access: 'member',
    limits: [perAddressCounted(20, HOUR), perMemberCounted(30, DAY)],
    reply: Sent,
  },
  /** A verification link whose token was lost, for example by a mail client. */
  verifyWithoutToken: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'anyone',
    limits: [perAddress(30, 15 * MINUTE)],
    reply: Verified,
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email/{token}',
    access: 'anyone',
    limits: [perAddressCounted(30, 15 * MINUTE)],
    params: z.object({ token: z.string() }),
    reply: Verified,
  },
})
