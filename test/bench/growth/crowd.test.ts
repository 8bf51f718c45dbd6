import { expect, test } from 'vitest'
import { Account } from '../../../functions/domain/account/account.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { NOW } from '../../makers/later.ts'
import { DUE, rowsOf } from './crowd.ts'
import type { Item } from './recordedRows.ts'

const crowdOf = async (accounts: number): Promise<Item[]> =>
  (await Promise.all(Array.from({ length: accounts }, (_, index) => rowsOf(index + 1, NOW)))).flat()

const isDue = ({ dueAt }: Item) => typeof dueAt === 'number' && dueAt <= NOW

test('a larger crowd has as much that is due as a small one, and more that will be', async () => {
  const [small, large] = [await crowdOf(100), await crowdOf(300)]

  const [dueOfSmall, dueOfLarge] = [small.filter(isDue), large.filter(isDue)]

  expect(dueOfLarge).toEqual(dueOfSmall)
  expect(dueOfSmall).toHaveLength(DUE.mails + DUE.deletions + DUE.gifts + DUE.newcomers)
  expect(large.filter(({ dueAt }) => dueAt).length).toBeGreaterThan(small.filter(({ dueAt }) => dueAt).length)
})

test('everybody in the crowd has what the product gives a person, each row once', async () => {
  const crowd = await crowdOf(40)

  const kindsOf = (id: string) =>
    crowd.filter(({ pk }) => pk === `USER#${id}`).map(({ sk }) => String(sk).split('#')[0])
  const profiles = crowd.filter(({ sk }) => sk === 'PROFILE').map((row) => Account.parse(row))

  expect(profiles).toHaveLength(40)
  for (const { id, createdAt } of profiles) {
    expect(kindsOf(id), isoInstant(createdAt)).toEqual(
      expect.arrayContaining(['PROFILE', 'DEVICE', 'READING', 'DIRECTORY']),
    )
  }
  expect(kindsOf('usr_crowd000020')).toEqual(expect.arrayContaining(['ENTITLEMENT', 'CHART']))
  expect(new Set(crowd.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(crowd.length)
})
