import { afterEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../../../shared/contract/endpoint.ts'
import { api } from '../../../../shared/contract/index.ts'
import { messageOf } from '../../../../web/lib/api/ApiError.ts'
import { call } from '../../../../web/lib/api/call.ts'

const calls = Object.values(api).flatMap((group) => Object.entries<Endpoint>(group))

const NOTHING = { params: undefined, query: undefined, body: undefined }

const FALLBACK = 'Please try again.'

/** Answers nothing. Like the real one, it stops when its signal says so. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((__, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))

/** The seconds that the app waits, and what ends them. */
function stubTimeout() {
  const timeout = new AbortController()
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  return { expire: () => timeout.abort(new DOMException('The operation timed out.', 'TimeoutError')), spy }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(calls)('%s is given up after 35 seconds without an answer, and was sent once', async (_, endpoint) => {
  const fetch = vi.fn(hang)
  vi.stubGlobal('fetch', fetch)
  const { expire, spy } = stubTimeout()

  const answer = call(endpoint, NOTHING).catch((error: unknown) => error)
  expire()

  expect(await answer).toMatchObject({ name: 'TimeoutError' })
  expect(spy).toHaveBeenCalledWith(35_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each(
  calls,
)('%s fails with a message for people when the connection drops, and was sent once', async (_, endpoint) => {
  const fetch = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)

  const error = await call(endpoint, NOTHING).catch((thrown: unknown) => thrown)

  expect(messageOf(error, FALLBACK)).toBe(FALLBACK)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a reply that breaks off is a failure with a message for people', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', async () => new Response(body))

  const error = await call(api.account.readProfile, {}).catch((thrown: unknown) => thrown)

  expect(messageOf(error, FALLBACK)).toBe(FALLBACK)
})

test('a caller may stop a request earlier', async () => {
  vi.stubGlobal('fetch', hang)
  const request = new AbortController()

  const answer = call(api.places.suggestPlaces, { query: { query: 'Lis' } }, request.signal).catch((error) => error)
  request.abort()

  expect(await answer).toMatchObject({ name: 'AbortError' })
})
