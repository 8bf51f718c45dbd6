import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkDirectory } from '../../../../functions/flows/admin/checkDirectory.ts'
import { keys } from '../../../../functions/store/keys.ts'
import { later, NOW } from '../../../makers/later.ts'
import { emptyTables } from '../../store/describeStores.ts'
import { aDirectory, type Directory, join, refresh } from './aDirectory.ts'

const table = emptyTables()
let needs: Directory
let warnings: string[]
beforeEach(() => {
  warnings = []
  needs = aDirectory(table(), (what, error) => warnings.push(`${what}: ${(error as Error).message}`))
})

const CURSOR = 'DIRECTORYCHECK'
const idOf = (n: number) => `usr_crowd${n}`

async function crowd(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await join(needs, { id: idOf(n), now: later(-n) })
    await refresh(needs, idOf(n))
  }
}

/** Takes the words from somebody's entry that they are found by, as no change of the product does. */
const spoil = (id: string, value: unknown) =>
  table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key: keys.directory(id),
      UpdateExpression: 'SET counted.#status = :odd',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':odd': value },
    }),
  )

describe('the check of the directory', () => {
  test('has nothing to do where nobody has joined', async () => {
    expect(await checkDirectory(needs, { now: NOW })).toEqual({ checked: 0, repaired: 0 })
    expect(await needs.cursors.find(CURSOR)).toBeUndefined()
  })

  test('goes on behind the twenty-five people of its last run, and begins anew past the last one', async () => {
    await crowd(27)
    const looked: string[] = []
    const find: Directory['directory']['find'] = (id) => {
      looked.push(id)
      return needs.directory.find(id)
    }
    const watched = { ...needs, directory: { ...needs.directory, find } }

    const runs = [await checkDirectory(watched, { now: NOW }), await checkDirectory(watched, { now: NOW })]

    expect(runs).toEqual([
      { checked: 25, repaired: 0 },
      { checked: 2, repaired: 0 },
    ])
    expect(looked.toSorted()).toEqual(Array.from({ length: 27 }, (_, n) => idOf(n)).toSorted())
    expect(await checkDirectory(needs, { now: NOW })).toEqual({ checked: 25, repaired: 0 })
  })

  test('keeps the place of the last person whom it looked at, under its own name', async () => {
    await crowd(25)

    await checkDirectory(needs, { now: NOW })

    expect(await needs.cursors.find(CURSOR)).toBe(`${NOW}#${idOf(0)}`)
  })

  test('repairs what is wrong, and says so', async () => {
    await crowd(3)
    await spoil(idOf(1), 'active')

    expect(await checkDirectory(needs, { now: NOW })).toEqual({ checked: 3, repaired: 1 })
    expect(await checkDirectory(needs, { now: NOW })).toEqual({ checked: 3, repaired: 0 })
    expect(warnings).toEqual([`the directory was wrong about somebody: ${idOf(1)}`])
  })

  test('goes on past somebody whom it cannot read', async () => {
    await crowd(3)
    await spoil(idOf(1), 'of another release')

    expect(await checkDirectory(needs, { now: NOW })).toEqual({ checked: 3, repaired: 0 })
    expect(warnings).toEqual([expect.stringMatching(/^somebody could not be checked in the directory: /)])
  })
})
