import * as z from 'zod/mini'
import { HOUR, MINUTE } from '../domain/time.ts'
import { Profile, ProfileChange, SessionUser } from '../domain/user.ts'
import { dataExport } from './account/dataExport.ts'
import { group, perAddress, perMember, perMemberCounted } from './endpoint.ts'
import { Success } from './success.ts'

/** What a signed-in person may read, change, export and delete of their own account. */
export const account = group({
  readSessionUser: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'member',
    isOpenToRestricted: true,
    limits: [perAddress(120, MINUTE), perMember(120, MINUTE)],
    reply: SessionUser,
  },
  readProfile: {
    method: 'GET',
    path: '/api/user/profile',
    access: 'member',
    limits: [perMember(120, MINUTE)],
    reply: Profile,
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    access: 'member',
    limits: [perMemberCounted(30, 10 * MINUTE)],
    body: ProfileChange,
    reply: Profile,
  },
  ...dataExport,
  completeOnboarding: {
    method: 'POST',
    path: '/api/user/complete-onboarding',
    access: 'member',
    limits: [perMemberCounted(20, HOUR)],
    body: z.optional(z.object({ skipTrial: z.optional(z.boolean()) })),
    reply: z.extend(Success, { user: SessionUser }),
  },
})
