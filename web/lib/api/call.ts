import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Endpoint, Reply, Sent } from '../../../shared/contract/endpoint.ts'
import { ApiError } from './ApiError.ts'
import { request } from './request.ts'

/** Calls an endpoint. Rejects with ApiError unless the reply is a success. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent<E>, signal?: AbortSignal): Promise<Reply<E>> {
  const { body } = sent as Parts
  return (await request(endpoint.method, pathOf(endpoint, sent), body, signal)) as Reply<E>
}

interface ReadOptions<R> {
  /** Part of the cache key but not of the path, for replies that differ by day. */
  variant?: string
  /** While false, no request is sent. */
  enabled?: boolean
  /** Treats a 401 as a null reply. */
  nullOn401?: boolean
  /** Shown instead of the reply, which is then fetched only after a mutation. */
  fallbackData?: R | undefined
  /** Called once per reply from the network, and not for cache hits. */
  onSuccess?: (reply: R) => void
}

/** Reads an endpoint into the shared cache. */
export function useReply<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  sent: Sent<E>,
  { variant, enabled = true, nullOn401 = false, fallbackData, onSuccess }: ReadOptions<Reply<E>> = {},
): SWRResponse<Reply<E>, ApiError> {
  const key = enabled ? replyKey(endpoint, sent, variant) : null
  return useSWR<Reply<E>, ApiError>(key, makeFetcher({ on401: nullOn401 ? 'null' : 'throw' }), {
    ...(fallbackData && { fallbackData: fallbackData }),
    ...(onSuccess && { onSuccess: onSuccess }),
  })
}

type Key = readonly [path: string, ...rest: (string | { variant: string })[]]

export const replyKey = <E extends Endpoint>(endpoint: E, sent: Sent<E>, variant?: string): Key =>
  variant === undefined ? [pathOf(endpoint, sent)] : [pathOf(endpoint, sent), { variant }]

/** The SWR fetcher. The strings of a key, joined by slashes, are the path. */
export const makeFetcher =
  ({ on401 }: { on401: 'throw' | 'null' }) =>
  async <T>(key: string | Key): Promise<T> => {
    const path = [key].flat().filter((part) => typeof part === 'string')
    try {
      return (await request('GET', path.join('/'))) as T
    } catch (error) {
      // Safe to cast: a caller that passes 'null' has typed its reply as nullable.
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null as T
      throw error
    }
  }

/** A reply stays cached until a mutation: no polling, no refetch on focus, no retries. */
export const swrDefaults: SWRConfiguration = {
  fetcher: makeFetcher({ on401: 'throw' }),
  refreshInterval: 0,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

function pathOf<E extends Endpoint>(endpoint: E, sent: Sent<E>): string {
  const { params = {}, query } = sent as Parts
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}
