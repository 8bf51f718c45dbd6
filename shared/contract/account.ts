import * as z from 'zod/mini'
import { HOUR, MINUTE } from '../domain/time.ts'
import { Profile, ProfileChange, SessionUser } from '../domain/user.ts'
import { holdings } from './account/dataExport.ts'
import { group, perMember, perMemberCounted } from './endpoint.ts'
import { places } from './places.ts'
import { Success } from './success.ts'

export const profile = group({
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
  ...holdings,
  ...places,
  completeOnboarding: {
    method: 'POST',
    path: '/api/user/complete-onboarding',
    access: 'member',
    limits: [perMemberCounted(20, HOUR)],
    body: z.optional(z.object({ skipTrial: z.optional(z.boolean()) })),
    reply: z.extend(Success, { user: SessionUser }),
  },
})
