import { CallError } from './CallError.ts'
import { storage } from './storage.ts'
import { zone } from './zone.ts'

/** The only fetch. It stands apart from the contract and the cache, which the resting landing page does without. */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const userId = storage.read('userId')
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
  if (!response.ok) throw new CallError(response.status, text || response.statusText)
  return text ? JSON.parse(text) : null
}
