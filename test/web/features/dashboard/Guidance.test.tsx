import { expect, test } from 'vitest'
import { Guidance } from '../../../../web/features/dashboard/Guidance.tsx'
import { aReading } from '../../../makers/aReading.ts'
import { renderAs } from '../../renderAs.tsx'

const content = aReading({ basis: [{ part: 'content', fact: 'Mars in Leo' }] })
const reading = { date: '2026-11-21', scope: 'sign', content } as const
const read = (hasActiveAccess: boolean, isOfToday = true) =>
  renderAs(null, <Guidance reading={reading} isOfToday={isOfToday} hasActiveAccess={hasActiveAccess} />)

test('a reading for a Sun sign offers Premium to those without it', async () => {
  expect(await read(false)).toContain("Written for your Sun sign. With Premium, it's written for your own chart.")
})

test('a reading for a Sun sign asks those with Premium for what is missing, and offers it to them no more', async () => {
  const text = await read(true)

  expect(text).toContain('Add your birth time and place to have it written for your own chart.')
  expect(text).not.toContain('With Premium')
})

test("a reading that is the newest is today's, also where the browser's day is another", async () => {
  expect(await read(true)).toContain("Today's Guidance November 21, 2026")
})

test('a reading that was saved on an earlier day is the last one', async () => {
  expect(await read(true, false)).toContain('Your last guidance November 21, 2026')
})
