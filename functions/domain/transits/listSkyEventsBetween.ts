import { after, DAY, isoInstant } from '../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../shared/domain/transits.ts'
import { passagesOf } from '../reading/almanac/passagesOf.ts'
import type { Fact } from '../reading/facts/Fact.ts'
import type { ReaderChart } from '../reading/facts/ReaderChart.ts'
import { eventsOf } from '../reading/facts/skyEvents.ts'
import { quarterAt, type SkyOfDay } from '../reading/facts/skyOfDay.ts'
import { skyEventWords } from '../reading/words/happeningWords.ts'
import { listIngressesBetween } from '../sky/calendar/listIngressesBetween.ts'
import { listLunationsBetween } from '../sky/calendar/listLunationsBetween.ts'
import { listRetrogrades } from '../sky/calendar/listRetrogrades.ts'
import type { Span } from '../sky/calendar/path.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'
import { nextIngress } from '../sky/ingresses.ts'
import { eventId } from './eventId.ts'
import { passageText } from './passageText.ts'

/** The lunations, eclipses, ingresses and stations of [from, to), as they fall into a chart. */
export const listSkyEventsBetween = (chart: ReaderChart, span: Span): TransitEvent[] => {
  const sky = skyBetween(span)
  return eventsOf(sky, chart).map((fact, index) => eventOf(fact as Timed, chart, sky.ends[index]!))
}

type Timed = Exclude<Fact, { kind: 'contact' | 'moonEnters' | 'moonWithin' }>

interface Sky extends Pick<SkyOfDay, 'quarters' | 'stations' | 'ingresses'> {
  /** When what they begin is over, in the order of `eventsOf`. */
  ends: number[]
}

/** The sky of the last spans that were asked for: it is the same for every chart. */
const skies = new Map<string, Sky>()
const MOST_SKIES = 50

function skyBetween(span: Span): Sky {
  const key = `${span.from} ${span.to}`
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.clear()
  const sky = searchSky(span)
  skies.set(key, sky)
  return sky
}

function searchSky(span: Span): Sky {
  const isWithin = ({ at }: { at: number }) => at >= span.from && at < span.to
  const quarters = listLunationsBetween(span).map(({ phase, at }) => quarterAt(phase, at))
  const stations = listRetrogrades(span)
    .flatMap(({ planet, from, to, fromSign, toSign }) => [
      {
        planet,
        at: from,
        turns: 'retrograde' as const,
        sign: fromSign,
        longitude: apparentLongitude(planet, from),
        ends: to,
      },
      { planet, at: to, turns: 'direct' as const, sign: toSign, longitude: apparentLongitude(planet, to), ends: to },
    ])
    .filter(isWithin)
  const ingresses = listIngressesBetween(span).map(({ planet, at }) => {
    // A minute on: at the border itself the sign is not certain.
    const longitude = apparentLongitude(planet, after(at, 60))
    return { planet, at, longitude, ends: nextIngress(planet, after(at, DAY / 24)) }
  })
  const ends = [...quarters.map(({ at }) => at), ...[...stations, ...ingresses].map((each) => each.ends)]
  return { quarters, stations, ingresses, ends }
}

function eventOf(fact: Timed, chart: ReaderChart, ends: number): TransitEvent {
  const [{ passage }] = passagesOf(fact)
  return {
    id: eventId(namesOf(fact), fact.at),
    kind: kindOf(fact),
    body: fact.mover,
    sign: fact.sign,
    ...('near' in fact && fact.near && { point: fact.near }),
    ...(chart.hasHouses && { house: fact.house }),
    begins: isoInstant(fact.at),
    exact: [isoInstant(fact.at)],
    ends: isoInstant(ends as typeof fact.at),
    title: skyEventWords(fact),
    text: passageText(passage),
  }
}

function namesOf(fact: Timed): string[] {
  if (fact.kind === 'ingress') return [fact.mover, 'enters', fact.sign]
  if (fact.kind === 'station') return [fact.mover, 'turns', fact.turns]
  return [fact.kind.replace(/[A-Z]/g, (letter) => `-${letter}`)]
}

function kindOf(fact: Timed): TransitEvent['kind'] {
  if (fact.kind === 'ingress' || fact.kind === 'station') return fact.kind
  return fact.eclipse ? 'eclipse' : 'lunation'
}
