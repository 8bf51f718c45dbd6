import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { admin as contract } from '../../../shared/contract/admin.ts'
import { type Endpoint, perAddress, routeKey } from '../../../shared/contract/endpoint.ts'
import type { AdminAction, AdminUser, AuditRecord } from '../../../shared/domain/admin.ts'
import { type EpochSeconds, HOUR, isoInstant } from '../../../shared/domain/time.ts'
import { adminSessionName } from '../../domain/admin/adminSession.ts'
import { newAuditId } from '../../domain/admin/auditId.ts'
import { addressKey, addressNeighbourhood } from '../../domain/identity/address.ts'
import { ADMIN_COOKIE } from '../../kit/http/cookies.ts'
import { sessionHash } from '../../kit/http/presentedSessions.ts'
import { problemOf } from '../../kit/http/problems.ts'
import type { Answers } from '../../kit/http/serve.ts'
import { instantOf, type Visitor, visitorOf } from '../../kit/http/visitor.ts'
import type { AdminNeeds } from '../../wiring/admin.ts'

type Needs = Pick<AdminNeeds, 'auditLog' | 'limit' | 'warn'>

interface Noted {
  session?: string
  before?: AdminUser | null
  after?: AdminUser | null
  /** Nothing was done: a logout without a session. */
  isIdle?: boolean
}

/** Tells the record of a call what the call itself does not: a new session, or how an account changed. */
export type Note = (noted: Noted) => void

type Plain = Answers<typeof contract>

/** As the answers of any group, with something to note on. */
export type RecordedAnswers = {
  [Name in keyof Plain]: (request: Parameters<Plain[Name]>[0], note: Note) => ReturnType<Plain[Name]>
}

/**
 * Wraps the answers, so that each call is in the audit log before its reply leaves. An act on an account is written
 * before it runs, too: none is done that cannot be recorded. Its outcome then stays true whether or not it could be
 * written, so a failure of that is only logged; every other call that cannot be recorded is refused, but for one that
 * did nothing.
 */
export function recorded(needs: Needs, answers: RecordedAnswers): Plain {
  const wrapped = Object.entries(answers).map(([action, answer]) => [
    action,
    // Each answer is called with the request of its own endpoint, as before.
    withRecord(needs, action as AdminAction, answer as AnyAnswer),
  ])
  return Object.fromEntries(wrapped) as Plain
}

interface Call {
  params?: { id?: string } | undefined
  query?: { search?: string | undefined; status?: string | undefined } | undefined
  body?:
    | {
        reason?: string | undefined
        expectedStatus?: string | undefined
        days?: number
        months?: number
        invoiceId?: string
        amount?: number | undefined
        cancel?: boolean | undefined
      }
    | undefined
  visitor: Visitor
  requestId: string
  now: EpochSeconds
}
type AnyAnswer = (request: Call, note: Note) => unknown

const withRecord = (needs: Needs, action: AdminAction, answer: AnyAnswer) => async (request: Call) => {
  const record = recordOf(action, request)
  const { access, method }: Endpoint = contract[action]
  const isAct = access === 'admin' && method !== 'GET'
  if (isAct) await needs.auditLog.append({ ...record, result: 'STARTED' })

  let noted: Noted = {}
  const outcome = await settle(() =>
    answer(request, (told) => {
      noted = told
    }),
  )

  const { session = record.session, before, after, isIdle } = noted
  const result = 'error' in outcome ? problemOf(outcome.error).code : 'OK'
  const full = { ...record, session, before: stateOf(before), after: stateOf(after), result }
  const written = isIdle ? appendWithinBound(needs, { record: full, ...request }) : needs.auditLog.append(full)
  await (isAct
    ? written.catch((error) => needs.warn('the outcome of an admin action was not recorded', error))
    : written)
  if ('error' in outcome) throw outcome.error
  return outcome.reply
}

async function settle(run: () => unknown): Promise<{ reply: unknown } | { error: unknown }> {
  try {
    return { reply: await run() }
  } catch (error) {
    return { error }
  }
}

/** The fields of an account's standing, of all that an operator is shown. */
const stateOf = (user: AdminUser | null | undefined): AuditRecord['before'] =>
  user
    ? {
        subscriptionStatus: user.subscriptionStatus,
        trialEndsAt: user.trialEndsAt,
        subscriptionEndsAt: user.subscriptionEndsAt,
      }
    : null

function recordOf(action: AdminAction, { params, query, body, visitor, requestId, now }: Call): AuditRecord {
  const presented = sessionHash(visitor.cookies[ADMIN_COOKIE])
  return {
    id: newAuditId(now),
    at: isoInstant(now),
    action,
    session: presented === undefined ? null : adminSessionName(presented),
    ipPrefix: addressNeighbourhood(visitor.address),
    target: params?.id ?? null,
    reason: body?.reason || null,
    params: given({
      invoiceId: body?.invoiceId,
      amount: body?.amount,
      cancel: body?.cancel ? 'yes' : undefined,
      // What was searched for may be an address, which must not outlive its account.
      searchLength: query?.search?.length,
      status: query?.status,
      expectedStatus: body?.expectedStatus,
      days: body?.days,
      months: body?.months,
    }),
    before: null,
    after: null,
    result: 'OK',
    requestId,
  }
}

const given = (params: Record<string, string | number | undefined>): AuditRecord['params'] =>
  Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string | number] => pair[1] !== undefined))

/** Or whoever has no session could fill the log. The log lines of the function have them all. */
const RECORDED_REFUSALS = perAddress(100, HOUR)

interface Bounded {
  record: AuditRecord
  visitor: Visitor
  now: EpochSeconds
}

/** Records what anybody can call as often as they like, up to a bound. Never fails. */
async function appendWithinBound({ auditLog, limit, warn }: Needs, { record, visitor, now }: Bounded): Promise<void> {
  try {
    const subject = addressKey(visitor.address)
    await limit({ limit: RECORDED_REFUSALS, scope: 'recorded refusals', subject, now })
    await auditLog.append(record)
  } catch (failure) {
    if (problemOf(failure).code !== 'RATE_LIMITED') warn('a refusal in the admin area was not recorded', failure)
  }
}

const actions = new Map(
  Object.entries(contract).map(([action, endpoint]) => [routeKey(endpoint), action as AdminAction]),
)

/** Records a call that was refused before its answer: without a session, beyond a limit or with input that is invalid. */
export const noteRefusal =
  (needs: Needs) =>
  async (event: APIGatewayProxyEventV2, error: unknown): Promise<void> => {
    const [action, visitor, now] = [actions.get(event.routeKey)!, visitorOf(event), instantOf(event)]
    const { data } = contract.deleteUser.params.safeParse(event.pathParameters)
    const refused = recordOf(action, { visitor, requestId: event.requestContext.requestId, now })
    const record = { ...refused, target: data?.id ?? null, result: problemOf(error).code }
    await appendWithinBound(needs, { record, visitor, now })
  }
