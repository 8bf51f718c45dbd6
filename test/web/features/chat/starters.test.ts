import { expect, test } from 'vitest'
import type { BigThree } from '../../../../shared/domain/chart.ts'
import { starters } from '../../../../web/features/chat/starters.ts'

const bigThree: BigThree = {
  sunSign: 'Gemini',
  moonSign: 'Pisces',
  risingSign: 'Cancer',
  birthTimeKnown: true,
  moonSignOther: null,
  cuspSign: null,
}

test('the first questions name the Sun, the Moon and the rising sign of the person', () => {
  const text = starters(bigThree).join(' ')

  expect(['Moon in Pisces', 'Cancer rising', 'Gemini Sun'].filter((part) => !text.includes(part))).toEqual([])
})

test('they name no sign that is not certain', () => {
  const text = starters({ ...bigThree, risingSign: null, birthTimeKnown: false, moonSignOther: 'Aquarius' }).join(' ')

  expect(text).not.toMatch(/Pisces|Aquarius|rising/)
})

test('without birth data there are three all the same', () => {
  expect(new Set(starters(undefined)).size).toBe(3)
})
