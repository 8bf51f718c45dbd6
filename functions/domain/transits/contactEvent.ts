import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../shared/domain/transits.ts'
import { signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { transitPassage } from '../reading/almanac/passagesOf.ts'
import type { ReaderChart } from '../reading/facts/ReaderChart.ts'
import { toneOf } from '../reading/facts/toneOf.ts'
import { ASPECT_WORDS, ownPoint } from '../reading/words/aspects.ts'
import type { CalendarContact } from '../sky/calendar/listContactsBetween.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'
import { bodyWords } from '../words/bodies.ts'
import { capitalised } from '../words/capitalised.ts'
import { eventId } from './eventId.ts'
import { passageText } from './passageText.ts'

/** A contact with a chart, all its passes together. */
export function contactEvent(contact: CalendarContact, chart: ReaderChart): TransitEvent {
  const { mover, aspect, point, begins, exact, ends } = contact
  const [first] = exact as readonly [EpochSeconds, ...EpochSeconds[]]
  const longitude = apparentLongitude(mover, first)
  return {
    id: eventId([mover, aspect, point], first),
    kind: 'contact',
    body: mover,
    aspect,
    point,
    sign: signOfLongitude(longitude),
    ...(chart.hasHouses && { house: chart.houseAt(longitude) }),
    begins: isoInstant(begins),
    exact: exact.map(isoInstant),
    ends: isoInstant(ends),
    title: `${capitalised(bodyWords(mover))} ${ASPECT_WORDS[aspect].verb} ${ownPoint(point)}`,
    text: passageText(transitPassage(mover, point, toneOf(aspect))),
  }
}
