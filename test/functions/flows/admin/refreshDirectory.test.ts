import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { noJobTrigger } from '../../../../functions/domain/ports/jobTrigger.ts'
import { closeAccount } from '../../../../functions/flows/account/closeAccount.ts'
import { finishDeletions } from '../../../../functions/flows/account/finishDeletions.ts'
import { refreshDirectory } from '../../../../functions/flows/admin/refreshDirectory.ts'
import { markEmailVerified } from '../../../../functions/flows/identity/markEmailVerified.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { aLife, Crash, mortal } from '../../../fakes/mortal.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { anEraser } from '../account/anEraser.ts'
import { aDirectory, type Directory, entitle, idsFound, join, refresh, statsOf, today } from './aDirectory.ts'

const table = emptyTables()
let needs: Directory
beforeEach(() => {
  needs = aDirectory(table())
})

const rows = async () => (await table().client.send(new ScanCommand({ TableName: table().name }))).Items ?? []
const trial = { status: 'trial', trialEndsAt: later(2 * DAY) } as const

describe('a person in the directory', () => {
  test('is counted once, however often they are looked at', async () => {
    await join(needs)

    const outcomes = [await refresh(needs, 'usr_jane'), await refresh(needs, 'usr_jane')]

    expect(outcomes).toEqual(['due', 'same'])
    expect(await statsOf(needs)).toMatchObject({ total: 1, free: 1, trial: 0 })
    expect(await today(needs)).toMatchObject({ signUps: 1, trialsStarted: 0 })
  })

  test('is counted once when fifty look at the same time and fifty changes come in between', async () => {
    await join(needs)
    const change = (n: number) =>
      entitle(needs, { id: 'usr_jane', ...(n % 2 === 0 ? trial : { status: 'inactive' }) }).catch(() => {})

    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await change(n)
        await refresh(needs, 'usr_jane').catch(() => {})
      }),
    )
    await entitle(needs, { id: 'usr_jane', ...trial })
    await refresh(needs, 'usr_jane')

    expect(await statsOf(needs)).toMatchObject({ total: 1, free: 0, trial: 1, trialsEndingSoon: 1 })
    expect(await today(needs)).toMatchObject({ signUps: 1 })
  })

  test.each(['before', 'after'] as const)('is counted once when a look dies %s any of its calls', async (when) => {
    await join(needs)
    for (let call = 1; ; call += 1) {
      await entitle(needs, { id: 'usr_jane', ...(call % 2 === 0 ? trial : { status: 'inactive' }) })
      const life = aLife({ call, when })
      const dying = {
        accounts: mortal(needs.accounts, life),
        checkouts: mortal(needs.checkouts, life),
        directory: mortal(needs.directory, life),
      }
      await refreshDirectory(dying, { accountId: 'usr_jane', now: NOW }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      if (!life.isOver()) break

      expect(await needs.directory.listDue(NOW), `${call}`).toEqual(when === 'before' || call < 4 ? ['usr_jane'] : [])
      await refresh(needs, 'usr_jane')
      const { total, free, trial: trials } = await statsOf(needs)
      expect({ total, people: free + trials }).toEqual({ total: 1, people: 1 })
    }
  })

  test('moves from tile to tile with each change, and its days tell what happened', async () => {
    await join(needs)
    await refresh(needs, 'usr_jane')
    const steps = [
      trial,
      { status: 'active' },
      { status: 'active', isPastDue: true, subscriptionEndsAt: later(DAY) },
      { status: 'active' },
      { status: 'cancelled', subscriptionEndsAt: later(DAY) },
      { status: 'inactive' },
    ] as const

    const seen = []
    for (const step of steps) {
      await entitle(needs, { id: 'usr_jane', ...step })
      await refresh(needs, 'usr_jane')
      const {
        days,
        weeks,
        months,
        revenue,
        cohorts,
        modelMonths,
        overdueDeletions,
        monthlyRevenue,
        asOf,
        isBehind,
        ...tiles
      } = await statsOf(needs)
      seen.push({ ...Object.fromEntries(Object.entries(tiles).filter(([, n]) => n !== 0)), monthlyRevenue })
    }

    const paying = [{ currency: 'USD', amount: 1299 }]
    expect(seen).toEqual([
      { total: 1, trial: 1, trialsEndingSoon: 1, monthlyRevenue: [] },
      { total: 1, active: 1, monthlyRevenue: paying },
      { total: 1, active: 1, pastDue: 1, monthlyRevenue: paying },
      { total: 1, active: 1, monthlyRevenue: paying },
      { total: 1, cancelled: 1, monthlyRevenue: [] },
      { total: 1, free: 1, monthlyRevenue: [] },
    ])
    expect(await today(needs)).toMatchObject({
      signUps: 1,
      trialsStarted: 1,
      conversions: 1,
      failedPayments: 1,
      cancellations: 1,
      churned: 1,
    })
  })

  test('is found by a new name and not by the old one', async () => {
    const account = await join(needs, { firstName: 'Zora' })
    await refresh(needs, 'usr_jane')
    await needs.accounts.replace(account, { ...account, firstName: 'Quinta' }, { relistedAt: NOW })

    await refresh(needs, 'usr_jane')

    expect(await idsFound(needs, 'quinta')).toEqual(['usr_jane'])
    expect(await idsFound(needs, 'zora')).toEqual([])
  })

  test('is looked at again when another address of theirs is verified', async () => {
    const account = await join(needs)
    await refresh(needs, 'usr_jane')
    const email = 'zora@example.com'
    const waiting = (await needs.accounts.replace(account, { ...account, pendingEmail: email }))!
    await markEmailVerified(needs, { account: waiting, email, isStrong: true, now: NOW })

    const outcome = await refresh(needs, 'usr_jane')

    expect(outcome).toBe('due')
    expect(await idsFound(needs, 'zora')).toEqual(['usr_jane'])
  })

  test('enters it late when the account is older than the directory, and brings no event along', async () => {
    const { id } = await join(needs, { now: later(-90 * DAY) })
    await entitle(needs, { id, status: 'active' })
    await needs.directory.remove(id, (await needs.directory.find(id))!, [])

    const outcome = await refresh(needs, id)

    expect(outcome).toBe('due')
    expect(await statsOf(needs)).toMatchObject({ total: 1, active: 1 })
    expect(await today(needs)).toMatchObject({ signUps: 0, conversions: 0, trialsStarted: 0 })
  })
})

describe('the deletion of an account', () => {
  const close = async (id: string) => {
    const { account } = (await needs.accounts.find(id))!
    await closeAccount({ accounts: needs.accounts, triggerDeletion: noJobTrigger }, { account, now: NOW })
  }

  test('takes the person out of list, search and counters, once', async () => {
    for (const id of ['usr_jane', 'usr_john']) {
      await join(needs, { id })
      await refresh(needs, id)
    }
    await close('usr_jane')

    await finishDeletions(anEraser(table()), { now: NOW })
    await finishDeletions(anEraser(table()), { now: later(DAY) })
    await refresh(needs, 'usr_jane')

    expect(await statsOf(needs)).toMatchObject({ total: 1, free: 1 })
    expect(await idsFound(needs)).toEqual(['usr_john'])
    expect(await idsFound(needs, 'jane@example.com')).toEqual([])
    const left = (await rows()).filter((row) => JSON.stringify(row).includes('usr_jane'))
    expect(left.map(({ sk }) => sk)).toEqual(['SENDMAIL#accountDeleted-end'])
  })

  test('that dies anywhere takes the person out of the counters once all the same', async () => {
    for (let call = 1; ; call += 1) {
      const id = `usr_jane${call}`
      await join(needs, { id })
      await refresh(needs, id)
      await close(id)
      const life = aLife({ call, when: call % 2 === 0 ? 'before' : 'after' })
      const eraser = anEraser(table())
      const dying = { ...eraser, accounts: mortal(eraser.accounts, life), directory: mortal(eraser.directory, life) }
      await finishDeletions(dying, { ids: [id], now: NOW }).catch(() => {})
      await finishDeletions(eraser, { now: later(DAY) })

      expect(await statsOf(needs)).toMatchObject({ total: 0, free: 0 })
      if (!life.isOver()) break
    }
  })

  test('leaves nobody in the directory who was looked at before it began', async () => {
    await join(needs)
    const [seen, record] = [await needs.directory.find('usr_jane'), await needs.accounts.find('usr_jane')]
    await close('usr_jane')
    await finishDeletions(anEraser(table()), { now: NOW })
    const isStale = { find: async () => seen, commit: needs.directory.commit, remove: needs.directory.remove }
    const isLate = { ...needs, accounts: { find: async () => record }, directory: isStale }

    await expect(refreshDirectory(isLate, { accountId: 'usr_jane', now: NOW })).rejects.toThrow('changed')

    expect(await statsOf(needs)).toMatchObject({ total: 0 })
  })
})

test('a look at somebody who changes all the time is given up after five tries', async () => {
  await join(needs)
  let tries = 0
  const commit = async () => {
    tries += 1
    return false
  }

  const looking = refreshDirectory(
    { ...needs, directory: { ...needs.directory, commit } },
    { accountId: 'usr_jane', now: NOW },
  )

  await expect(looking).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(tries).toBe(5)
})
