import { rmSync } from 'node:fs'
import { startOrrery } from '../../infra/local/startOrrery.ts'
import { signUp } from '../stack/signUp.ts'
import type { Row } from './row.ts'
import type { Size } from './size.ts'
import { startApart } from './startApart.ts'

/** How soon the stack is there, and what a look at the dashboard costs. */
export async function stackRows(size: Size): Promise<Row[]> {
  // In the suite, the tests that run at the same time read this cache too.
  if (size === 'full') rmSync('node_modules/.cache/orrery', { recursive: true, force: true })
  const cold = await secondsToReady()
  const warm = size === 'full' ? await secondsToReady() : cold
  const home = await dashboardView()
  return [
    { row: 'npm start to ready, nothing prepared', figure: cold, unit: 's', budget: 10 },
    { row: 'npm start to ready, again', figure: warm, unit: 's', budget: 3 },
    { row: 'a dashboard view, requests with the session check', figure: home.requests, unit: 'requests', budget: 3 },
    { row: 'a dashboard view, read units with the session check', figure: home.readUnits, unit: 'units', budget: 3 },
    { row: 'a dashboard view later that day, write units', figure: home.writeUnits, unit: 'units', budget: 0 },
  ]
}

async function secondsToReady(): Promise<number> {
  const { seconds, stop } = await startApart()
  await stop()
  return seconds
}

/** The second view of a day: the first one opens it. */
async function dashboardView() {
  const orrery = await startOrrery({ port: 0, data: 'memory', pages: 'none' })
  try {
    const { ask } = await signUp(orrery.url)
    const birth = { birthDate: '1990-02-28', birthTime: '07:15', birthTimeKnown: true, birthPlace: 'Lisbon, Portugal' }
    await ask('PUT', '/api/user/profile', { body: birth })
    await ask('POST', '/api/user/complete-onboarding', { body: {} })
    await ask('GET', '/api/home')
    const before = await consumed(orrery.url)
    await ask('GET', '/api/home')
    const after = await consumed(orrery.url)
    return {
      requests: after.requests - before.requests,
      readUnits: after.readUnits - before.readUnits,
      writeUnits: after.writeUnits - before.writeUnits,
    }
  } finally {
    await orrery.stop()
  }
}

interface Consumed {
  requests: number
  readUnits: number
  writeUnits: number
}

async function consumed(url: string): Promise<Consumed> {
  const { endpoints } = (await (await fetch(`${url}/__local/usage`)).json()) as { endpoints: Record<string, Consumed> }
  return endpoints['GET /api/home']!
}
