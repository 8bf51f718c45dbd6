import type { Planet } from '../../../../shared/domain/chart.ts'
import { MEETINGS } from '../almanac/meanings/allMeetings.ts'
import { INGRESS_MEANINGS, SLOW_INGRESS_MEANINGS } from '../almanac/meanings/ingressMeanings.ts'
import { LUNATION_MEANINGS } from '../almanac/meanings/lunationMeanings.ts'
import { MOON_IN_SIGNS } from '../almanac/meanings/moonInSigns.ts'
import { STATION_MEANINGS } from '../almanac/meanings/stationMeanings.ts'
import type { Fact, Point } from '../facts/Fact.ts'
import type { Tone } from '../pieces/Tone.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'

/** What a lead means in the life of somebody whose chart has just been told: on top of what they are like by birth. */
export const meaningOptions = (lead: Fact, house: number, reader: Reader): Option[] =>
  rankOptions(listMeanings(lead, house), {}, reader).flatMap((meaning) => {
    if (lead.kind !== 'contact' || !meaning.text.startsWith('You')) return [meaning]
    const slots = { rest: meaning.text.slice(1) }
    return rankOptions(lead.isSlow ? SLOW_OPENINGS : FAST_OPENINGS, slots, reader).map(({ text, ids }) => ({
      text,
      ids: [...ids, ...meaning.ids],
    }))
  })

const FAST_OPENINGS = ['Today y{rest}', 'Just now y{rest}', 'At the moment y{rest}', 'Right now y{rest}']
const SLOW_OPENINGS = [
  'In these weeks y{rest}',
  'Just now y{rest}',
  'At the moment y{rest}',
  'For the time being y{rest}',
]

/** What a lead means in a life: sentences, one of which stands before the scene that it causes. */
export function listMeanings(lead: Fact, house: number): readonly string[] {
  switch (lead.kind) {
    case 'contact':
      return ofMeeting(lead.mover, lead.target, lead.tone)
    case 'station':
      return lead.near ? ofMeeting(lead.mover, lead.near, 'joined') : STATION_MEANINGS[lead.mover]![lead.turns]
    case 'ingress':
      return SLOW_INGRESS_MEANINGS[lead.mover] ?? [INGRESS_MEANINGS[lead.mover]![lead.sign]]
    case 'moonEnters':
    case 'moonWithin':
      return MOON_IN_SIGNS[lead.sign]
    default:
      return lead.near ? ofMeeting(lead.mover, lead.near, lead.tone) : LUNATION_MEANINGS[lead.kind][house - 1]!
  }
}

const ofMeeting = (mover: Planet, point: Point, tone: Tone): readonly string[] =>
  MEETINGS[mover as keyof typeof MEETINGS][point][tone]
