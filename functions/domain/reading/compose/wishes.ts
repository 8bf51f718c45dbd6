import { capitalised } from '../../words/capitalised.ts'
import { MOVER_WISHES } from '../almanac/wishes/allMovers.ts'
import { TARGET_WISHES } from '../almanac/wishes/allTargets.ts'
import { IN_HOUSES } from '../almanac/wishes/inHouses.ts'
import { INGRESS_WISHES, LUNATION_WISHES, MOON_WISHES, STATION_WISHES } from '../almanac/wishes/ofTheSky.ts'
import { SIGN_WISHES } from '../almanac/wishes/signs.ts'
import type { Fact } from '../facts/Fact.ts'
import type { Tone } from '../pieces/Tone.ts'
import { hash } from './Memory.ts'
import { type Option, type Reader, rankOptions } from './rankOptions.ts'
import { countWords } from './readingRules.ts'
import type { Slots } from './Slots.ts'

/** What the two sides of a lead want of the reader, in one sentence: "In money matters, Mars wants … but your Saturn …". */
export function wishOptions(lead: Fact, { house, slots }: Place, reader: Reader): Option[] {
  const [ones, others] = sidesOf(lead).map((clauses) => rankOptions(clauses, slots, reader)) as [Option[], Option[]]
  const joints = JOINTS[lead.tone]
  const turn = hash(reader.seed + reader.date)
  return Array.from({ length: Math.max(ones.length, others.length) * 2 }, (_, index) => {
    const [one, other] = [ones[(index >> 1) % ones.length]!, others[(index >> 1) % others.length]!]
    const isSwapped = lead.kind === 'contact' && (turn + index) % 2 === 1 && !BACKWARD.test(other.text)
    const [first, second] = isSwapped ? [other.text, one.text] : [one.text, other.text]
    const wishes = first + joints[(turn + index) % joints.length]! + second
    const frames = rankOptions(framesOf(house), { wishes, Wishes: capitalised(wishes) }, reader)
    const frame = frames[(turn + index) % frames.length]!
    return { text: frame.text, ids: [...frame.ids, ...one.ids, ...other.ids] }
  }).filter(({ text }) => countWords(text) <= MOST_WORDS)
}

interface Place {
  /** The part of life that the sentence names; none where a reading is too short to say it twice. */
  house?: number
  slots: Slots
}

const framesOf = (house: number | undefined): readonly string[] => (house ? IN_HOUSES[house - 1]! : ['{Wishes}.'])

/** A clause that points back at the other one, and cannot come first. */
const BACKWARD = /\b(it|that|this|there)\b/

const MOST_WORDS = 27

const JOINTS: Record<Tone, readonly string[]> = {
  joined: [', and ', ', while '],
  easy: [', and '],
  tense: [', but ', ', while '],
}

/** The mover, or what the Moon does; and what it meets: a point of the chart, or else the sign that it is in. */
function sidesOf(lead: Fact): [readonly string[], readonly string[]] {
  if (lead.kind === 'contact') return [MOVER_WISHES[lead.mover]![lead.tone], TARGET_WISHES[lead.target][lead.tone]]
  const met = 'near' in lead && lead.near ? TARGET_WISHES[lead.near][lead.tone] : SIGN_WISHES[lead.sign]
  return [skyWishes(lead), met]
}

function skyWishes(lead: Exclude<Fact, { kind: 'contact' }>): readonly string[] {
  if (lead.kind === 'ingress') return INGRESS_WISHES
  if (lead.kind === 'station') return STATION_WISHES[lead.turns]
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return MOON_WISHES
  return LUNATION_WISHES[lead.kind]
}
