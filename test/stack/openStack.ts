import { afterAll, beforeAll } from 'vitest'
import type { Options } from '../../infra/local/Options.ts'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { slowness } from '../setup/slowness.ts'
import { withCheapHashes } from '../setup/withCheapHashes.ts'
import type { Visitor } from './aVisitor.ts'

const OPTIONS = { port: 0, data: 'memory', pages: 'none', schedules: false, ...withCheapHashes } as const

export interface EmailParts {
  to: string
  subject: string
  text: string
}

/** The whole stack, without its pages and on a table of its own, for the tests of one file. Jobs run when they are called. */
export function openStack({ openAi }: Pick<Options, 'openAi'> = {}) {
  let orrery: Orrery
  beforeAll(async () => {
    orrery = await startOrrery({ ...OPTIONS, slowness: slowness(), openAi })
  })
  afterAll(() => orrery.stop())

  const url = () => orrery.url
  const local = (path: string, sent: RequestInit = {}) => fetch(new URL(`/__local${path}`, url()), sent)
  return {
    url,
    adminPassword: () => orrery.adminPassword,

    /** Asks the local console for something. */
    warn: (path: string, body: unknown = {}) =>
      local(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),

    /** What was mailed, newest first. */
    letters: async () => (await (await local('/mail')).json()) as EmailParts[],
  }
}

export const statusOf = async ({ ask }: Pick<Visitor, 'ask'>, path = '/api/auth/user') =>
  (await ask('GET', path)).status
