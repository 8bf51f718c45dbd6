import { expect, test } from 'vitest'
import { anAdminSession } from '../../makers/anAdminSession.ts'
import { later } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

describeStores('admin sessions', (stores) => {
  test('an opened admin session is found as it was, beside the others', async () => {
    const { adminSessions } = stores()
    const [mine, yours] = [anAdminSession(), anAdminSession()]
    await adminSessions.open(mine)
    await adminSessions.open(yours)

    expect([await adminSessions.find(mine.tokenHash), await adminSessions.find(yours.tokenHash)]).toEqual([mine, yours])
  })

  test('a closed admin session is gone, and closing it again is harmless', async () => {
    const { adminSessions } = stores()
    const session = anAdminSession()
    await adminSessions.open(session)

    const wereThere = [await adminSessions.close(session.tokenHash), await adminSessions.close(session.tokenHash)]

    expect(wereThere).toEqual([true, false])
    expect(await adminSessions.find(session.tokenHash)).toBeUndefined()
  })

  test('of two requests that move the last use of an admin session one writes', async () => {
    const { adminSessions } = stores()
    const session = anAdminSession()
    await adminSessions.open(session)

    const slid = await Promise.all([adminSessions.slide(session, later(60)), adminSessions.slide(session, later(60))])

    expect(slid.filter(Boolean)).toHaveLength(1)
    expect((await adminSessions.find(session.tokenHash))?.lastSeenAt).toBe(later(60))
  })

  test('sliding does not bring a closed admin session back', async () => {
    const { adminSessions } = stores()
    const session = anAdminSession()

    expect(await adminSessions.slide(session, later(60))).toBe(false)
    expect(await adminSessions.find(session.tokenHash)).toBeUndefined()
  })
})
