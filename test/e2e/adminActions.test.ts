import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AuditRecord } from '../../shared/domain/admin.ts'
import { FAILING_CARD } from '../checks/anAdminState.ts'
import { aCard } from '../checks/aPayer.ts'
import { openSetup } from './checkoutPage.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { DESKTOP, openBrowser } from './openBrowser.ts'
import { button } from './settingsPage.ts'

const { visit, adminPassword, saveCard, runJob, advanceClock } = openBrowser({})

const TILES = ['Total', 'Trial', 'Active', 'Cancelled', 'Free', 'Past due', 'Complimentary'] as const
type Tile = (typeof TILES)[number]

/** What a person can have: the badge of the plan, and the actions that their row offers. */
const STATES = {
  free: { plan: 'Free', offers: ['Gift Trial', 'Premium'] },
  gift: { plan: 'Trial', offers: ['Premium', 'Extend 30 days', 'Make Free'] },
  complimentary: { plan: 'Premium', offers: ['Make Free'] },
  trial: { plan: 'Trial', offers: ['Premium', 'Force Premium', 'Extend 30 days', 'Make Free', 'Cancel'] },
  'cancelled trial': { plan: 'Trial Cancelled', offers: ['Make Free', 'Reactivate'] },
  active: { plan: 'Premium', offers: ['Make Free', 'Cancel'] },
  cancelled: { plan: 'Premium Cancelled', offers: ['Make Free', 'Reactivate'] },
} as const
type State = keyof typeof STATES

interface Step {
  action: AuditRecord['action']
  label: string
  /** The button that confirms, where there is a question. */
  confirm?: string
  /** What the notice says, beside the address. */
  says: string
  /** What the person has then; null for a row that is gone. */
  state: State | null
  /** By how much the tiles move. */
  tiles: Partial<Record<Tile, number>>
  result?: string
}

const gift = {
  action: 'startTrial',
  label: 'Gift Trial',
  confirm: 'Yes, gift the trial',
  says: 'has Premium for 7 days.',
  state: 'gift',
} as const
const unlock = {
  action: 'unlockPremium',
  label: 'Premium',
  confirm: 'Yes, unlock Premium',
  says: 'has Premium for 12 months.',
  state: 'complimentary',
} as const
const charge = { action: 'forceConvert', label: 'Force Premium', confirm: 'Yes, charge now' } as const
const extend = {
  action: 'resetTrial',
  label: 'Extend 30 days',
  confirm: 'Yes, extend it',
  says: 'now ends in 30 days.',
  tiles: {},
} as const
const free = {
  action: 'convertToFree',
  label: 'Make Free',
  confirm: 'Yes, make free',
  says: 'is on the free plan.',
  state: 'free',
} as const
const cancel = {
  action: 'cancelSubscription',
  label: 'Cancel',
  confirm: 'Yes, cancel it',
  says: "won't be charged again.",
} as const
const erase = {
  action: 'deleteUser',
  label: 'Delete',
  confirm: 'Yes, delete it',
  says: 'is being deleted.',
  state: null,
} as const
const reset = {
  action: 'resetPassword',
  label: 'Reset password',
  confirm: 'Yes, reset it',
  says: 'Temporary Password',
  tiles: {},
} as const

const converted = { ...charge, says: '$12.99 charged to', state: 'active', tiles: { Trial: -1, Active: 1 } } as const

/** What is done to each person in turn, from what they have: every action in every state that it applies to. */
const people: [who: string, { card?: string }, Step[]][] = [
  [
    'of the free plan',
    {},
    [
      { ...gift, tiles: { Free: -1, Trial: 1, Complimentary: 1 } },
      { ...extend, state: 'gift' },
      { ...unlock, tiles: { Trial: -1, Active: 1 } },
      { ...reset, state: 'complimentary' },
      { ...free, tiles: { Active: -1, Free: 1, Complimentary: -1 } },
      { ...unlock, tiles: { Free: -1, Active: 1, Complimentary: 1 } },
      { ...erase, tiles: { Active: -1, Complimentary: -1, Total: -1 } },
    ],
  ],
  [
    'on a trial that is charged',
    { card: aCard() },
    [
      { ...extend, state: 'trial' },
      converted,
      { ...cancel, state: 'cancelled', tiles: { Active: -1, Cancelled: 1 } },
      { ...free, tiles: { Cancelled: -1, Free: 1 } },
      { ...gift, tiles: { Free: -1, Trial: 1, Complimentary: 1 } },
      { ...free, tiles: { Trial: -1, Free: 1, Complimentary: -1 } },
      { ...erase, tiles: { Free: -1, Total: -1 } },
    ],
  ],
  [
    'on a trial that is cancelled',
    { card: aCard() },
    [
      { ...cancel, state: 'cancelled trial', tiles: { Trial: -1, Cancelled: 1 } },
      { ...free, tiles: { Cancelled: -1, Free: 1 } },
    ],
  ],
  [
    'on a trial that is replaced by months',
    { card: aCard() },
    [{ ...unlock, tiles: { Trial: -1, Active: 1, Complimentary: 1 } }],
  ],
  ['on a trial that is taken away', { card: aCard() }, [{ ...free, tiles: { Trial: -1, Free: 1 } }]],
  ['who pays and is made free', { card: aCard() }, [converted, { ...free, tiles: { Active: -1, Free: 1 } }]],
  [
    'whose card fails',
    { card: FAILING_CARD },
    [
      {
        ...charge,
        says: "The charge didn't go through",
        // A first charge that fails ends access with the trial, and is owed all the same.
        state: 'free',
        tiles: { Trial: -1, Free: 1, 'Past due': 1 },
        result: 'CARD_DECLINED',
      },
    ],
  ],
  ['on a trial that is deleted', { card: aCard() }, [{ ...erase, tiles: { Trial: -1, Total: -1 } }]],
]

test('each action works in each state that it applies to, and list, tiles and audit log follow', async () => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', viewport: DESKTOP })
  const emails: string[] = []
  for (const [, { card }] of people) emails.push(await seed(page, card))
  await openArea(page)
  const expected = await readTiles(page)

  for (const [at, [, { card }, steps]] of people.entries()) {
    const email = emails[at]!
    const row = await findRow(page, email)
    await expectState(row, card ? 'trial' : 'free')
    for (const step of steps) {
      await take(page, email, step)
      if (step.state === null) await row.waitFor({ state: 'detached' })
      else await expectState(row, step.state)
      for (const [name, by] of Object.entries(step.tiles)) expected[name as Tile] += by
      await expect.poll(() => readTiles(page), { message: `${step.label} of ${people[at]![0]}` }).toEqual(expected)
    }
  }

  const done = people.flatMap(([, , steps]) => steps.map(({ action, result = 'OK' }) => `${action} ${result}`))
  expect(await listActs(page, done.length)).toEqual(done)
})

test('what a person has paid is given back, and its receipt sent once more', async () => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', viewport: DESKTOP })
  const email = await seed(page, aCard())
  await openArea(page)
  await findRow(page, email)
  await take(page, email, converted)

  await button(page, `Invoices: ${email}`).click()
  await button(page, 'Resend receipt').click()
  await button(page, 'Yes, send it').click()
  await page.getByText('Receipt Sent').waitFor()
  await button(page, 'Refund').click()
  await page.getByLabel('Reason').fill('Asked for it')
  await button(page, 'Yes, refund $12.99').click()
  await page.getByText('Invoice Refunded').waitFor()
  await page.getByRole('dialog').getByText('refunded', { exact: true }).waitFor()

  expect(await button(page, 'Refund').count()).toBe(0)
  expect((await listActs(page, 3)).slice(-3)).toEqual(['forceConvert OK', 'resendReceipt OK', 'refundInvoice OK'])
})

test("a person's page gives back a part and ends Premium, and says before and after what it does", async () => {
  const page = await visit(BLANK_PAGE, { reducedMotion: 'reduce', viewport: DESKTOP })
  const email = await seed(page, aCard())
  await openArea(page)
  const row = await findRow(page, email)
  await take(page, email, converted)
  await row.getByRole('link').click()
  await page.getByText('All people').waitFor()

  await button(page, 'Refund').click()
  await page.getByLabel('Amount').fill('13')
  await page.getByText('Use an amount from 0.01 to 12.99.').waitFor()
  await page.getByLabel('Amount').fill('5')
  await page.getByLabel('End Premium now, too').check()
  await page.getByText(`$5.00 goes back to the card of ${email}`).waitFor()
  await page.getByLabel(/^Reason/).fill('Asked for it')
  await button(page, 'Yes, refund $5.00').click()

  await page.getByText('Premium has ended.').first().waitFor()
  await page.getByText('$5.00 refunded').waitFor()
  await page.getByRole('cell', { name: 'Access ended' }).waitFor()
  await page.getByRole('listitem').getByText('Refunded an invoice').waitFor()
  await button(page, 'Gift Trial').click()
  await button(page, 'Yes, gift the trial').click()
  await button(page, 'Undo').click()
  await page.getByLabel('Reason').fill('A wrong click')
  await button(page, 'Yes, make free').click()
  await page.getByText('is on the free plan.').first().waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

/** The area, once what has happened so far is in its figures. */
async function openArea(page: Page): Promise<void> {
  for (const job of ['drainEvents', 'updateDirectory']) await runJob(job)
  await page.goto('/admin')
  await page.getByLabel('Admin password', { exact: true }).fill(adminPassword())
  await button(page, 'Open the admin area').click()
  await page.getByRole('definition').first().waitFor()
}

async function findRow(page: Page, email: string) {
  const row = page.getByRole('row').filter({ hasText: email })
  await page.getByLabel('Search people').fill(email)
  await button(page, 'Search').click()
  await row.waitFor()
  return row
}

/** A new member, on a trial at Stripe where there is a card. */
async function seed(page: Page, card: string | undefined): Promise<string> {
  const email = await becomeMember(page)
  if (card === undefined) return email
  const setupIntentId = await openSetup(page)
  await saveCard(setupIntentId, card)
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch('/api/confirm-subscription', { method: 'POST', headers, body })
      if (status !== 200) throw new Error(`confirm-subscription answered ${status}`)
    },
    JSON.stringify({ setupIntentId, plan: 'weekly' }),
  )
  return email
}

async function take(
  page: Page,
  email: string,
  { label, confirm, says, result }: Pick<Step, 'label' | 'confirm' | 'says' | 'result'>,
): Promise<void> {
  // Whoever cancels in the very second of a charge gets it back, and has nothing left to cancel.
  await advanceClock(1)
  await button(page, `${label}: ${email}`).click()
  if (confirm) {
    await page.getByLabel(/^Reason/).fill('Asked for it')
    await button(page, confirm).click()
  }
  await page.getByText(says).first().waitFor()
  // The question stays open after a refusal, so that the operator may try again.
  if (result) await button(page, 'Keep as it is').click()
}

/** Whatever people have, their invoices can be looked at, their password reset and their account deleted. */
async function expectState(row: Locator, state: State): Promise<void> {
  const { plan, offers } = STATES[state]
  const offered = ['Invoices', ...offers, 'Reset password', 'Delete']
  const seen = () => row.locator('td').last().getByRole('button').allInnerTexts()
  await expect.poll(seen, { message: `what is offered to somebody who is ${state}` }).toEqual(offered)
  await row.getByText(plan, { exact: true }).first().waitFor()
}

async function readTiles(page: Page): Promise<Record<Tile, number>> {
  const read = async (name: Tile) => {
    const tile = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    return [name, Number(await tile.getByRole('definition').innerText())] as const
  }
  return Object.fromEntries(await Promise.all(TILES.map(read))) as Record<Tile, number>
}

const LOOKS = ['login', 'listUsers', 'readStats', 'listAudit', 'listInvoices', 'listDisputes', 'readUser', 'readQueues']

/** What was done to people, oldest first, as the audit log has it. */
async function listActs(page: Page, count: number): Promise<string[]> {
  const acts: string[] = []
  for (let before = ''; acts.length < count; ) {
    const path = `/api/admin/audit${before && `?before=${before}`}`
    const records = (await page.evaluate(`fetch('${path}').then((reply) => reply.json())`)) as AuditRecord[]
    const oldest = records.at(-1)
    if (!oldest) break
    before = oldest.id
    acts.push(
      ...records.filter(({ action }) => !LOOKS.includes(action)).map(({ action, result }) => `${action} ${result}`),
    )
  }
  return acts.reverse()
}
