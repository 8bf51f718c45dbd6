import { aCard } from '../../checks/aPayer.ts'
import { aVisitor, type Visitor } from '../../stack/aVisitor.ts'
import { between, type Consumed, type Consumption, localStack } from '../localStack.ts'
import { type Caller, call, register, startTrial } from '../memberCalls.ts'

const REASON = { reason: 'Asked for it' }

/** Everything that operators look at, each look by itself, and everything that they do to people. */
export async function operatorCalls(url: string, password: string): Promise<Consumption> {
  const operator = aVisitor(url)
  await call(operator, 'POST /api/admin/login', { password })
  const looks = await consumedByLooks(operator, url)
  const [given, paying, leaving] = [await aMember(url), await aTrialist(url), await aTrialist(url)]
  // An entry that is due already moves in its index or not, depending on the second.
  await localStack(url).runJob('updateDirectory')
  await actOnAccess(operator, given)
  await actOnPayments(operator, paying)
  await call(operator, `POST /api/admin/users/${leaving}/cancel-subscription`, REASON)
  await call(operator, `POST /api/admin/users/${leaving}/reactivate`, REASON)
  // Nobody disputes anything here, and looking costs the same.
  await call(operator, 'GET /api/admin/disputes')
  await operator.ask('POST', `/api/admin/users/${leaving}/clear-dispute`, { body: REASON })
  await call(operator, 'GET /api/admin/audit')
  await call(operator, 'POST /api/admin/logout')
  return looks
}

async function consumedByLooks(operator: Visitor, url: string): Promise<Consumption> {
  const looks: [string, () => Promise<unknown>][] = [
    ['the tiles and charts of the operators', () => call(operator, 'GET /api/admin/stats')],
    ['two pages of everybody', () => turnPage(operator)],
    ['two pages of everybody in a state', () => turnPage(operator, undefined, 'free')],
    ['the queues', () => call(operator, 'GET /api/admin/queues')],
    ['the page of one person', () => call(operator, 'GET /api/admin/users/usr_crowd000007')],
    ['a search by an address', () => turnPage(operator, 'crowd-7@example.com')],
    ['a search by an id', () => turnPage(operator, 'usr_crowd000007')],
    ['a search by the beginning of an address that one person has', () => turnPage(operator, 'crowd-57@')],
    ['a search for two words of which one is rare', () => turnPage(operator, 'Jane crowd-57@')],
    ['a search that finds everybody', () => turnPage(operator, 'jane')],
  ]
  const stack = localStack(url)
  const all: Consumption = {}
  for (const [name, look] of looks) {
    const before = await stack.consumed()
    await look()
    all[name] = sumOf(between(before, await stack.consumed()))
  }
  return all
}

/** Two pages of the list. */
async function turnPage(operator: Visitor, search?: string, status?: string): Promise<void> {
  const asked = new URLSearchParams({ ...(search && { search }), ...(status && { status }) })
  const { body: page } = await call(operator, `GET /api/admin/users?${asked}`)
  if (page.length === 0) throw new Error(`Nobody is found by ${search}`)
  await call(operator, `GET /api/admin/users?${new URLSearchParams([...asked, ['cursor', page.at(-1).cursor]])}`)
}

const sumOf = (consumption: Consumption): Consumed =>
  Object.values(consumption).reduce(
    (sum, { requests, readUnits, writeUnits }) => ({
      calls: 1,
      requests: sum.requests + requests,
      readUnits: sum.readUnits + readUnits,
      writeUnits: sum.writeUnits + writeUnits,
    }),
    { calls: 1, requests: 0, readUnits: 0, writeUnits: 0 },
  )

let members = 0

function aMember(url: string, visitor = aVisitor(url)): Promise<string> {
  members += 1
  return register(visitor, `member-${members}@example.com`)
}

async function aTrialist(url: string): Promise<string> {
  const visitor = aVisitor(url)
  const id = await aMember(url, visitor)
  await startTrial(visitor, aCard())
  return id
}

/** What operators do to somebody who has no access, to the end of the account. */
export async function actOnAccess(operator: Caller, id: string): Promise<void> {
  for (const [name, body] of [
    ['start-trial', { days: 7 }],
    ['reset-trial', {}],
    ['unlock-premium', { months: 12 }],
    ['convert-to-free', REASON],
    ['reset-password', {}],
  ] as const)
    await call(operator, `POST /api/admin/users/${id}/${name}`, body)
  await call(operator, `DELETE /api/admin/users/${id}`, REASON)
}

/** What operators do to somebody on a trial and to what they pay. */
export async function actOnPayments(operator: Caller, id: string): Promise<void> {
  const of = `/api/admin/users/${id}`
  await call(operator, `POST ${of}/force-convert-to-premium`, REASON)
  const { body: invoices } = await call(operator, `GET ${of}/invoices`)
  const [invoiceId] = invoices.flatMap((each: { id: string; amountPaid: number }) => (each.amountPaid ? [each.id] : []))
  await call(operator, `POST ${of}/resend-receipt`, { invoiceId })
  await call(operator, `POST ${of}/refund`, { invoiceId, ...REASON })
}
