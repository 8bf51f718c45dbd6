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
  | 'emailVerification'
  | 'accountDeletion'

/** The event of one call, where it depends on the request or reply; `code` when the reply is a refusal. */
export interface AuditEntry {
  event: SecurityEvent
  code?: string
}

type AuditRule<E extends Endpoint> = SecurityEvent | ((request: Request<E>, reply?: Reply<E>) => AuditEntry | undefined)
export type AuditRules<G extends Group> = { [Name in keyof G]?: AuditRule<G[Name]> }

/** A keyed pseudonym of an email address: attempts at one address can be linked, and nobody can read it from a log. */
export type SubjectOf = (email: string, now: EpochSeconds) => Promise<string>

const accounts = new WeakMap<object, string>()

/** Attaches an account to the audit line of a request that began without one, such as a sign-in. */
export const noteAccountOf = (request: object, accountId: string): void => void accounts.set(request, accountId)

/** Wraps the answers that have a rule: each call writes one audit line, whether it succeeds or is refused. */
export function audited<G extends Group>(answers: Answers<G>, rules: AuditRules<G>, subjectOf?: SubjectOf): Answers<G> {
  const wrapped = Object.entries(answers).map(([name, answer]) => {
    const rule = rules[name]
    // The rule of each answer is declared for the same request and reply types, so the casts are safe.
    return [name, rule ? withAudit(answer as AnyAnswer, rule as AnyRule, subjectOf) : answer]
  })
  return Object.fromEntries(wrapped) as Answers<G>
}

interface AuditedRequest {
  body: unknown
  member: Member | undefined
  visitor: Visitor
  now: EpochSeconds
}
type AnyAnswer = (request: AuditedRequest) => unknown
type AnyRule = SecurityEvent | ((request: AuditedRequest, reply?: unknown) => AuditEntry | undefined)

const withAudit = (answer: AnyAnswer, rule: AnyRule, subjectOf?: SubjectOf) => async (request: AuditedRequest) => {
  const entryOf = typeof rule === 'string' ? () => ({ event: rule }) : rule
  try {
    const reply = await answer(request)
    await writeEntry(request, entryOf(request, reply), subjectOf)
    return reply
  } catch (error) {
    const entry = entryOf(request)
    await writeEntry(request, entry && { ...entry, code: problemOf(error).code }, subjectOf)
    throw error
  }
}

async function writeEntry(
  request: AuditedRequest,
  entry: AuditEntry | undefined,
  subjectOf: SubjectOf | undefined,
): Promise<void> {
  if (!entry) return
  const { visitor, member, now } = request
  const email = emailIn(request.body)
  log.info('security', {
    event: entry.event,
    code: entry.code ?? 'OK',
    accountId: accounts.get(request) ?? member?.account.id,
    // A missing pseudonym must not stop a sign-in.
    subject: email && (await subjectOf?.(email, now).catch(() => undefined)),
    ipPrefix: addressNeighbourhood(visitor.address),
  })
}

/** The developer test page sends the email as `username`. */
function emailIn(body: unknown): string | undefined {
  const { email, username } = (body ?? {}) as { email?: string; username?: string }
  return email ?? username
}
