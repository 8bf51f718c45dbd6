import type { Middleware } from './report.ts'

/** Gives headers the names that API Gateway gives them. Other gateways, such as that of `sam local`, keep the caller's capitals. */
export const lowerCaseHeaders = (): Middleware => ({
  before: ({ event }) => {
    const entries = Object.entries(event.headers ?? {})
    event.headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
  },
})
