import { expect, test } from 'vitest'
import { NatalChart } from '../../../web/screens/NatalChart.tsx'
import { aProfile } from '../../makers/aProfile.ts'
import { renderAs } from '../renderAs.tsx'

test('a free member without complete birth data is asked for it, and sees what the chart has, locked, without an offer', async () => {
  const profile = aProfile({ subscriptionStatus: 'inactive', birthTime: null })

  const text = await renderAs(profile, <NatalChart />)

  for (const section of ['Planetary Positions', 'House Placements', 'Major Aspects']) expect(text).toContain(section)
  expect(text).toContain('Complete your birth data')
  expect(text).not.toContain('See your complete natal chart')
})
