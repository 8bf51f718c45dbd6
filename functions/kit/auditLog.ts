import type { Endpoint, Group, Reply } from '../../shared/contract/endpoint.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { addressNeighbourhood } from '../domain/identity/address.ts'
import type { Member } from './http/authorize.ts'
import { problemOf } from './http/problems.ts'
import type { Answers, Request } from './http/serve.ts'
import type { Visitor } from './http/visitor.ts'
import { log } from './log.ts'

export type SecurityEvent =
  | 'register'
  | 'signIn'
  | 'signOutEverywhere'
  | 'passwordChange'
  | 'resetRequest'
  | 'passwordReset'
  | 'googleSignIn'
  | 'googleConnect'
  | 'googleDisconnect'
  | 'emailChange'
  | 'emailConfirmation'
  | 'accountDeletion'

/** What an answer was about, where that depends on it; `code` when it refused without failing. */
export interface AuditEntry {
  event: SecurityEvent
  code?: string
}

type AuditRule<E extends Endpoint> = SecurityEvent | ((request: Request<E>, reply?: Reply<E>) => AuditEntry | undefined)
export type AuditRules<G extends Group> = { [Name in keyof G]?: AuditRule<G[Name]> }

/** Names an address so that attempts at it can be told together, and nobody can read it from a log. */
export type SubjectOf = (email: string, now: EpochSeconds) => Promise<string>

const accounts = new WeakMap<object, string>()

/** Lets the line about a request say whose account it turned out to be. */
export const noteAccountOf = (request: object, accountId: string): void => void accounts.set(request, accountId)

/** Leaves a line for each answer that decides who gets in, whether it lets somebody in or not. */
export function audited<G extends Group>(
  answers: Answers<G>,
  watches: AuditRules<G>,
  subjectOf?: SubjectOf,
): Answers<G> {
  const watched = Object.entries(answers).map(([name, answer]) => {
    const watch = watches[name]
    // Each answer keeps its name, and its watch is declared for the same requests and replies.
    return [name, watch ? withAudit(answer as AuditedAnswer, watch as AnyAuditRule, subjectOf) : answer]
  })
  return Object.fromEntries(watched) as Answers<G>
}

interface Seen {
  body: unknown
  member: Member | undefined
  visitor: Visitor
  now: EpochSeconds
}
type AuditedAnswer = (request: Seen) => unknown
type AnyAuditRule = SecurityEvent | ((request: Seen, reply?: unknown) => AuditEntry | undefined)

const withAudit = (answer: AuditedAnswer, watch: AnyAuditRule, subjectOf?: SubjectOf) => async (request: Seen) => {
  const look = typeof watch === 'string' ? () => ({ event: watch }) : watch
  try {
    const reply = await answer(request)
    await warn(request, look(request, reply), subjectOf)
    return reply
  } catch (error) {
    const sight = look(request)
    await warn(request, sight && { ...sight, code: problemOf(error).code }, subjectOf)
    throw error
  }
}

async function warn(request: Seen, sight: AuditEntry | undefined, subjectOf: SubjectOf | undefined): Promise<void> {
  if (!sight) return
  const { visitor, member, now } = request
  const email = emailIn(request.body)
  log.info('security', {
    event: sight.event,
    code: sight.code ?? 'OK',
    accountId: accounts.get(request) ?? member?.account.id,
    // That somebody cannot be named is no reason to keep them out.
    subject: email && (await subjectOf?.(email, now).catch(() => undefined)),
    ipPrefix: addressNeighbourhood(visitor.address),
  })
}

/** Where one signs in for development, the address may come as a user name. */
function emailIn(body: unknown): string | undefined {
  const { email, username } = (body ?? {}) as { email?: string; username?: string }
  return email ?? username
}
