import * as z from 'zod/mini'
import { AdminPerson, AdminQueues } from '../../domain/adminPerson.ts'
import { Changed, params, Reason, reads, why, writes } from './target.ts'

/** One person, with everything about them that an operator may see, and those who wait for one. */
export const person = {
  readQueues: { method: 'GET', path: '/api/admin/queues', access: 'admin', limits: reads, reply: AdminQueues },
  readUser: {
    method: 'GET',
    path: '/api/admin/users/{id}',
    access: 'admin',
    limits: reads,
    params,
    reply: AdminPerson,
  },
  reactivate: {
    method: 'POST',
    path: '/api/admin/users/{id}/reactivate',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({ ...why, reason: Reason.check(z.minLength(1, 'Say why')) }),
    reply: Changed,
  },
} as const
