import * as z from 'zod/mini'
import { MeditationProgress, MoonMeditation } from '../domain/meditation.ts'
import { MINUTE } from '../domain/time.ts'
import { group, perMember } from './endpoint.ts'

export const meditation = group({
  listMoonMeditations: {
    method: 'GET',
    path: '/api/meditations/moon',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: z.array(MoonMeditation),
  },
  listProgress: {
    method: 'GET',
    path: '/api/meditations/progress',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: z.array(MeditationProgress),
  },
  completeMeditation: {
    method: 'POST',
    path: '/api/meditations/progress',
    access: 'premium',
    limits: [perMember(60, MINUTE)],
    body: z.object({ meditationId: z.string().check(z.maxLength(64)) }),
    reply: z.array(MeditationProgress),
  },
})
