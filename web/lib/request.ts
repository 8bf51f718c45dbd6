import { CallError } from './CallError.ts'
import { sessionEnd } from './sessionEnd.ts'
import { storage } from './storage.ts'
import { zone } from './zone.ts'

/** The only fetch. */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const userId = storage.read('userId')
  const era = sessionEnd.era()
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(signal && { signal }),
    headers: {
      'x-time-zone': zone(),
      ...(userId && { 'x-user-id': userId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.ok) return text ? JSON.parse(text) : null

  const refusal = new CallError(response.status, text || response.statusText)
  // Whoever has signed in or out while the call was under way is not meant by its answer.
  const isMeant = era === sessionEnd.era() && userId === storage.read('userId')
  if (refusal.hasNoSession && userId && isMeant) sessionEnd.note()
  throw refusal
}
