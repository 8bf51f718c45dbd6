import { expect, test } from 'vitest'
import { ComingDates } from '../../../../web/features/dashboard/ComingDates.tsx'
import { renderAs } from '../../renderAs.tsx'

const dates = [
  { date: '2026-11-22', text: 'Mercury sextiles your Uranus' },
  { date: '2026-11-25', text: 'Full Moon in Gemini' },
  { date: '2026-11-30', text: 'Venus meets your Mars' },
]
const read = (isOfToday: boolean) =>
  renderAs(null, <ComingDates dates={dates} after="2026-11-21" isOfToday={isOfToday} />)

test('the dates of the coming week are told by their weekday, later ones by their date', async () => {
  expect(await read(true)).toBe(
    'Coming up Tomorrow: Mercury sextiles your Uranus Wednesday: Full Moon in Gemini November 30: Venus meets your Mars',
  )
})

test('under a reading of an earlier day each has its date', async () => {
  expect(await read(false)).toContain('November 22: Mercury sextiles your Uranus November 25: Full Moon in Gemini')
})

test('without a date there is no heading', async () => {
  expect(await renderAs(null, <ComingDates dates={[]} after="2026-11-21" isOfToday />)).toBe('')
})
