import { beforeEach, describe, expect, test } from 'vitest'
import { listUsers } from '../../../../functions/flows/admin/listUsers.ts'
import { AdminUser, type UserState } from '../../../../shared/domain/admin.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { aDirectory, type Directory, entitle, idsFound, join, refresh } from './aDirectory.ts'

const table = emptyTables()
let needs: Directory
beforeEach(() => {
  needs = aDirectory(table())
})

const joinAll = (people: Parameters<typeof join>[1][]) =>
  Promise.all(
    people.map(async (person) => {
      const { id } = await join(needs, person)
      await refresh(needs, id)
    }),
  )
const crowd = (count: number, firstName = 'Jane') =>
  joinAll(
    Array.from({ length: count }, (_, n) => ({
      id: `usr_crowd${String(n).padStart(3, '0')}`,
      firstName,
      now: later(-Math.floor(n / 2)),
    })),
  )

async function pages(search?: string, between = async () => {}) {
  const ids: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const page = await listUsers(needs, { search, cursor, now: NOW })
    if (page.length === 0) return ids
    ids.push(page.map(({ id }) => id))
    cursor = page.at(-1)!.cursor
    await between()
  }
}

describe('the list of everybody', () => {
  test('is newest first, a page of twenty at a time, each person once', async () => {
    await crowd(50)

    const all = await pages()

    expect(all.map(({ length }) => length)).toEqual([20, 20, 10])
    expect(new Set(all.flat()).size).toBe(50)
    expect(all.flat()[0]).toBe('usr_crowd001')
    expect(all.flat().at(-1)).toBe('usr_crowd048')
  })

  test('reads no more of the index than a page holds', async () => {
    const limits: number[] = []
    const listNewest: Directory['directoryIndex']['listNewest'] = (asked) => {
      limits.push(asked.limit)
      return needs.directoryIndex.listNewest(asked)
    }

    await listUsers({ ...needs, directoryIndex: { ...needs.directoryIndex, listNewest } }, { now: NOW })

    expect(limits).toEqual([20])
  })

  test('neither repeats nor misses anybody while people join', async () => {
    await crowd(60)
    let newcomers = 0

    const all = await pages(undefined, async () => {
      newcomers += 1
      await join(needs, { id: `usr_new${newcomers}`, now: later(newcomers) })
    })

    expect(all.flat()).toHaveLength(60)
    expect(new Set(all.flat()).size).toBe(60)
  })

  test('shows somebody who has just joined before the job has looked', async () => {
    await join(needs)

    expect(await idsFound(needs)).toEqual(['usr_jane'])
  })

  test('fills a page past those who are leaving', async () => {
    await crowd(25)
    for (const id of ['usr_crowd000', 'usr_crowd001', 'usr_crowd002']) {
      const { account } = (await needs.accounts.find(id))!
      await needs.accounts.replace(account, { ...account, status: 'deleting' })
    }

    const [first, second] = await pages()

    expect(first).toHaveLength(20)
    expect(second).toHaveLength(2)
  })

  test('shows nothing of a person but what operators may see', async () => {
    await join(needs)

    const [row] = await listUsers(needs, { now: NOW })

    expect(Object.keys(row!).sort()).toEqual([...Object.keys(AdminUser.shape), 'cursor'].sort())
    expect(row).toMatchObject({ email: 'jane@example.com', subscriptionStatus: 'free' })
  })

  test('refuses a cursor that somebody has made up', async () => {
    await expect(listUsers(needs, { cursor: 'abc', now: NOW })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('the list of a state', () => {
  const trialOf = (id: string, ends = 3 * DAY) =>
    entitle(needs, { id, source: 'gift', status: 'trial', trialEndsAt: later(ends) })
  const idsIn = async (status: UserState, search?: string) =>
    (await listUsers(needs, { status, search, now: NOW })).map(({ id }) => id)

  test('has everybody in it, page by page, and nobody else', async () => {
    await crowd(45)
    for (let n = 0; n < 25; n += 1) {
      const id = `usr_crowd${String(n).padStart(3, '0')}`
      await trialOf(id)
      await refresh(needs, id)
    }

    const first = await listUsers(needs, { status: 'trial', now: NOW })
    const second = await listUsers(needs, { status: 'trial', cursor: first.at(-1)!.cursor, now: NOW })

    expect([first.length, second.length]).toEqual([20, 5])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(25)
    expect([...first, ...second].every(({ subscriptionStatus }) => subscriptionStatus === 'trial')).toBe(true)
    expect(await idsIn('free')).toHaveLength(20)
    expect(await idsIn('active')).toEqual([])
  })

  test('follows a change, and leaves out whom it no longer fits before the index knows', async () => {
    await joinAll([{ id: 'usr_jane' }])
    await trialOf('usr_jane')
    expect(await idsIn('free')).toEqual([])
    await refresh(needs, 'usr_jane')
    expect(await idsIn('trial')).toEqual(['usr_jane'])
    expect(await idsIn('complimentary')).toEqual(['usr_jane'])

    await entitle(needs, {
      id: 'usr_jane',
      source: 'stripe',
      status: 'active',
      isPastDue: true,
      trialEndsAt: null,
      subscriptionEndsAt: later(DAY),
    })
    await refresh(needs, 'usr_jane')
    expect(await idsIn('trial')).toEqual([])
    expect(await idsIn('past_due')).toEqual(['usr_jane'])
  })

  test('can be searched', async () => {
    await joinAll([
      { id: 'usr_one11', firstName: 'Zora' },
      { id: 'usr_two22', firstName: 'Zora' },
    ])
    await trialOf('usr_two22')
    await refresh(needs, 'usr_two22')

    expect(await idsIn('trial', 'zora')).toEqual(['usr_two22'])
    expect(await idsIn('trial', 'usr_one11')).toEqual([])
  })
})

describe('a search', () => {
  test('puts whoever has exactly this address or id first, and the others after them, newest first', async () => {
    await joinAll([
      { id: 'usr_exact', email: 'ann@example.com', now: later(-9) },
      { id: 'usr_exactly', email: 'joann@example.com', now: later(-1) },
      { id: 'usr_exactest', email: 'leann@example.com', now: NOW },
    ])

    expect(await idsFound(needs, 'ANN@example.com')).toEqual(['usr_exact', 'usr_exactest', 'usr_exactly'])
    expect(await idsFound(needs, 'usr_exact')).toEqual(['usr_exact', 'usr_exactest', 'usr_exactly'])
  })

  test('finds those in whom every word occurs, whatever the case and the accents', async () => {
    await joinAll([
      { id: 'usr_one11', firstName: 'José', lastName: 'García' },
      { id: 'usr_two22', firstName: 'José', lastName: 'Pérez' },
    ])

    expect(await idsFound(needs, 'GARCIA jose')).toEqual(['usr_one11'])
    expect((await idsFound(needs, 'jose')).sort()).toEqual(['usr_one11', 'usr_two22'])
    expect(await idsFound(needs, 'arc')).toEqual(['usr_one11'])
  })

  test('finds somebody by a short name beside the domain that more people have than one search reads', async () => {
    const jane = await join(needs, { email: 'jane@gmail.com' })
    const crowded = Array.from({ length: 100 }, (_, n) => ({ id: `usr_other${n}`, createdAt: NOW }))
    const directoryIndex = {
      ...needs.directoryIndex,
      listMatching: async (word: string) => (word === 'gmail.com' ? crowded : [jane]),
    }

    const found = await listUsers({ ...needs, directoryIndex }, { search: 'jane gmail.com', now: NOW })

    expect(found.map(({ id }) => id)).toEqual(['usr_jane'])
  })

  test('comes in pages too, each person once', async () => {
    await crowd(30)

    const all = await pages('jane')

    expect(all.map(({ length }) => length)).toEqual([20, 10])
    expect(new Set(all.flat()).size).toBe(30)
  })

  test('goes on after the one who was found exactly with all the others', async () => {
    await joinAll([
      { id: 'usr_exact', now: later(-9) },
      { id: 'usr_exactly', now: NOW },
    ])
    const [exact] = await listUsers(needs, { search: 'usr_exact', now: NOW })

    const rest = await listUsers(needs, { search: 'usr_exact', cursor: exact!.cursor, now: NOW })

    expect(rest.map(({ id }) => id)).toEqual(['usr_exactly'])
  })

  test.each([
    '#',
    'SEARCH#WORD#j#0',
    "' OR 1=1 --",
    '\u0000\uD800',
    '%00%',
    '{{7*7}}',
    '__proto__',
    'a'.repeat(100),
    '𝕵'.repeat(50),
    '(.*)+$',
    '* begins_with(pk, :pk)',
    '\u202E\u200B',
  ])('for a hostile text finds nobody and harms nothing: %j', async (search) => {
    await join(needs)
    await refresh(needs, 'usr_jane')

    expect(await idsFound(needs, search)).toEqual([])
    expect(await idsFound(needs)).toEqual(['usr_jane'])
  })

  test('shows nobody whom the index still knows by a name that they have given up', async () => {
    const account = await join(needs, { firstName: 'Zora' })
    await refresh(needs, 'usr_jane')
    await needs.accounts.replace(account, { ...account, firstName: 'Quinta' })

    expect(await idsFound(needs, 'zora')).toEqual([])
  })
})
