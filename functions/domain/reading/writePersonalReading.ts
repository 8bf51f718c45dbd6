import { countWords } from '../words/countWords.ts'
import { areasFor, partnerWords } from './almanac/areaOf.ts'
import { chooseTelling } from './almanac/chooseTelling.ts'
import { eventSentence } from './almanac/eventSentence.ts'
import { type Ahead, findAhead } from './almanac/findAhead.ts'
import { fitParts, isFit, MOST_WORDS, paragraphsOf, textsOf } from './almanac/fitParts.ts'
import type { Part } from './almanac/Passage.ts'
import { isOfSky, natalClause, passagesOf } from './almanac/passagesOf.ts'
import { readingParts, stageSentence } from './almanac/readingParts.ts'
import { skyAlone } from './almanac/skyAlone.ts'
import { chooseLead } from './facts/chooseLead.ts'
import { isSoonTold } from './facts/contactCourse.ts'
import { listContacts } from './facts/contacts.ts'
import type { Fact } from './facts/Fact.ts'
import { listSkyEvents } from './facts/skyEvents.ts'
import { stageOf } from './facts/topicsOf.ts'
import { recall } from './Memory.ts'
import { type ReadingDay, turnOf } from './ReadingDay.ts'
import type { Written } from './Written.ts'

/**
 * The day's reading from a person's own chart: the heaviest fact of the day, told by its passage of the book in the area
 * and with the act that this reader had longest ago. Equal for equal days and equal memories.
 */
export function writePersonalReading(day: ReadingDay): Written {
  const { window, chart, memory, focus, relationship } = day
  const turn = turnOf(day)
  const read = recall(memory, window.date)
  const facts = [...listContacts(chart, window), ...listSkyEvents(chart, window)]
  const lead = chooseLead(facts, { date: window.date, read, focus, isPremature: (fact) => isSoonTold(fact, window) })
  const event = eventSentence(lead, day, turn)
  return skyAlone({ scope: 'personal', lead, event, date: window.date }, () => {
    const areas = areasFor(lead.house, focus, turn)
    const { topic, passage, index, area, act } = chooseTelling({ passages: passagesOf(lead), areas, read, turn })
    const stage = stageSentence(lead, passage, day)
    const parts = readingParts(passage, { event, area, partner: partnerWords(relationship), stage })
    const { ahead, fitted } = fitWith(findAhead(lead, day, { read, turn }), {
      parts,
      lead,
      most: MOST_WORDS.personal - countWords(passage.acts[act]),
    })
    return {
      scope: 'personal',
      title: passage.title,
      paragraphs: [...paragraphsOf(fitted), ...(ahead ? [ahead.text] : [])],
      act: passage.acts[act],
      lead,
      event,
      passage,
      ahead,
      read: { date: window.date, topic, stage: stageOf(lead), passage: index, area, act, ahead: ahead?.fact.id },
    }
  })
}

interface Fitting {
  parts: readonly Part[]
  lead: Fact
  /** Words. */
  most: number
}

/** What there is room for: what comes next is left out where the passage itself would have to give way. */
function fitWith(ahead: Ahead | undefined, { parts, lead, most }: Fitting): { ahead?: Ahead; fitted: Part[] } {
  const room = most - countWords(ahead?.text ?? '')
  const fitted = fitParts(withNatal(parts, lead, room), { most: room, kinds: ['wish', 'why'] })
  if (ahead && !isFit([...textsOf(fitted), ahead.text], most)) return fitWith(undefined, { parts, lead, most })
  return { fitted, ...(ahead && { ahead }) }
}

/** With the sentence about the reader's own placement at the end of what is said of the sky, where there is plenty of room. */
function withNatal(parts: readonly Part[], lead: Fact, most: number): readonly Part[] {
  if (lead.kind !== 'contact' || isOfSky(lead)) return parts
  const text = natalClause(lead.target, lead.targetSign)
  const words = [...textsOf(parts), text].reduce((sum, each) => sum + countWords(each), 0)
  const next = parts.findIndex(({ kind }, index) => index > 0 && !['feels', 'event', 'stage', 'why'].includes(kind))
  if (words > most || next < 0) return parts
  return [...parts.slice(0, next), { kind: 'natal', text, isOptional: true }, ...parts.slice(next)]
}
