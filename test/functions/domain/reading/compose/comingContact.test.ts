import { expect, test } from 'vitest'
import { againSlot, isLeadOfItsDay } from '../../../../../functions/domain/reading/compose/comingContact.ts'
import { recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Fact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { readerChart } from '../../../../../functions/domain/reading/facts/ReaderChart.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'
import { tampa } from '../facts/examples.ts'

const TODAY = '2026-11-22'
const { zone } = tampa.place
const fact = aContact({ house: 3, tone: 'easy' })

const willLead = (contact: typeof fact, facts: readonly Fact[]) =>
  isLeadOfItsDay(
    { fact: contact, window: dayWindow(addDays(TODAY, 4), zone), facts },
    {
      window: dayWindow(TODAY, zone),
      zone,
      chart: readerChart(tampa),
      memory: [],
      seed: 'usr_jane',
      focus: null,
      relationship: null,
    },
    { read: recall([]), isOfLove: () => false },
  )

test('the heaviest of a day ahead will lead it, and nothing else', () => {
  const heavier = aContact({ house: 4, id: 'Venus trine Jupiter', weight: fact.weight + 1 })

  expect([fact, heavier].map((each) => willLead(each, [fact, heavier]))).toEqual([false, true])
})

test("today's scene comes back hard when its contact is tense, or joins a hard body", () => {
  const clauses = [
    aContact({ tone: 'tense' }),
    aContact({ tone: 'joined', mover: 'Mars', target: 'Moon' }),
    aContact({ tone: 'joined', mover: 'Sun', target: 'Chiron' }),
    aContact({ tone: 'joined', mover: 'Sun', target: 'Moon' }),
    aContact({ tone: 'easy', mover: 'Mars', target: 'Saturn' }),
  ].map(againSlot)

  expect(clauses).toEqual(['{tenseAgain}', '{tenseAgain}', '{tenseAgain}', '{easyAgain}', '{easyAgain}'])
})
