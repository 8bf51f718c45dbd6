import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { AT_ONCE, sendLetters } from '../../functions/flows/letter/sendLetters.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { keys } from '../../functions/store/keys.ts'
import { letterStore } from '../../functions/store/letters.ts'
import { limitStore } from '../../functions/store/limits.ts'
import { outboxStore } from '../../functions/store/outbox.ts'
import { readingStore } from '../../functions/store/readings.ts'
import { signReadingStore } from '../../functions/store/signReadings.ts'
import { suppressionStore } from '../../functions/store/suppressions.ts'
import type { Table } from '../../functions/store/table.ts'
import { writtenAheadStore } from '../../functions/store/writtenAhead.ts'
import { addDays, HOUR, MINUTE } from '../../shared/domain/time.ts'
import { dynoxide } from '../fakes/dynoxide.ts'
import { aLife, Crash, type CrashPoint, type Life, mortal } from '../fakes/mortal.ts'
import { aLetter } from '../makers/aLetter.ts'
import { aBornAccount } from '../makers/anAccount.ts'
import { later, NOW } from '../makers/later.ts'

export interface SentLetters {
  sent: number
  sentTwice: number
  /** Those that were being given to SES when a process died: whether they have arrived nobody can know. */
  lostWithAProcess: number
  /** Those that neither came nor were lost so. */
  notSent: number
  /** The minute of the hour in which the last one was sent. */
  lastMinute: number
  scans: number
  callsEach: number
  /** In which all of them were sent, by all runs together. */
  seconds: number
  /** Of a processor, in all runs together, without the table and its making. */
  processorSeconds: number
}

/** How many letters all processes that die here may take with them. */
export const mostLost = (deaths = DEATHS.length): number => deaths * AT_ONCE

/** Where runs die, as a part of all letters that they send or of all calls that those take. */
const DEATHS: { of: 'mails' | 'calls'; part: number; when: CrashPoint['when'] }[] = [
  { of: 'mails', part: 0.1, when: 'before' },
  { of: 'mails', part: 0.1, when: 'after' },
  { of: 'calls', part: 0.1, when: 'before' },
  { of: 'calls', part: 0.3, when: 'after' },
]
const CALLS_EACH = 15

/**
 * Lets the letters of so many people become due at once, and sends them by runs that overlap and die.
 * @param withLibrary whether runs ask the table with AWS's library, as deployed, which takes most of their processor time
 */
export async function sendDueLetters(people: number, { withLibrary = false } = {}): Promise<SentLetters> {
  const database = await dynoxide()
  try {
    return await sendAll(await (withLibrary ? database.emptyTable() : database.directTable()), people)
  } finally {
    await database.stop()
  }
}

async function sendAll(table: Table, people: number): Promise<SentLetters> {
  for (let at = 0; at < people; at += 1) await aReader(table, at)
  const commands = new Map<string, number>()
  const mailbox: string[] = []
  let lastMinute = 0
  const run = async (minute: number, death?: (typeof DEATHS)[number]) => {
    const call = death && Math.ceil(death.part * people * (death.of === 'calls' ? CALLS_EACH : 1))
    const lives = {
      mails: aLife(),
      calls: aLife(),
      ...(death && { [death.of]: aLife({ call: call!, when: death.when }) }),
    }
    const before = mailbox.length
    await sendLetters(needsOf(counted(table, commands), { mailbox, lives }), { now: later(minute * MINUTE) }).catch(
      () => {},
    )
    if (mailbox.length > before) lastMinute = Math.max(lastMinute, minute)
  }
  const began = performance.now()
  const cpuBefore = process.cpuUsage()
  // Of two runs each, one begins before the other has ended.
  for (const [minute, death] of DEATHS.entries()) await Promise.all([run(minute, death), run(minute + 1, death)])
  for (let minute = DEATHS.length; await isAnyDue(table, minute); minute += 1)
    await Promise.all([run(minute), run(minute), run(minute + 1)])
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)

  const got = new Set(mailbox)
  const missing = Array.from({ length: people }, (_, at) => at).filter((at) => !got.has(emailOf(at)))
  const handedOver = await Promise.all(missing.map((at) => wasHandedOver(table, at)))
  const lostWithAProcess = handedOver.filter(Boolean).length
  return {
    sent: mailbox.length,
    sentTwice: mailbox.length - got.size,
    lostWithAProcess,
    notSent: missing.length - lostWithAProcess,
    lastMinute,
    scans: commands.get('ScanCommand') ?? 0,
    callsEach: [...commands.values()].reduce((sum, count) => sum + count, 0) / people,
    seconds,
    processorSeconds: (user + system) / 1e6,
  }
}

/** What a dead run has claimed is due for some minutes longer than what is not. */
async function isAnyDue(table: Table, minute: number): Promise<boolean> {
  const now = later(minute * MINUTE)
  const due = [letterStore(table).listDue(now), outboxStore(table, undefined, 'letters').listDue(now)]
  return (await Promise.all(due)).flat().length > 0
}

const idOf = (at: number) => `usr_${at}`
const emailOf = (at: number) => `reader${at}@example.com`

/** Every second one has access, and so a reading of their own chart. */
async function aReader(table: Table, at: number): Promise<void> {
  const birthDate = addDays('1950-01-01', (at * 37) % 20_000)
  const proven = { emailVerified: true, isVerifiedStrongly: true }
  const account = aBornAccount({ id: idOf(at), email: emailOf(at), birthDate, ...proven })
  const claim = { email: account.email, claim: 'mine' }
  const accounts = accountStore(table)
  await accounts.claimEmail({ ...claim, until: later(MINUTE), now: NOW })
  await accounts.create(account, claim, {})
  const gift = { status: 'active', source: 'gift', trialEndsAt: null, subscriptionEndsAt: later(100 * HOUR) } as const
  if (at % 2 === 1) await entitlementStore(table).replace(account.id, undefined, { claim: gift, now: NOW })
  await letterStore(table).replace(account.id, undefined, aLetter({ zone: 'UTC', hour: 12 }))
}

/** The table, counting the commands of each kind. */
function counted(table: Table, commands: Map<string, number>): Table {
  const send = (command: object) => {
    const { name } = command.constructor
    commands.set(name, (commands.get(name) ?? 0) + 1)
    return table.client.send(command as never)
  }
  // The types of what a command answers are those of the client.
  return { ...table, client: { send: send as typeof table.client.send } }
}

interface Process {
  mailbox: string[]
  /** It is dead when one of them is over. */
  lives: Record<'mails' | 'calls', Life>
}

/** What one run needs, as far as it lives. */
function needsOf(table: Table, { mailbox, lives }: Process) {
  const { mails, calls } = lives
  const ofProcess = (own: Life): Life => ({
    ...own,
    async live(call) {
      if (mails.isOver() || calls.isOver()) throw new Crash()
      return own.live(call)
    },
  })
  const opened: Table = { ...table, client: mortal(table.client, ofProcess(calls)) }
  const { send } = mortal({ send: async ({ to }: { to: string }) => void mailbox.push(to) }, ofProcess(mails))
  return {
    accounts: accountStore(opened),
    letters: letterStore(opened),
    outbox: outboxStore(opened, undefined, 'letters'),
    readings: readingStore(opened),
    signReadings: signReadingStore(opened),
    writtenAhead: writtenAheadStore(opened),
    limits: limitStore(opened),
    suppressions: suppressionStore(opened),
    identityKey: async () => 'a key for names of addresses',
    mailer: { send, isRefusal: () => false },
    origin: 'https://orrery.example',
    warn: () => {},
  }
}

async function wasHandedOver({ client, name: TableName }: Table, at: number): Promise<boolean> {
  const Key = keys.mail(`${idOf(at)}/letter-2026-11-21`)
  return (await client.send(new GetCommand({ TableName, Key }))).Item?.handedOverAt !== undefined
}
