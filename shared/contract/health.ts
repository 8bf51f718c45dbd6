import * as z from 'zod/mini'
import { MINUTE } from '../domain/time.ts'
import { group, perAddress } from './endpoint.ts'

/** For monitoring: whether the API answers and reaches its table. */
export const health = group({
  readHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'anyone',
    limits: [perAddress(120, MINUTE)],
    reply: z.object({
      status: z.literal('ok'),
      version: z.string(),
      services: z.object({ database: z.literal('ok') }),
    }),
  },
})
