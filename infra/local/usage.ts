interface Consumption {
  calls: number
  requests: number
  readUnits: number
  writeUnits: number
}

export interface Usage {
  /** Counts a call of an endpoint (`GET /api/home`) or a run of a job (`sendMail`). */
  countCall(caller: string): void
  /** Counts one request to DynamoDB and the capacity units that it consumed. */
  countUnits(caller: string, units: { read: number; write: number }): void
  report(): { endpoints: Record<string, Consumption>; jobs: Record<string, Consumption>; model: typeof NO_MODEL }
}

// No function calls a language model yet.
const NO_MODEL = { calls: 0, inputTokens: 0, outputTokens: 0 }

/** The DynamoDB capacity that each endpoint and each job has consumed since the start. */
export function usage(): Usage {
  const rows = new Map<string, Consumption>()
  const row = (caller: string): Consumption => {
    const consumption = rows.get(caller) ?? { calls: 0, requests: 0, readUnits: 0, writeUnits: 0 }
    rows.set(caller, consumption)
    return consumption
  }
  return {
    countCall: (caller) => {
      row(caller).calls += 1
    },
    countUnits: (caller, { read, write }) => {
      const consumption = row(caller)
      consumption.requests += 1
      consumption.readUnits += read
      consumption.writeUnits += write
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
