import { limiter } from '../kit/http/limits.ts'
import type { ServeNeeds } from '../kit/http/serve.ts'
import { reachTable } from '../store/table.ts'
import { environment, originSecrets, table } from './parts.ts'

/** For groups that are open to anyone: they never touch the table. */
export const wireAnonymous = (): ServeNeeds => ({
  environment,
  originSecrets: originSecrets(),
  limit: limiter(undefined),
  accounts: { find: async () => undefined },
  sessions: { find: async () => undefined, slide: async () => false },
})

/** For the health check: open to anyone, but able to reach the table. */
export function wireHealth() {
  const opened = table()
  return { ...wireAnonymous(), reachTable: () => reachTable(opened) }
}
