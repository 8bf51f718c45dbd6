import { useEffect } from 'react'
import { mutate, type SWRResponse } from 'swr'
import { admin } from '../../../shared/contract/admin.ts'
import type { Endpoint, Reply, Sent } from '../../../shared/contract/endpoint.ts'
import type { AdminUser, ListedUser } from '../../../shared/domain/admin.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { call, replyKey, useReply } from '../../lib/api/call.ts'
import { adminSession } from './adminSession.ts'

/** As `call`. An answer that the session has ended brings the password gate back. */
export async function callAdmin<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Reply<E>> {
  try {
    return await call(endpoint, sent)
  } catch (error) {
    if (isSessionOver(error)) adminSession.close('ended')
    throw error
  }
}

/** As `useReply`. An answer that the session has ended brings the password gate back. */
export function useAdminReply<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  sent: Sent<E>,
): SWRResponse<Reply<E>, ApiError> {
  const result = useReply(endpoint, sent)
  const isOver = isSessionOver(result.error)
  useEffect(() => {
    if (isOver) adminSession.close('ended')
  }, [isOver])
  return result
}

const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.isUnauthenticated

/** Shows a person as an action has left them, or no longer. */
export function showChange(id: string, user: AdminUser | null): void {
  const changed = (page?: ListedUser[]) =>
    user
      ? page?.map((listed) => (listed.id === id ? { ...listed, ...user } : listed))
      : page?.filter((listed) => listed.id !== id)
  void mutate<ListedUser[]>(isUnder(admin.listUsers.path), changed, { revalidate: false })
}

/** For when an answer does not say how it has left the person, or somebody else has changed them. */
export const readPeopleAgain = (): void => void mutate(isUnder(admin.listUsers.path))

/** The page of one person, where it is open. */
export const readPersonAgain = (id: string): void => void mutate(replyKey(admin.readUser, { params: { id } }))

/** The tiles and the audit log follow every action, also one that was refused. */
export function readFiguresAgain(): void {
  void mutate(replyKey(admin.readStats, {}))
  void mutate(isUnder(admin.listAudit.path))
}

const isUnder = (path: string) => (key: unknown) =>
  Array.isArray(key) && (key[0] === path || String(key[0]).startsWith(`${path}?`))
