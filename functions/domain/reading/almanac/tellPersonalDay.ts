import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Transit } from '../../sky/transits.ts'
import { composeDay } from './composeDay.ts'
import type { Day, DayText } from './Day.ts'
import { moverTitles } from './moverTitles.ts'
import { skyAspects } from './skyAspects.ts'
import { INNER, OUTER, tellBackground } from './tellBackground.ts'
import { moonTitle, tellMoonSign } from './tellMoonSign.ts'
import { tellPhase } from './tellPhase.ts'
import { adviseOnSky } from './tellSky.ts'
import { adviseOnTransit, tellTransit } from './tellTransit.ts'
import { toneOf } from './toneOf.ts'
import { vary } from './vary.ts'

/** The day for one person: what is passing through their chart this week, today, and this year. */
export function tellPersonalDay(day: Day): DayText {
  const { week, hours, season, more } = chooseTransits(day)
  const lead = week ?? hours ?? season
  const [overhead] = skyAspects(day.sky)
  const paragraphs = [
    week && tellTransit(week, 0, day),
    hours ? tellTransit(hours, 1, day) : tellMoonSign(day),
    season ? tellTransit(season, 2, day) : (tellBackground(day, [...INNER, ...OUTER]) ?? tellPhase(day)),
  ]
  const advice = [more && adviseOnTransit(more, day), overhead && adviseOnSky(overhead, day)]
  const title = lead ? vary(moverTitles[lead.mover][toneOf(lead.aspect)], day, 'title') : moonTitle(day)
  return composeDay({ title, paragraphs, advice }, day)
}

interface Chosen {
  week: Transit | undefined
  hours: Transit | undefined
  season: Transit | undefined
  more: Transit | undefined
}

/**
 * Slow transits last for months, so they take turns; the quick ones lead by closeness. Each meets another natal body,
 * so that no reading says the same thing twice.
 */
function chooseTransits(day: Day): Chosen {
  const week = day.transits.find(({ mover }) => QUICK.has(mover))
  const besides = day.transits.filter(({ target }) => target !== week?.target)
  const hours = besides.find(({ mover }) => mover === 'Moon')
  const others = besides.filter(({ target }) => target !== hours?.target)
  const [slow, ...slower] = others.filter(({ mover }) => mover !== 'Moon' && !QUICK.has(mover))
  const season = slow && vary([slow, ...slower], day, 'season')
  return { week, hours, season, more: others.find(({ target }) => target !== season?.target) }
}

const QUICK: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Mercury', 'Venus', 'Mars'])
