import type { ReadingBasis } from '../../../shared/domain/reading.ts'
import { bodyWords } from '../words/bodies.ts'
import { capitalised } from '../words/capitalised.ts'
import { ordinal } from '../words/ordinals.ts'
import { aboutHouse } from './almanac/tellFrame.ts'
import { contactTimes, leavesSignAt } from './almanac/times.ts'
import type { Contact, Fact } from './facts/Fact.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Written } from './Written.ts'
import { ASPECT_WORDS } from './words/aspects.ts'
import { metWords, skyEventWords } from './words/happeningWords.ts'
import { whenFor } from './words/when.ts'

/** "Why this reading", in the words of a person: what is in the sky, what comes, and where it falls. */
export const explainReading = ({ lead, ahead, scope }: Written, day: ReadingDay): ReadingBasis[] => [
  { part: 'content', fact: `${happening(lead)}${scope === 'personal' ? timeOf(lead, day) : ''}.` },
  ...(ahead ? [{ part: 'content' as const, fact: `${happening(ahead.fact)}, ${ahead.when}.` }] : []),
  { part: 'advice', fact: placeOf(lead.house, day) },
]

const happening = (fact: Fact): string => (fact.kind === 'contact' ? meeting(fact) : skyEventWords(fact))

function meeting(contact: Contact): string {
  const { mover, sign, aspect, targetSign } = contact
  return `${capitalised(bodyWords(mover))} in ${sign} ${ASPECT_WORDS[aspect].verb} ${metWords(contact)} in ${targetSign}`
}

function timeOf(lead: Fact, day: ReadingDay): string {
  const when = whenFor(day.window.date, day.zone)
  if (lead.kind === 'ingress') return ` at ${when.hour(lead.at)}, until ${when.day(leavesSignAt(lead))}`
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return ` until ${when.day(lead.until)}`
  if (lead.kind !== 'contact') return ` at ${when.hour(lead.at!)}`
  const { since, until, hour, leavesAt } = contactTimes(lead, day)
  if (lead.stage === 'last') return `, out of range at ${leavesAt}`
  return hour ? `, exact at ${hour} and in range until ${until}` : `, in range since ${since} and until ${until}`
}

function placeOf(house: number, { chart: { hasHouses, sunSign } }: ReadingDay): string {
  const about = aboutHouse(house, 0)
  return hasHouses
    ? `It falls in your ${ordinal(house)} house, which is about ${about}.`
    : `Counted from ${sunSign}, it falls in the ${ordinal(house)} sign, which is about ${about}.`
}
