import { onTestFinished, vi } from 'vitest'

interface Recorded {
  method: string
  path: string
  headers: Headers
  body: string
}

interface Reply {
  status?: number
  statusText?: string
  body?: string
  headers?: Record<string, string>
}

/** Stubs fetch with canned replies, and returns the list of recorded requests. */
export function fakeServer(replyTo: (request: Recorded) => Reply): Recorded[] {
  const requests: Recorded[] = []
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const request = new Request(new URL(path, 'https://orrery.test'), options)
    const recorded = { method: request.method, path, headers: request.headers, body: await request.text() }
    requests.push(recorded)
    const { body = '', ...init } = replyTo(recorded)
    return new Response(body, init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}
