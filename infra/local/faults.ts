export const FAULTS = ['down', 'slow', 'error', 'dropAfterCommit', 'throttle'] as const
export type Fault = (typeof FAULTS)[number]

export const SERVICES = ['database', 'mail', 'google'] as const
export type Service = (typeof SERVICES)[number]

export interface Faults {
  set(service: Service, fault: Fault | null, times?: number): void
  /** The fault that the next call of the service meets; asking uses up one of its times. */
  take(service: Service): Fault | undefined
  list(): Partial<Record<Service, { fault: Fault; times?: number }>>
}

/** Trouble that somebody asked for, to see how the product bears it. */
export function faults(): Faults {
  const active = new Map<Service, { fault: Fault; left: number }>()
  return {
    set(service, fault, times = Number.POSITIVE_INFINITY) {
      if (fault === null) active.delete(service)
      else active.set(service, { fault, left: times })
    },
    take(service) {
      const found = active.get(service)
      if (!found) return undefined
      found.left -= 1
      if (found.left <= 0) active.delete(service)
      return found.fault
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

/** How long a slow service takes: longer than any caller waits. */
export const SLOW_MS = 6_000
