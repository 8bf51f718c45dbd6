import { AREAS } from './areas.ts'
import type { Entry } from './Entry.ts'
import { countAllHedges, countHedges, countWords, FILLER, listProseFaults, listSentenceFaults } from './proseRules.ts'

/** Something wrong with a content file: where, as a path of keys, and what to do. */
export interface Fault {
  path: readonly (string | number)[]
  message: string
}

type AnyEntry = Omit<Entry, 'ahead'> & Partial<Record<'ahead' | 'arrives' | 'exact' | 'pauses' | 'leaves', string>>

export interface Form {
  /** Of the passage with its longest area and all its parts, and of what can't be left out. The event and the act come on top. */
  words: { all: readonly [number, number]; needed: number }
  /** The bodies and points that the passage may name. */
  names: readonly string[]
}

const STAGES = ['arrives', 'exact', 'pauses', 'leaves'] as const
export const MOST_HEDGES = 3
const MOST_WORDS_AN_ACT = 22
const MOST_WORDS_AHEAD = 16

/** What an entry breaks of the rules of form. */
export function listEntryFaults(entry: AnyEntry, form: Form): Fault[] {
  return [
    ...titleFaults(entry),
    ...orderFaults(entry),
    ...partFaults(entry),
    ...areaFaults(entry),
    ...actFaults(entry),
    ...aheadFaults(entry),
    ...STAGES.flatMap((stage) => at([stage], entry[stage] ? listSentenceFaults(entry[stage], []) : [])),
    ...lengthFaults(entry, form),
    ...nameFaults(entry, form),
  ]
}

const at = (path: Fault['path'], messages: readonly string[]): Fault[] => messages.map((message) => ({ path, message }))

function titleFaults({ title }: AnyEntry): Fault[] {
  const words = countWords(title)
  const faults = listProseFaults(title, [])
  if (words < 2 || words > 6) faults.push(`a title of ${words} words: use two to six`)
  if (title.length > 40) faults.push(`a title of ${title.length} characters: use 40 at most`)
  if (/[.]$/.test(title)) faults.push('a title has no full stop')
  return at(['title'], faults)
}

const kindOf = (part: AnyEntry['say'][number]): string =>
  typeof part === 'string' ? part : Object.keys(part)[0]!.replace('?', '')

const textOf = (part: AnyEntry['say'][number]): string =>
  typeof part === 'string' ? '' : (Object.values(part)[0] as string)

const isNeeded = (part: AnyEntry['say'][number]): boolean =>
  typeof part === 'string' || !Object.keys(part)[0]!.endsWith('?')

function orderFaults({ say }: AnyEntry): Fault[] {
  const kinds = say.map(kindOf)
  const faults: string[] = []
  if (kinds[0] !== 'feels') faults.push('begin with "feels": what it feels like, before the sky')
  for (const kind of ['feels', 'event', 'area']) {
    const count = kinds.filter((each) => each === kind).length
    if (count !== 1) faults.push(`"${kind}" stands ${count} times: it stands once`)
  }
  if (kinds.indexOf('event') > 2) faults.push('"event" comes too late: second, or third after "why"')
  if (!kinds.includes('bites') && !kinds.includes('helps')) faults.push('say where it "helps" or where it "bites"')
  return at(['say'], faults)
}

const partFaults = ({ say }: AnyEntry): Fault[] =>
  say.flatMap((part, index) => {
    if (typeof part === 'string') return []
    const [key] = Object.keys(part)
    const faults = listSentenceFaults(textOf(part), [])
    if (key === 'feels' && countHedges(textOf(part)) > 0) faults.push('a hedge on the mood: claim it')
    return at(['say', index, key!], faults)
  })

function areaFaults({ areas }: AnyEntry): Fault[] {
  const openings = AREAS.map((area) => opening(areas[area]))
  return AREAS.flatMap((area, index) => {
    const faults = listSentenceFaults(areas[area], area === 'love' ? ['partner'] : [])
    if (openings.indexOf(openings[index]!) !== index)
      faults.push('begins like another area of this entry: begin otherwise')
    return at(['areas', area], faults)
  })
}

const opening = (text: string) => text.toLowerCase().split(/\s+/).slice(0, 2).join(' ')

const actFaults = ({ acts }: AnyEntry): Fault[] =>
  acts.flatMap((act, index) => {
    const faults = listSentenceFaults(act, [])
    const words = countWords(act)
    if (words > MOST_WORDS_AN_ACT) faults.push(`an act of ${words} words: use ${MOST_WORDS_AN_ACT} at most`)
    if (/^(?:You|Your|The|A|An|If|When|It|There|Today|Tonight)\b/.test(act)) faults.push('an act starts with its verb')
    return at(['acts', index], faults)
  })

function aheadFaults({ ahead }: AnyEntry): Fault[] {
  if (ahead === undefined) return []
  const faults = listProseFaults(ahead, [])
  if (!/^(?:["'a-z]|I\b)/.test(ahead) || /[.!?]$/.test(ahead)) faults.push('a clause: lower case, and no full stop')
  if (countWords(ahead) > MOST_WORDS_AHEAD)
    faults.push(`a clause of ${countWords(ahead)} words: use ${MOST_WORDS_AHEAD} at most`)
  return at(['ahead'], faults)
}

function lengthFaults({ say, areas }: AnyEntry, { words: { all, needed } }: Form): Fault[] {
  const lengths = AREAS.map((area) => countWords(areas[area]))
  const sum = (parts: AnyEntry['say']) => parts.reduce((total, part) => total + countWords(textOf(part)), 0)
  const [least, most] = [sum(say) + Math.min(...lengths), sum(say.filter(isNeeded)) + Math.max(...lengths)]
  const faults: string[] = []
  if (least < all[0]) faults.push(`${least} words with the shortest area: write ${all[0]} at least`)
  if (sum(say) + Math.max(...lengths) > all[1])
    faults.push(`${sum(say) + Math.max(...lengths)} words with the longest area: write ${all[1]} at most`)
  if (most > needed)
    faults.push(`${most} words without the parts that may be left out: ${needed} at most, or mark a part with "?"`)
  const hedges =
    countAllHedges(say.map(textOf).join(' ')) + Math.max(...AREAS.map((area) => countAllHedges(areas[area])))
  if (hedges > MOST_HEDGES) faults.push(`${hedges} hedges (may, can, could, tends to …): ${MOST_HEDGES} at most`)
  return at(['say'], faults)
}

const BODIES =
  /\b(Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|North Node|Ascendant|Midheaven)\b/g

function nameFaults(entry: AnyEntry, { names }: Form): Fault[] {
  const texts = [
    ...entry.say.map(textOf),
    ...Object.values(entry.areas),
    ...entry.acts,
    ...STAGES.map((stage) => entry[stage] ?? ''),
  ].join(' ')
  const foreign = (texts.match(BODIES) ?? []).filter((name) => !names.includes(name))
  const faults = Array.from(new Set(foreign), (name) => `names ${name}, which is not in this event`)
  if (/\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/i.test(texts))
    faults.push('names a house by its number: the event does')
  return at(['say'], faults)
}

/** For another entry's rules and counts. */
export { FILLER, isNeeded, kindOf, textOf }
