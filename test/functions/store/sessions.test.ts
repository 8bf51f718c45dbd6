import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { SESSION_LIFETIME } from '../../../functions/domain/identity/sessionRules.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import { mockTable, optionsOf } from '../../fakes/mockTable.ts'
import { aSession } from '../../makers/aSession.ts'
import { later } from '../../makers/later.ts'
import { describeStores, type Stores } from './describeStores.ts'

const openMany = async ({ sessions }: Stores, count: number, secondsApart: number) => {
  const opened = Array.from({ length: count }, (_, each) => aSession({ createdAt: later(each * secondsApart) }))
  for (const session of opened) await sessions.open(session)
  return opened
}

const living = async ({ sessions }: Stores, opened: { tokenHash: string }[]) => {
  const found = await Promise.all(opened.map(({ tokenHash }) => sessions.find(tokenHash)))
  return found.map((session) => session !== undefined)
}

describeStores('sessions', (stores) => {
  test('an opened session is found as it was', async () => {
    const session = aSession()
    await stores().sessions.open(session)

    expect(await stores().sessions.find(session.tokenHash)).toEqual(session)
  })

  test('a closed session is gone, and closing it again is harmless', async () => {
    const session = aSession()
    await stores().sessions.open(session)

    await stores().sessions.close(session.tokenHash)
    await stores().sessions.close(session.tokenHash)

    expect(await stores().sessions.find(session.tokenHash)).toBeUndefined()
  })

  test('the eleventh session ends the oldest one', async () => {
    const opened = await openMany(stores(), 11, 60)

    expect(await living(stores(), opened)).toEqual([false, ...Array(10).fill(true)])
  })

  test('a session lives even when ten others were opened in the same second', async () => {
    const opened = await openMany(stores(), 14, 0)

    const alive = await living(stores(), opened)

    expect(alive.at(-1)).toBe(true)
    expect(alive.filter(Boolean)).toHaveLength(10)
  })

  test('sessions that are past their lifetime make room before living ones do', async () => {
    const dead = aSession({ createdAt: later(-SESSION_LIFETIME) })
    await stores().sessions.open(dead)
    const opened = await openMany(stores(), 10, 1)

    expect(await living(stores(), [dead, ...opened])).toEqual([false, ...Array(10).fill(true)])
  })

  test('the sessions of other people stay', async () => {
    const johns = aSession({ accountId: 'usr_john', createdAt: later(-60) })
    await stores().sessions.open(johns)
    await openMany(stores(), 11, 1)

    expect(await stores().sessions.find(johns.tokenHash)).toEqual(johns)
  })

  test('the sessions of an account are listed with their last use, and no one else’s', async () => {
    const [mine, closed] = [aSession(), aSession()]
    for (const session of [mine, closed, aSession({ accountId: 'usr_john' })]) await stores().sessions.open(session)
    await stores().sessions.slide(mine, later(3600))
    await stores().sessions.close(closed.tokenHash)

    expect(await stores().sessions.listOf(mine.accountId)).toEqual([{ ...mine, lastSeenAt: later(3600) }])
  })

  test('of two requests that move the last use one writes', async () => {
    const session = aSession()
    await stores().sessions.open(session)
    const use = later(3600)

    const slid = await Promise.all([stores().sessions.slide(session, use), stores().sessions.slide(session, use)])

    expect(slid.filter(Boolean)).toHaveLength(1)
    expect((await stores().sessions.find(session.tokenHash))?.lastSeenAt).toBe(use)
  })

  test('sliding does not bring a closed session back', async () => {
    const session = aSession()

    expect(await stores().sessions.slide(session, later(3600))).toBe(false)
    expect(await stores().sessions.find(session.tokenHash)).toBeUndefined()
  })
})

test('ending a session gives up soon enough for a sign-out to be answered', async () => {
  const { table, mock } = mockTable()
  mock.on(DeleteCommand).resolves({ Attributes: aSession() })

  await sessionStore(table).close('hash')

  expect(mock.calls().map(optionsOf)).toEqual(Array(2).fill({ requestTimeout: 1000 }))
})

test('a session that was ended although the answer was lost is ended, and not a mistake, when asked again', async () => {
  const { table, mock } = mockTable()
  mock.on(DeleteCommand).rejectsOnce(new TimeoutError()).resolves({})
  const sessions = sessionStore(table)

  await expect(sessions.close('hash')).rejects.toThrow(TimeoutError)
  await expect(sessions.close('hash')).resolves.toBeUndefined()
})

class TimeoutError extends Error {}
