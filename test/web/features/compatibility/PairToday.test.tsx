import { expect, test } from 'vitest'
import { PairToday } from '../../../../web/features/compatibility/report/PairToday.tsx'
import { renderAs } from '../../renderAs.tsx'

test('the day of two shows its heading, its date, its text, its reasons and what is missing', async () => {
  const today = {
    date: '2026-11-27',
    title: 'Easy company',
    text: "You like being with people today. Venus trines your Sun and Sam's Sun today.",
    basis: ['Venus in Libra trines your Sun in Gemini, exact today.', "Venus in Libra trines Sam's Sun in Aquarius."],
    missing: ["Without Sam's birth time, their Moon, angles and houses are left out."],
  }
  const text = await renderAs(null, <PairToday {...today} />)

  const parts = ['Today for the two of you', 'November 27, 2026', today.title, today.text, 'Why this reading']
  for (const part of [...parts, ...today.basis, ...today.missing]) expect(text).toContain(part)
})
