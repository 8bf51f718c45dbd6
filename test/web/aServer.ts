import { onTestFinished, vi } from 'vitest'

interface Asked {
  method: string
  path: string
  headers: Headers
  body: string
}

interface Answer {
  status?: number
  statusText?: string
  body?: string
}

/** Answers what the browser would send over the wire, and gives back what it was asked. */
export function aServer(answer: (asked: Asked) => Answer): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'https://orrery.test'), init)
    const heard = { method: request.method, path, headers: request.headers, body: await request.text() }
    asked.push(heard)
    const { body = '', ...reply } = answer(heard)
    return new Response(body, reply)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}
