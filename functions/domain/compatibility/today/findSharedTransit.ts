import { PAIR_PLANETS, type PairPlanet, type PairTone } from '../../../content/schema/compatibilityKeys.ts'
import { contactsInRange } from '../../reading/facts/contacts.ts'
import type { DayWindow } from '../../reading/facts/DayWindow.ts'
import type { Contact } from '../../reading/facts/Fact.ts'
import type { ReaderChart } from '../../reading/facts/ReaderChart.ts'
import { tabulatedLongitude } from '../../sky/longitudeTable.ts'

/** A planet of the day's sky that is in contact with a point of each chart. */
export interface SharedTransit {
  planet: PairPlanet
  mine: Contact
  theirs: Contact
}

/**
 * The planet that touches both charts most on a day, if one does. At least one of its two contacts is news: a fast body is
 * exact, and a slow one arrives, is exact or leaves. The other one has to be in range.
 */
export function findSharedTransit(
  [reader, person]: readonly [ReaderChart, ReaderChart],
  day: DayWindow,
): SharedTransit | undefined {
  const spans = PAIR_PLANETS.map((planet) => ({
    planet,
    start: tabulatedLongitude(planet, day.from),
    end: tabulatedLongitude(planet, day.to),
  }))
  const [mine, theirs] = [reader, person].map((chart) =>
    contactsInRange(spans, { chart, day, longitudeOf: tabulatedLongitude }).sort(byWeight),
  ) as [Contact[], Contact[]]
  const shared = PAIR_PLANETS.flatMap((planet) => {
    const [one, other] = [mine, theirs].map((contacts) => contacts.find(({ mover }) => mover === planet))
    return one && other && (isNews(one) || isNews(other)) ? [{ planet, mine: one, theirs: other }] : []
  })
  return shared.sort((one, other) => weightOf(other) - weightOf(one))[0]
}

const isNews = ({ isSlow, stage }: Contact): boolean => stage === 'exact' || (isSlow && stage !== 'middle')

/** A fast contact that is only in range has half of the weight that it has on its exact day. */
const weigh = ({ isSlow, stage, weight }: Contact): number => (isSlow || stage === 'exact' ? weight : weight / 2)

const byWeight = (one: Contact, other: Contact): number => weigh(other) - weigh(one)
const weightOf = ({ mine, theirs }: SharedTransit): number => weigh(mine) + weigh(theirs)

/** How the day goes for the two. In a conjunction a planet does as is its nature. */
export function toneOfShared({ planet, mine, theirs }: SharedTransit): PairTone {
  const [one, other] = [mine, theirs].map((contact) => isEasy(planet, contact))
  if (one !== other) return 'split'
  return one ? 'easy' : 'tense'
}

export const isEasy = (planet: PairPlanet, { tone }: Contact): boolean =>
  tone === 'joined' ? GENTLE.includes(planet) : tone === 'easy'

const GENTLE: readonly PairPlanet[] = ['Sun', 'Mercury', 'Venus', 'Jupiter']
