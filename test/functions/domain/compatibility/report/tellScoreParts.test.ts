import { expect, test } from 'vitest'
import { compatibilityOf } from '../../../../../functions/domain/compatibility/compatibility.ts'
import { skyOfDate } from '../../../../../functions/domain/compatibility/personSky.ts'
import { tellScoreParts } from '../../../../../functions/domain/compatibility/report/tellScoreParts.ts'

const skies = [skyOfDate('1990-06-10'), skyOfDate('1988-11-02')] as const
const compatibility = compatibilityOf([...skies])

test.each([
  [3, 'more alike than in most pairs'],
  [0, 'about as alike as in most pairs'],
  [-3, 'less alike than in most pairs'],
])('%i points for the elements mean %s', (elements, words) => {
  const points = { ...compatibility.points, elements }

  const told = tellScoreParts({
    skies: [...skies],
    compatibility: { ...compatibility, points },
    pick: ([first]) => first!,
  })

  expect(told.find(({ part }) => part === 'elements')?.reason).toBe(
    `The elements of your Sun, Moon, Mercury, Venus and Mars signs are ${words}.`,
  )
})
