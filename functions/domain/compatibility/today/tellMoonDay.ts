import type { PairToday } from '../../../../shared/domain/person.ts'
import { after, DAY } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import type { ReaderChart } from '../../reading/facts/ReaderChart.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { openTexts } from '../report/openTexts.ts'
import { type PairDay, takeTurns } from './PairDay.ts'
import { whereFor } from './whereFor.ts'

/** A day on which nothing new touches both charts: where the Moon is in each at noon, and what its sign is like for two. */
export function tellMoonDay(
  [reader, person]: readonly [ReaderChart, ReaderChart],
  day: PairDay,
): Pick<PairToday, 'title' | 'text' | 'basis'> {
  const { name, window } = day
  const { quiet, moon, signs, basis } = openTexts('today')
  const longitude = apparentLongitude('Moon', after(window.from, DAY / 2))
  const sign = signOfLongitude(longitude)
  const { title, brings, act } = signs[sign]
  const falls = whereFor([reader.houseAt(longitude), person.houseAt(longitude)], day)
  const text = [
    takeTurns(quiet, day),
    falls ? fillTemplate(moon[falls.key], { ...falls.words, sign }) : fillTemplate(moon.none, { sign }),
    brings,
    fillTemplate(act, { name }),
  ].join(' ')
  return { title, text, basis: [basis.none, fillTemplate(basis.moon, { sign })] }
}
