import { expect, test } from 'vitest'
import type { BigThree } from '../../../../shared/domain/chart.ts'
import { BigThreeLine } from '../../../../web/features/chart/BigThreeLine.tsx'
import { renderAs } from '../../renderAs.tsx'

const three: BigThree = {
  sunSign: 'Leo',
  moonSign: 'Pisces',
  risingSign: 'Scorpio',
  birthTimeKnown: true,
  moonSignOther: null,
  cuspSign: null,
}

const line = (bigThree: BigThree | null, birthDate: string | null) =>
  renderAs(null, <BigThreeLine bigThree={bigThree} birthDate={birthDate} />)

test('the Big Three are shown in one line', async () => {
  expect(await line(three, '1990-08-02')).toBe('Sun in Leo Moon in Pisces Scorpio rising')
})

test('an uncertain Moon sign is marked, and without a birth time there is no rising sign', async () => {
  const unsure: BigThree = { ...three, risingSign: null, moonSignOther: 'Aries', cuspSign: 'Cancer' }

  expect(await line(unsure, '1990-07-23')).toBe('Sun in Leo Moon in Pisces or Aries')
})

test('without a chart the Sun sign comes from the birth date', async () => {
  expect(await line(null, '1990-08-02')).toBe('Sun in Leo')
})

test('without a birth date the line asks for birth data', async () => {
  expect(await line(null, null)).toBe('Complete your birth info for full chart')
})
