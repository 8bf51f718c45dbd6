import type { IncomingMessage } from 'node:http'
import type { Ledger } from './ledger.ts'

interface Answer {
  status: number
  body: unknown
}

const KEPT_SECONDS = 24 * 3600

/**
 * Answers a call with an idempotency key as it was answered the first time, failures included. A key that is used for
 * another call is refused. What was never begun, such as a call with a wrong parameter, is not remembered.
 */
export function idempotency({ remembered }: Pick<Ledger, 'remembered'>, now: () => number) {
  return (request: IncomingMessage, body: string, answer: () => Answer): Answer => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return answer()
    const asked = `${request.url} ${body}`
    const first = remembered.get(key)
    if (first && now() - first.at < KEPT_SECONDS) {
      if (first.request === asked) return { status: first.status, body: first.body }
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const given = answer()
    const isBegun = given.status < 400 || given.status === 402 || given.status >= 500
    if (isBegun && given.status !== 501)
      // As it is now: the object will change.
      remembered.set(key, { at: now(), request: asked, status: given.status, body: structuredClone(given.body) })
    return given
  }
}
