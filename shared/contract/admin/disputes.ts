import * as z from 'zod/mini'
import { AdminDispute } from '../../domain/admin.ts'
import { Changed, params, Reason, reads, why, writes } from './target.ts'

/** Charges that banks have taken back. */
export const disputes = {
  listDisputes: {
    method: 'GET',
    path: '/api/admin/disputes',
    access: 'admin',
    limits: reads,
    /** Those that wait for evidence, the most urgent first, and then the last twenty that were settled. */
    reply: z.array(AdminDispute),
  },
  clearDispute: {
    method: 'POST',
    path: '/api/admin/users/{id}/clear-dispute',
    access: 'admin',
    limits: writes,
    params,
    body: z.object({ ...why, reason: Reason.check(z.minLength(1, 'Say why')) }),
    reply: Changed,
  },
} as const
