import type { ReadingBasis } from '../../../shared/domain/reading.ts'
import { bodyWords } from '../words/bodies.ts'
import { capitalised } from '../words/capitalised.ts'
import { ordinal } from '../words/ordinals.ts'
import type { Contact, Fact } from './facts/Fact.ts'
import type { ReaderChart } from './facts/ReaderChart.ts'
import { ASPECT_WORDS } from './words/aspects.ts'
import { HOUSE_WORDS } from './words/houses.ts'
import type { Written } from './writePersonalReading.ts'

/** "Why this reading", in the words of a person: what is in the sky, what else bears on it, and where it falls. */
export function explainReading({ lead, house, second, slots }: Written, chart: ReaderChart): ReadingBasis[] {
  const isPersonal = chart.points.length > 0
  return [
    { part: 'content', fact: `${happening(lead, isPersonal)}${timeOf(lead, slots)}.` },
    ...(second
      ? [{ part: 'content' as const, fact: `${comingMeeting(second.fact)}, ${second.slots.otherWhen}.` }]
      : []),
    { part: 'advice', fact: placeOf(house, chart) },
  ]
}

const happening = (lead: Fact, isPersonal: boolean): string => {
  switch (lead.kind) {
    case 'contact':
      return meeting(lead, isPersonal)
    case 'newMoon':
      return `${lead.eclipse ? 'Solar eclipse at the New Moon' : 'New Moon'} in ${lead.sign}`
    case 'fullMoon':
      return `${lead.eclipse ? 'Lunar eclipse at the Full Moon' : 'Full Moon'} in ${lead.sign}`
    case 'firstQuarter':
      return `First quarter of the Moon in ${lead.sign}`
    case 'lastQuarter':
      return `Last quarter of the Moon in ${lead.sign}`
    case 'ingress':
      return `${capitalised(bodyWords(lead.mover))} enters ${lead.sign}`
    case 'station':
      return `${capitalised(bodyWords(lead.mover))} turns ${lead.turns} in ${lead.sign}`
    default:
      return `The Moon is in ${lead.sign}`
  }
}

/** Without the mover's sign, which may be another one by then. */
const comingMeeting = ({ mover, aspect, target, targetSign }: Contact): string =>
  `${capitalised(bodyWords(mover))} ${ASPECT_WORDS[aspect].verb} your ${target} in ${targetSign}`

function meeting({ mover, sign, aspect, target, targetSign }: Contact, isPersonal: boolean): string {
  const met = isPersonal ? `your ${target}` : bodyWords(target as Parameters<typeof bodyWords>[0])
  return `${capitalised(bodyWords(mover))} in ${sign} ${ASPECT_WORDS[aspect].verb} ${met} in ${targetSign}`
}

function timeOf(lead: Fact, { hour, startDay, endDay, endHour, endClock, today }: Written['slots']): string {
  if (hour) return `, exact at ${hour}${endDay ? ` and in range until ${endDay}` : ''}`
  if (endHour) return `, out of range at ${endHour}`
  if (endDay) return startDay ? `, in range until ${endDay}` : ` until ${endDay}`
  if (endClock) return ` until ${endClock}`
  if (lead.kind !== 'contact') return ' today'
  // A sign's reading is for every zone, and few instants fall on one day in all of them.
  return today ? ', exact today' : ', exact within a day'
}

function placeOf(house: number, { hasHouses, sunSign }: ReaderChart): string {
  const [about] = HOUSE_WORDS[house - 1]!
  return hasHouses
    ? `It falls in your ${ordinal(house)} house, which is about ${about}.`
    : `Counted from ${sunSign}, it falls in the ${ordinal(house)} sign, which is about ${about}.`
}
