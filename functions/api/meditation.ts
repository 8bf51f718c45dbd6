import { meditation } from '../../shared/contract/meditation.ts'
import { moonMeditations } from '../domain/meditation/moonMeditations.ts'
import { progressOf } from '../domain/meditation/progressOf.ts'
import { moonPhaseAt } from '../domain/sky/moonPhase.ts'
import { completeMeditation } from '../flows/meditation/completeMeditation.ts'
import { serve } from '../kit/http/serve.ts'
import { wireMeditation } from '../wiring/meditation.ts'

const needs = wireMeditation()

export const handler = serve(meditation, needs, {
  listMoonMeditations: ({ member, now }) =>
    moonMeditations({ hasActiveAccess: member.membership.hasActiveAccess, phase: moonPhaseAt(now) }),

  listProgress: async ({ member }) => (await needs.progress.list(member.account.id)).map(progressOf),

  completeMeditation: async ({ member, body, now }) =>
    (await completeMeditation(needs, { accountId: member.account.id, ...body, now })).map(progressOf),
})
