import { expect, test } from 'vitest'
import { later, NOW } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

const window = { key: 'somebody', seconds: 900, now: NOW }

describeStores('limits', (stores) => {
  test('of fifty calls at once each gets a number of its own', async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => stores().limits.count(window)))

    expect(counts.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, each) => each + 1))
  })

  test('a window begins with its first call, whatever the clock shows, and the next one with the first after its end', async () => {
    const { limits } = stores()
    const at = (seconds: number) => limits.count({ ...window, now: later(seconds) })

    expect(await at(850)).toEqual({ n: 1, endsAt: later(1750) })
    expect(await at(950)).toEqual({ n: 2, endsAt: later(1750) })
    expect(await at(1749)).toEqual({ n: 3, endsAt: later(1750) })
    expect(await at(1750)).toEqual({ n: 1, endsAt: later(2650) })
  })

  test('another length and another key count from one', async () => {
    const { limits } = stores()
    await limits.count(window)

    expect(await limits.count({ ...window, seconds: 3600 })).toMatchObject({ n: 1 })
    expect(await limits.count({ ...window, key: 'somebody else' })).toMatchObject({ n: 1 })
    expect(await limits.count(window)).toMatchObject({ n: 2 })
  })

  test('something with an id counts once in a window, however often it is counted', async () => {
    const { limits } = stores()
    const count = (id: string, seconds = 0) => limits.countOnce({ ...window, id, now: later(seconds) })

    const counts = await Promise.all(Array.from({ length: 20 }, () => count('first')))

    expect(new Set(counts.map(({ n }) => n))).toEqual(new Set([1]))
    expect(await count('second', 899)).toEqual({ n: 2, endsAt: later(900) })
    expect(await count('first', 899)).toEqual({ n: 2, endsAt: later(900) })
    expect(await count('second', 900)).toEqual({ n: 1, endsAt: later(1800) })
  })

  test('of many who count the same attempt one writes', async () => {
    const { limits } = stores()
    const first = { made: 1, seconds: 900, endsAt: later(900) }

    const written = await Promise.all(
      Array.from({ length: 20 }, () => limits.replaceAttempts('place', undefined, first)),
    )

    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await limits.findAttempts('place')).toEqual(first)
    expect(await limits.replaceAttempts('place', { ...first, made: 3 }, { ...first, made: 4 })).toBe(false)
    expect(await limits.replaceAttempts('place', first, { ...first, made: 2 })).toBe(true)
  })

  test('cleared attempts are gone', async () => {
    const { limits } = stores()
    await limits.replaceAttempts('place', undefined, { made: 5, seconds: 900, endsAt: later(900) })

    await limits.clearAttempts('place')

    expect(await limits.findAttempts('place')).toBeUndefined()
  })

  test('a hold lets one through and answers the others how long to wait', async () => {
    const { limits } = stores()
    const hold = (now: number) => limits.hold('mails', { now: later(now), seconds: 60 })

    const outcomes = await Promise.all([hold(0), hold(0), hold(0)])

    expect(outcomes.filter((wait) => wait === undefined)).toHaveLength(1)
    expect(outcomes.filter((wait) => wait === 60)).toHaveLength(2)
    expect(await hold(59)).toBe(1)
    expect(await hold(60)).toBeUndefined()
  })
})
