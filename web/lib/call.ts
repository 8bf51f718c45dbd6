import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Endpoint, Reply, Sent } from '../../shared/contract/endpoint.ts'
import { CallError } from './CallError.ts'
import { request } from './request.ts'

/** Asks the server. Fails with CallError for every answer that is not a success. The signal takes the question back. */
export async function call<E extends Endpoint>(endpoint: E, sent: Sent<E>, signal?: AbortSignal): Promise<Reply<E>> {
  const { body } = sent as Parts
  return (await request(endpoint.method, pathOf(endpoint, sent), body, signal)) as Reply<E>
}

interface ReadOptions<R> {
  /** Part of the key but not of the path: the reply of another day is another reply. */
  on?: string
  /** False waits: nothing is asked until it turns true. */
  when?: boolean
  /** A 401 answers null. */
  orNull?: boolean
  /** Stands in for the answer, which is then asked for only when something changes it. */
  standIn?: R | undefined
  /** Hears each answer as it comes, and not again when it is shown once more. */
  onCome?: (reply: R) => void
}

/** Reads an endpoint into the shared cache. */
export function useReply<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  sent: Sent<E>,
  { on, when = true, orNull = false, standIn, onCome }: ReadOptions<Reply<E>> = {},
): SWRResponse<Reply<E>, CallError> {
  const key = when ? replyKey(endpoint, sent, on) : null
  return useSWR<Reply<E>, CallError>(key, readKey({ on401: orNull ? 'null' : 'throw' }), {
    ...(standIn && { fallbackData: standIn }),
    ...(onCome && { onSuccess: onCome }),
  })
}

type Key = readonly [path: string, ...rest: (string | { on: string })[]]

export const replyKey = <E extends Endpoint>(endpoint: E, sent: Sent<E>, on?: string): Key =>
  on === undefined ? [pathOf(endpoint, sent)] : [pathOf(endpoint, sent), { on }]

/** The fetcher behind every key: its texts joined by slashes are the path. */
export const readKey =
  ({ on401 }: { on401: 'throw' | 'null' }) =>
  async <T>(key: string | Key): Promise<T> => {
    const path = [key].flat().filter((part) => typeof part === 'string')
    try {
      return (await request('GET', path.join('/'))) as T
    } catch (error) {
      // Only a caller that chose 'null' meets it, and its reply is typed as nullable.
      if (on401 === 'null' && error instanceof CallError && error.status === 401) return null as T
      throw error
    }
  }

/** What was read stays until something changes it: no polling, no reading again on focus, no retries. */
export const replyDefaults: SWRConfiguration = {
  fetcher: readKey({ on401: 'throw' }),
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
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
