import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { ENTERED_SIGNS } from '../../../content/schema/keys.ts'
import { openChapter } from '../../content/openChapter.ts'
import type { Contact, Fact, Ingress, Lunation, MoonStay } from '../facts/Fact.ts'
import type { Tone } from '../facts/Tone.ts'
import { topicsOf } from '../facts/topicsOf.ts'
import type { Passage } from './Passage.ts'

/** A passage, what it is about, and which of several on that. */
export interface TopicPassage {
  topic: string
  index: number
  passage: Passage
}

/**
 * What the book has to tell of a fact: one passage, or several that take turns for the Moon's days.
 * Throws when a chapter can't be opened.
 */
export function passagesOf(fact: Fact): readonly [TopicPassage, ...TopicPassage[]] {
  const topics = topicsOf(fact)
  const lists = isMoonStay(fact) ? moonPassages(fact) : [[passageOf(fact)]]
  const all = lists.flatMap((list, which) => list.map((passage, index) => ({ topic: topics[which]!, index, passage })))
  // The cast: the book has a passage for every fact.
  return all as unknown as [TopicPassage, ...TopicPassage[]]
}

const isMoonStay = (fact: Fact): fact is MoonStay => fact.kind === 'moonEnters' || fact.kind === 'moonWithin'

const moonPassages = ({ house, sign }: MoonStay): readonly (readonly Passage[])[] => [
  openMoon('houses')[house]!,
  openMoon('signs')[sign]!,
]

function passageOf(fact: Exclude<Fact, MoonStay>): Passage {
  switch (fact.kind) {
    case 'contact':
      return isOfSky(fact) ? skyPassage(fact) : transitPassage(fact.mover, fact.target, fact.tone)
    case 'station':
      return fact.near ? transitPassage(fact.mover, fact.near, 'joined') : turningPassage(fact.mover, fact.turns)
    case 'ingress':
      return enteringPassage(fact)
    default:
      return lunationPassage(fact.kind, { house: fact.house, isEclipse: fact.eclipse !== undefined })
  }
}

export const turningPassage = (body: string, turns: 'retrograde' | 'direct'): Passage =>
  openChapter<Keyed>('reading/turning')[body]![turns]!

/** Of a phase of the Moon, or of the eclipse that comes with it. */
export const lunationPassage = (
  kind: Lunation['kind'],
  { house, isEclipse }: { house: number; isEclipse: boolean },
): Passage =>
  isEclipse
    ? openChapter<Keyed>('reading/eclipses')[kind === 'newMoon' ? 'solar' : 'lunar']![house]!
    : openChapter<Keyed>('reading/lunations')[kind]![house]!

/** Chapters whose entries have two keys. */
type Keyed = Readonly<Record<string, Readonly<Record<string, Passage>>>>

const openMoon = (key: 'houses' | 'signs') =>
  openChapter<Readonly<Record<string, readonly Passage[]>>>(`reading/moon/${key}`)

/** Between two moving bodies, where nobody's chart is met. */
export const isOfSky = (contact: Contact): boolean => contact.exactLongitude === undefined

const chapterOf = (folder: string, body: string) => openChapter<Keyed>(`reading/${folder}/${body.toLowerCase()}`)

export const transitPassage = (mover: Contact['mover'], point: string, tone: Tone): Passage =>
  chapterOf('transits', mover)[point]![tone]!

const skyPassage = ({ mover, target, tone }: Contact): Passage => chapterOf('sky', mover)[target]![tone]!

function enteringPassage({ mover, sign }: Ingress): Passage {
  const chapter = openChapter<Readonly<Record<string, Passage>>>(`reading/entering/${mover.toLowerCase()}`)
  const signs: readonly (Sign | 'any')[] = ENTERED_SIGNS[mover as keyof typeof ENTERED_SIGNS]
  return chapter[signs.includes(sign) ? sign : 'any']!
}

/** The sentence of the reader's own placement: "Your Moon in Capricorn wants a plan before it wants comfort." */
export const natalClause = (point: string, sign: Sign): string =>
  openChapter<Readonly<Record<string, Readonly<Record<Sign, string>>>>>('reading/natal')[point]![sign]
