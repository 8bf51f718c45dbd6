import { expect, test } from 'vitest'
import { castBigThree } from '../../../../functions/domain/chart/natalChart.ts'
import { lockedTeasers } from '../../../../web/features/chart/lockedTeasers.ts'
import { aBirth } from '../../../makers/aBirth.ts'

const three = castBigThree(aBirth())
const textOf = (sections: { teaser: string }[]) => sections.map(({ teaser }) => teaser).join(' ')

test('the teasers name both signs of a Moon that changed signs on the day of birth', () => {
  expect(textOf(lockedTeasers({ ...three, moonSign: 'Leo', moonSignOther: 'Virgo' }))).toContain(
    'your Moon in Leo or Virgo are one pair',
  )
  expect(textOf(lockedTeasers({ ...three, moonSign: 'Leo', moonSignOther: null }))).toContain('your Moon in Leo are')
})

test('without birth data the sections are the same, and no sign is named', () => {
  const sections = lockedTeasers()

  expect(sections.map(({ title }) => title)).toEqual(lockedTeasers(three).map(({ title }) => title))
  expect(textOf(sections)).not.toMatch(/undefined|Your Sun/)
})
