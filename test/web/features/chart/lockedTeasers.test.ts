import { expect, test } from 'vitest'
import { castBigThree } from '../../../../functions/domain/chart/natalChart.ts'
import { lockedTeasers } from '../../../../web/features/chart/lockedTeasers.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { aChart, someCharts } from './wheel/aChart.ts'

const three = castBigThree(aBirth())
const textOf = (sections: { teaser: string }[]) => sections.map(({ teaser }) => teaser).join(' ')

test('the teaser of the aspects names one that the chart has', () => {
  const chart = aChart()

  for (const { aspects, ...big } of someCharts(40)) {
    const [first] = aspects
    const teaser = textOf(lockedTeasers({ ...big, aspects }).slice(2))
    expect(teaser).toMatch(new RegExp(`^Your ${first!.planet1} and ${first!.planet2} form an? ${first!.aspect}\\.`))
    expect(teaser).not.toMatch(/a opposition|an [^o]/)
  }
  expect(textOf(lockedTeasers({ ...chart, aspects: [] }))).toContain('two at a time')
})

test('without the chart itself no aspect is named', () => {
  expect(textOf(lockedTeasers(three))).not.toMatch(/undefined|form a/)
})

test('without birth data the sections are the same, and no sign is named', () => {
  const sections = lockedTeasers()

  expect(sections.map(({ title }) => title)).toEqual(lockedTeasers(three).map(({ title }) => title))
  expect(textOf(sections)).not.toMatch(/undefined|Your Sun/)
})
