import { bodyWords } from '../../words/bodies.ts'
import type { Contact, Fact, Ingress } from '../facts/Fact.ts'
import type { ReadingDay } from '../ReadingDay.ts'
import { ASPECT_WORDS } from '../words/aspects.ts'
import { whenFor } from '../words/when.ts'
import { tellFrame } from './tellFrame.ts'
import { type ContactTimes, contactTimes, leavesSignAt } from './times.ts'
import { whereWords } from './whereWords.ts'

/** What happens in the sky of a person's day, when, and in which house. */
export function eventSentence(lead: Fact, day: ReadingDay, turn: number): string {
  const where = whereWords(lead, day, turn)
  if (lead.kind === 'contact') return contactSentence(lead, contactTimes(lead, day), { where, turn })
  const when = whenFor(day.window.date, day.zone)
  const mover = bodyWords(lead.mover)
  switch (lead.kind) {
    case 'ingress':
      return tellFrame(['sky', 'ingress'], { ...ingressWords(lead, day), mover, where }, turn)
    case 'station': {
      const words = { mover, sign: lead.sign, hour: when.hour(lead.at), where }
      return lead.near
        ? tellFrame(['contact', 'turnsAt'], { ...words, point: lead.near, turns: lead.turns }, turn)
        : tellFrame(['sky', lead.turns], words, turn)
    }
    case 'moonEnters':
    case 'moonWithin':
      return tellFrame(['sky', 'moonDay'], { sign: lead.sign, until: when.day(lead.until), where }, turn)
    default:
      return tellFrame(['sky', eclipseOr(lead)], { sign: lead.sign, hour: when.hour(lead.at), where }, turn)
  }
}

/** How an eclipse is said in place of its new or full moon. */
export function eclipseOr({ kind, eclipse }: Extract<Fact, { eclipse?: unknown }>) {
  if (!eclipse) return kind
  return kind === 'newMoon' ? 'solarEclipse' : 'lunarEclipse'
}

const ingressWords = (lead: Ingress, { window, zone }: ReadingDay) => {
  const when = whenFor(window.date, zone)
  return { sign: lead.sign, hour: when.hour(lead.at), until: when.day(leavesSignAt(lead)) }
}

interface Telling {
  where: string
  turn: number
}

function contactSentence(lead: Contact, times: ContactTimes, { where, turn }: Telling): string {
  const { verb, noun: aspect } = ASPECT_WORDS[lead.aspect]
  const { since, until, hour, leavesAt, pass, total } = times
  const words = { mover: bodyWords(lead.mover), verb, aspect, point: lead.target, since, until, where }
  switch (lead.stage) {
    case 'first':
      return tellFrame(['contact', 'slowArrives'], words, turn)
    case 'middle':
      return tellFrame(['contact', 'slowBetween'], words, turn)
    case 'last':
      return tellFrame(['contact', 'slowLeaves'], { ...words, hour: leavesAt }, turn)
    default: {
      const exact = { ...words, hour }
      if (pass && total)
        return tellFrame(['contact', lead.isSlow ? 'slowPass' : 'fastPass'], { ...exact, pass, total }, turn)
      return tellFrame(['contact', lead.isSlow ? 'slowExact' : 'fastExact'], exact, turn)
    }
  }
}
