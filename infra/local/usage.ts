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
  /** Counts one request to the language model and the tokens that it says it has counted. */
  countModel(tokens: ModelTokens): void
  report(): {
    endpoints: Record<string, Consumption>
    jobs: Record<string, Consumption>
    model: ModelTokens & { calls: number }
  }
}

/** `cachedTokens` is the part of the input that the provider had seen before. */
export interface ModelTokens {
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}

/** What each endpoint and each job has consumed of DynamoDB since the start, and what the language model has counted. */
export function usage(): Usage {
  const rows = new Map<string, Consumption>()
  const model = { calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
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
    countModel: ({ inputTokens, cachedTokens, outputTokens }) => {
      model.calls += 1
      model.inputTokens += inputTokens
      model.cachedTokens += cachedTokens
      model.outputTokens += outputTokens
    },
    report: () => {
      const entries = [...rows].sort(([a], [b]) => a.localeCompare(b))
      const isEndpoint = ([caller]: [string, Consumption]) => caller.includes(' ') || caller === '$default'
      return {
        endpoints: Object.fromEntries(entries.filter(isEndpoint)),
        jobs: Object.fromEntries(entries.filter((entry) => !isEndpoint(entry))),
        model: { ...model },
      }
    },
  }
}
