import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { completeMeditation } from '../../../../functions/flows/meditation/completeMeditation.ts'
import { MINUTE } from '../../../../shared/domain/time.ts'
import { fakeProgress } from '../../../fakes/fakeProgress.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', meditationId: 'new-moon-seed', now: NOW }

test('a meditation that was completed is listed, once, with its first time', async () => {
  const progress = fakeProgress()
  await completeMeditation({ progress }, asked)

  const listed = await completeMeditation({ progress }, { ...asked, now: later(MINUTE) })

  expect(listed).toEqual([{ meditationId: 'new-moon-seed', completedAt: NOW }])
})

test('a meditation is listed only after it was written', async () => {
  const progress = fakeProgress()
  const { complete } = progress
  progress.complete = async (...parts) => {
    await setImmediate()
    return complete(...parts)
  }

  expect(await completeMeditation({ progress }, asked)).toEqual([{ meditationId: 'new-moon-seed', completedAt: NOW }])
})

test.each(['', 'new-moon', 'NEW-MOON-SEED', 'constructor', 'a#b'])('%j is no meditation', async (meditationId) => {
  const progress = fakeProgress()

  await expect(completeMeditation({ progress }, { ...asked, meditationId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'There is no meditation with this id.',
  })
  expect(await progress.list('usr_jane')).toEqual([])
})
