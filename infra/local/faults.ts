export const FAULTS = ['down', 'slow', 'error', 'dropAfterCommit', 'throttle'] as const
export type Fault = (typeof FAULTS)[number]

export const SERVICES = ['database', 'mail', 'google', 'openai', 'stripe'] as const
export type Service = (typeof SERVICES)[number]

export interface Faults {
  set(service: Service, fault: Fault | null, times?: number): void
  /** Returns the fault for the next call of the service, and counts down its `times`. */
  take(service: Service): Fault | undefined
  list(): Partial<Record<Service, { fault: Fault; times?: number }>>
}

/** Faults injected on request, to see how the product copes with them. */
export function faults(): Faults {
  const active = new Map<Service, { fault: Fault; left: number }>()
  return {
    set(service, fault, times = Number.POSITIVE_INFINITY) {
      if (fault === null) active.delete(service)
      else active.set(service, { fault, left: times })
    },
    take(service) {
      const current = active.get(service)
      if (!current) return undefined
      current.left -= 1
      if (current.left <= 0) active.delete(service)
      return current.fault
    },
    list: () =>
      Object.fromEntries(
        [...active].map(([service, { fault, left }]) => [
          service,
          Number.isFinite(left) ? { fault, times: left } : { fault },
        ]),
      ),
  }
}

/** How long a slow service takes: longer than any caller's timeout. */
export const SLOW_MS = 6_000
