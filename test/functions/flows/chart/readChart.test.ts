import { beforeEach, describe, expect, test } from 'vitest'
import { chartEdition } from '../../../../functions/domain/chart/almanac/edition.ts'
import { editionOfCharts } from '../../../../functions/domain/chart/natalChart.ts'
import { hashOf } from '../../../../functions/domain/identity/token.ts'
import { TZDATA } from '../../../../functions/domain/places/zoneHistory.ts'
import { ENGINE } from '../../../../functions/domain/sky/ephemeris.ts'
import { readBirth, readChart } from '../../../../functions/flows/chart/readChart.ts'
import type { ChartStore } from '../../../../functions/store/charts.ts'
import { NatalChart } from '../../../../shared/domain/chart.ts'
import { fakeCharts } from '../../../fakes/fakeCharts.ts'
import { aPlace } from '../../../makers/aBirth.ts'
import { aBornAccount, anAccount } from '../../../makers/anAccount.ts'

let charts: ChartStore
let kept: number

beforeEach(() => {
  const store = fakeCharts()
  kept = 0
  charts = {
    ...store,
    keep(...parts) {
      kept += 1
      return store.keep(...parts)
    },
  }
})

describe('a chart', () => {
  test('is cast once and kept', async () => {
    const first = await readChart({ charts }, aBornAccount())
    const second = await readChart({ charts }, aBornAccount())

    expect(NatalChart.parse(first)).toEqual(first)
    expect(second).toEqual(first)
    expect(kept).toBe(1)
  })

  test('is not answered before it is kept', async () => {
    charts.keep = () => Promise.reject(new Error('the table is away'))

    await expect(readChart({ charts }, aBornAccount())).rejects.toThrow('the table is away')
  })

  test.each([
    { birthDate: '1993-06-16' },
    { birthTime: '08:31' },
    { birthTimeKnown: false },
    { place: aPlace({ lat: 40 }) },
    { place: aPlace({ zone: 'Asia/Tokyo' }) },
    { houseSystem: 'whole_sign' as const },
  ])('is cast anew when the birth was corrected or other houses were chosen: %o', async (change) => {
    await readChart({ charts }, aBornAccount())
    await readChart({ charts }, aBornAccount(change))

    expect(kept).toBe(2)
  })

  test('is cast again by another edition of the engine or the almanac', async () => {
    const account = aBornAccount()
    const castBy = (edition: string) => hashOf(JSON.stringify([edition, readBirth(account)]))
    const asked: string[] = []
    charts.find = async (_, hash) => {
      asked.push(hash)
      return undefined
    }

    await readChart({ charts }, account)

    expect(asked).toEqual([castBy(editionOfCharts())])
    expect(editionOfCharts()).toContain(ENGINE)
    expect(editionOfCharts()).toContain(chartEdition())
    expect(editionOfCharts()).toContain(TZDATA)
  })

  test('stays when something else about the person changes', async () => {
    await readChart({ charts }, aBornAccount())
    await readChart({ charts }, aBornAccount({ firstName: 'Janet', version: 9, lifeFocus: 'career' }))

    expect(kept).toBe(1)
  })

  test('of one person is not shown to another', async () => {
    await readChart({ charts }, aBornAccount())
    await readChart({ charts }, aBornAccount({ id: 'usr_john' }))

    expect(kept).toBe(2)
  })

  test.each([
    [anAccount(), 'BIRTH_DATA_REQUIRED'],
    [aBornAccount({ birthDate: null }), 'BIRTH_DATA_REQUIRED'],
    [aBornAccount({ birthTime: null }), 'BIRTH_DATA_REQUIRED'],
    [aBornAccount({ birthPlace: null, place: null }), 'BIRTH_DATA_REQUIRED'],
    [aBornAccount({ birthPlace: 'Atlantis', place: null }), 'PLACE_UNRESOLVED'],
  ])('says what is missing', async (account, code) => {
    await expect(readChart({ charts }, account)).rejects.toMatchObject({ code, status: 400 })
    expect(kept).toBe(0)
  })
})
