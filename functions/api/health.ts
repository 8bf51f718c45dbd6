import { health } from '../../shared/contract/health.ts'
import { serve } from '../kit/http/serve.ts'
import { wireHealth } from '../wiring/anyone.ts'

const needs = wireHealth()

export const handler = serve(health, needs, {
  readHealth: async () => {
    await needs.reachTable()
    return { status: 'ok' as const, version: needs.environment.VERSION, services: { database: 'ok' as const } }
  },
})
