import type { PairToday } from '../../../../shared/domain/person.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { openTexts } from '../report/openTexts.ts'
import { findSharedTransit, isEasy, type SharedTransit, toneOfShared } from './findSharedTransit.ts'
import { type PairDay, takeTurns } from './PairDay.ts'
import { pairChart } from './pairChart.ts'
import { tellMoonDay } from './tellMoonDay.ts'
import { basisOf, eventOf } from './tellShared.ts'
import { whereFor } from './whereFor.ts'

/** What a day brings for two people: the transit that touches both charts, or else the Moon. The same for the same day. */
export function tellPairDay(day: PairDay): PairToday {
  const charts = [pairChart(day.skies[0]), pairChart(day.skies[1])] as const
  const shared = findSharedTransit(charts, day.window)
  const told = shared ? tellShared(shared, day) : tellMoonDay(charts, day)
  return { date: day.window.date, ...told, missing: missingOf(day) }
}

function tellShared(shared: SharedTransit, day: PairDay): Pick<PairToday, 'title' | 'text' | 'basis'> {
  const { name } = day
  const { planets, where } = openTexts('today')
  const { shows, ...tones } = planets[shared.planet]
  const { title, brings, act } = takeTurns(tones[toneOfShared(shared)], day)
  const [easier, harder] = isEasy(shared.planet, shared.mine) ? ['you', name] : [name, 'you']
  const houses = [shared.mine.house, shared.theirs.house] as const
  const falls = whereFor(houses, day)
  const text = [
    fillTemplate(brings, { name, easier: easier!, harder: harder! }),
    eventOf(shared, name),
    falls ? fillTemplate(where[falls.key], falls.words) : shows,
    fillTemplate(act, { name }),
  ].join(' ')
  return { title, text, basis: basisOf(shared, day) }
}

/** What is left out for want of a birth time. */
function missingOf({ skies: [reader, person], name }: PairDay): string[] {
  const { missing } = openTexts('today')
  return [
    ...(reader.known === 'chart' ? [] : [missing.reader[reader.known]]),
    ...(person.known === 'chart' ? [] : [fillTemplate(missing.person[person.known], { name })]),
  ]
}
