import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { updateDirectory } from '../../../../functions/flows/admin/updateDirectory.ts'
import { keys } from '../../../../functions/store/keys.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { aDirectory, type Directory, entitle, idsFound, join, refresh, statsOf } from './aDirectory.ts'

const table = emptyTables()
let needs: Directory
let warnings: string[]
beforeEach(() => {
  warnings = []
  needs = aDirectory(table(), (what, error) => warnings.push(`${what}: ${(error as Error).message}`))
})
const run = (now = NOW, more: object = {}) => updateDirectory(needs, { now, ...more })
const crowd = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => join(needs, { id: `usr_crowd${n}`, now: later(-n) })))

describe('the job that keeps the directory', () => {
  test('counts everybody who has joined or changed, and then has nothing to do', async () => {
    await crowd(12)
    await entitle(needs, { id: 'usr_crowd3', status: 'trial', trialEndsAt: later(DAY) })

    const [first, second] = [await run(), await run()]

    expect([first, second]).toMatchObject([
      { done: 12, failed: 0 },
      { done: 0, failed: 0, checked: 12, repaired: 0 },
    ])
    expect(await statsOf(needs)).toMatchObject({ total: 12, free: 11, trial: 1 })
    expect(warnings).toEqual([])
  })

  test('counts everybody once when two of it run at the same time', async () => {
    await crowd(30)

    await Promise.all([run(), run(), run()])

    expect(await statsOf(needs)).toMatchObject({ total: 30, free: 30 })
  })

  test('puts off whom it cannot read, and serves the others', async () => {
    await crowd(3)
    const Key = keys.directory('usr_crowd1')
    const spoil = {
      UpdateExpression: 'SET counted = :odd',
      ExpressionAttributeValues: { ':odd': 'of another release' },
    }
    await table().client.send(new UpdateCommand({ TableName: table().name, Key, ...spoil }))

    expect(await run()).toMatchObject({ done: 2, failed: 1 })
    expect(await needs.directory.listDue(NOW)).toEqual([])
    expect(await needs.directory.listDue(later(5 * MINUTE))).toEqual(['usr_crowd1'])
    expect(warnings[0]).toMatch(/^somebody was not updated/)
  })

  test('takes in accounts that are older than the directory when an operator names them', async () => {
    await join(needs)
    await needs.directory.remove('usr_jane', (await needs.directory.find('usr_jane'))!, [])

    const outcome = await run(NOW, { ids: ['usr_jane', 'usr_nobody'] })

    expect(outcome).toMatchObject({ done: 2, failed: 0 })
    expect(await statsOf(needs)).toMatchObject({ total: 1 })
    expect(await idsFound(needs, 'jane')).toEqual(['usr_jane'])
  })

  test('stops when its time is over and goes on with the next run', async () => {
    await crowd(25)
    let left = 2

    const first = await run(NOW, { mayGoOn: () => left-- > 0 })

    expect(first).toEqual({ done: 10, failed: 0 })
    expect(await run()).toMatchObject({ done: 15 })
  })
})

describe('the check', () => {
  test('walks through everybody, a few at a time, and begins anew', async () => {
    await crowd(60)
    await run()

    const checked: unknown[] = []
    for (let n = 0; n < 4; n += 1) checked.push((await run()).checked)

    expect(checked).toEqual([25, 10, 25, 25])
  })

  test('repairs what no change has told, and warns of it', async () => {
    await join(needs)
    await refresh(needs, 'usr_jane')
    const { account } = (await needs.accounts.find('usr_jane'))!
    await needs.accounts.replace(account, { ...account, lastName: 'Untold' })

    expect(await run()).toMatchObject({ repaired: 1 })

    expect(await idsFound(needs, 'untold')).toEqual(['usr_jane'])
    expect(warnings).toEqual(['the directory was wrong about somebody: usr_jane'])
    expect(await statsOf(needs)).toMatchObject({ total: 1 })
  })
})
