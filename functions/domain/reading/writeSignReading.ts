import type { Planet } from '../../../shared/domain/chart.ts'
import { bodyWords } from '../words/bodies.ts'
import { countWords } from '../words/countWords.ts'
import { areasFor, partnerWords } from './almanac/areaOf.ts'
import { chooseTelling } from './almanac/chooseTelling.ts'
import { eclipseOr } from './almanac/eventSentence.ts'
import { fitParts, LEFT_OUT_FOR_SIGNS, MOST_WORDS, paragraphsOf } from './almanac/fitParts.ts'
import { passagesOf } from './almanac/passagesOf.ts'
import { readingParts } from './almanac/readingParts.ts'
import { skyAlone } from './almanac/skyAlone.ts'
import { tellFrame } from './almanac/tellFrame.ts'
import { whereWords } from './almanac/whereWords.ts'
import { chooseLead } from './facts/chooseLead.ts'
import type { Fact } from './facts/Fact.ts'
import { listSignContacts } from './facts/signContacts.ts'
import { listSkyEvents } from './facts/skyEvents.ts'
import { stageOf } from './facts/topicsOf.ts'
import { recall } from './Memory.ts'
import { type ReadingDay, turnOf } from './ReadingDay.ts'
import type { Written } from './Written.ts'
import { ASPECT_WORDS } from './words/aspects.ts'

/** The day's reading for everyone of a Sun sign, whatever their zone: it tells no hours, and half as much. */
export function writeSignReading(day: ReadingDay): Written {
  const { window, chart, memory } = day
  const turn = turnOf(day)
  const read = recall(memory, window.date)
  const facts = [...listSignContacts(chart, window), ...listSkyEvents(chart, window)]
  const lead = chooseLead(facts, { date: window.date, read, focus: null, isPremature: () => false })
  const event = signEvent(lead, day, turn)
  return skyAlone({ scope: 'sign', lead, event, date: window.date }, () => {
    const areas = areasFor(lead.house, null, turn)
    const { topic, passage, index, area, act } = chooseTelling({ passages: passagesOf(lead), areas, read, turn })
    const parts = readingParts(passage, { event, area, partner: partnerWords(null) })
    const most = MOST_WORDS.sign - countWords(passage.acts[act])
    return {
      scope: 'sign',
      title: passage.title,
      paragraphs: paragraphsOf(fitParts(parts, { most, kinds: LEFT_OUT_FOR_SIGNS })),
      act: passage.acts[act],
      lead,
      event,
      passage,
      read: { date: window.date, topic, stage: stageOf(lead), passage: index, area, act },
    }
  })
}

function signEvent(lead: Fact, day: ReadingDay, turn: number): string {
  const where = whereWords(lead, day, turn)
  const mover = bodyWords(lead.mover)
  switch (lead.kind) {
    case 'contact': {
      const { verb, noun: aspect } = ASPECT_WORDS[lead.aspect]
      // The cast: between two moving bodies nobody's angles are met.
      const other = bodyWords(lead.target as Planet)
      return tellFrame(['forSigns', 'contact'], { mover, verb, aspect, other, where }, turn)
    }
    case 'ingress':
      return tellFrame(['forSigns', 'ingress'], { mover, sign: lead.sign, where }, turn)
    case 'station':
      return tellFrame(['forSigns', lead.turns], { mover, sign: lead.sign, where }, turn)
    case 'moonEnters':
    case 'moonWithin':
      return tellFrame(['forSigns', 'moonDay'], { sign: lead.sign, where }, turn)
    default:
      return tellFrame(['forSigns', eclipseOr(lead)], { sign: lead.sign, where }, turn)
  }
}
