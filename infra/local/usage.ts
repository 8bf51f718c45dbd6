interface Consumption {
  calls: number
  requests: number
  readUnits: number
  writeUnits: number
}

export interface Usage {
  /** A call of an endpoint (`GET /api/home`) or a run of a job (`sendMail`) begins. */
  began(caller: string): void
  consumed(caller: string, units: { read: number; write: number }): void
  report(): { endpoints: Record<string, Consumption>; jobs: Record<string, Consumption>; model: typeof NO_MODEL }
}

// No function asks a language model yet.
const NO_MODEL = { calls: 0, inputTokens: 0, outputTokens: 0 }

/** What each endpoint and each job has cost since the start, in DynamoDB's own units. */
export function usage(): Usage {
  const rows = new Map<string, Consumption>()
  const row = (caller: string): Consumption => {
    const found = rows.get(caller) ?? { calls: 0, requests: 0, readUnits: 0, writeUnits: 0 }
    rows.set(caller, found)
    return found
  }
  return {
    began: (caller) => {
      row(caller).calls += 1
    },
    consumed: (caller, { read, write }) => {
      const found = row(caller)
      found.requests += 1
      found.readUnits += read
      found.writeUnits += write
    },
    report: () => {
      const entries = [...rows].sort(([a], [b]) => a.localeCompare(b))
      const isEndpoint = ([caller]: [string, Consumption]) => caller.includes(' ') || caller === '$default'
      return {
        endpoints: Object.fromEntries(entries.filter(isEndpoint)),
        jobs: Object.fromEntries(entries.filter((entry) => !isEndpoint(entry))),
        model: NO_MODEL,
      }
    },
  }
}
