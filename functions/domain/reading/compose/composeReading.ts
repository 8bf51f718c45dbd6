import type { LocalDate } from '../../../../shared/domain/time.ts'
import type { Point } from '../facts/Fact.ts'
import { isInMood, type Mood } from '../pieces/Mood.ts'
import { type Draft, type Sentence, type SentenceKind, sentencesOf } from './Draft.ts'
import { fillIn } from './fillIn.ts'
import { inOrderOfDays } from './inOrderOfDays.ts'
import { hash, type ReadDay } from './Memory.ts'
import type { Option } from './rankOptions.ts'
import { BOUNDS, countRepeats, listRuleBreaks } from './readingRules.ts'
import type { CardSlots } from './Slots.ts'

/** A card with its sentences filled: its parts are taken together. */
export interface CardOption {
  title: string
  moods: readonly Mood[]
  /** What in the sky or in a chart plainly makes its day what it is like. */
  because: readonly Point[]
  /** The sentence that stands before its scene, of a card that has one of its own. */
  why?: string | undefined
  scene: string
  /** What goes on from the scene, sentence by sentence. */
  turn: readonly string[]
  act: string
  /** What the sentences about days ahead say of its matter. */
  clauses: CardSlots
  ids: readonly string[]
  /** What the memory keeps of it only for the rest days. */
  restIds: readonly string[]
}

/** A sentence that stands before a scene. */
export interface MeaningOption extends Option {
  /** What the scene has to show that follows it; absent when any scene of the part of life does. */
  mood: Mood | undefined
}

type Told = Exclude<SentenceKind, 'act'>
/** What is taken whatever the card. */
type Loose = Exclude<Told, 'scene' | 'turn' | 'meaning'>

/** Ways to say each part of a reading, the best first. */
export interface Material {
  scope: Draft['scope']
  /** In which order the kinds are told, in paragraphs. A kind without options is left out. */
  order: readonly (readonly Told[])[]
  options: Readonly<Partial<Record<Loose, readonly Option[]>>>
  /** What the day is like for the matter of a card. */
  forecasts: readonly Option[]
  /** What the lead makes of the reader, which a scene has to show. */
  meanings: readonly MeaningOption[]
  /** Which of the two is told, where both can be. */
  prefers: 'forecasts' | 'meanings'
  cards: readonly CardOption[]
  /** Whether there is room for the first sentence of a turn at most. */
  isShort: boolean
  /** The id of the fact that each kind rests on. */
  factOf: (kind: SentenceKind) => string
  /** Words that one reading should not have twice, such as those for the other person, or a date. */
  onceOnly: readonly string[]
  /** The kinds whose sentence tells an hour or a day of its own, so that none of another day can equal it. */
  dated: ReadonlySet<SentenceKind>
  seed: string
  /** What is told of days ahead is told in their order. */
  today: LocalDate
}

export interface Composed {
  draft: Draft
  /** What will have been read, for the memory. */
  read: Pick<ReadDay, 'pieces' | 'frames'>
}

/**
 * Puts a reading together from the best options that keep the rules of form together. When the very best are too long,
 * too short or too alike, it looks further down the lists. The same material always makes the same reading.
 */
export function composeReading(material: Material): Composed {
  const { draft, read } = findBest(material)
  return { draft: inOrderOfDays(draft, material.today), read }
}

function findBest(material: Material): Composed {
  const brief = shortestFirst(material)
  let best: { composed: Composed; breaks: number } | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const composed = composeOnce(attempt < BRIEF_ATTEMPTS ? material : brief, attempt)
    const { draft } = composed
    const prose = { ...draft, sentences: sentencesOf(draft).map(({ text }) => text) }
    const broken = listRuleBreaks(prose)
    // A reader sees a text that is too long sooner than sentences of one length.
    const isWrongSize = broken.some((what) => / words$/.test(what))
    const breaks = broken.length * 2 + (isWrongSize ? 1 : 0) + countRepeats(draft, material.onceOnly)
    if (breaks === 0) return composed
    if (!best || breaks < best.breaks) best = { composed, breaks }
  }
  return best!.composed
}

const ATTEMPTS = 420
/** After so many attempts the lists are searched one entry further. */
const ATTEMPTS_A_DEPTH = 20

/** From here on the shortest are tried first, whatever was read last: no other way was left to keep the bounds. */
const BRIEF_ATTEMPTS = 300

function shortestFirst(material: Material): Material {
  const sorted = <Each extends Option>(list: readonly Each[]) =>
    [...list].sort((one, other) => one.text.length - other.text.length)
  const entries = Object.entries(material.options) as [Loose, readonly Option[]][]
  const options = entries.map(([kind, list]) => [kind, sorted(list)] as const)
  const length = ({ scene, turn, act }: CardOption) => [scene, ...turn, act].join(' ').length
  const cards = [...material.cards].sort((one, other) => length(one) - length(other))
  const meanings = sorted(material.meanings)
  return { ...material, cards, options: Object.fromEntries(options), meanings }
}

function composeOnce(material: Material, attempt: number): Composed {
  const { scope, order, factOf, dated, seed } = material
  const depth = 1 + Math.ceil((attempt % BRIEF_ATTEMPTS) / ATTEMPTS_A_DEPTH)
  const pick = <Item>(list: readonly Item[], key: string): Item =>
    list[BEST_ATTEMPTS.includes(attempt) ? 0 : hash(`${seed}${key}${attempt}`) % Math.min(depth, list.length)]!
  const cards = attempt < STORY_ATTEMPTS ? bestCards(material.cards) : material.cards
  const whole = attempt < FULL_ATTEMPTS ? cards[0]! : pick(cards, 'card')
  const card = material.isShort ? { ...whole, turn: whole.turn.slice(0, attempt % 4 === 3 ? 0 : 1) } : whole
  const chosen = new Map<SentenceKind, Option>()
  for (const [kind, list] of Object.entries(material.options) as [Loose, readonly Option[]][]) {
    const filled = fillIn(list, card)
    if (filled.length > 0) chosen.set(kind, pick(filled, kind))
  }
  const isUntold = ({ text }: Option) => text !== chosen.get('placement')?.text
  const meanings = meaningsFor(card, { ...material, meanings: material.meanings.filter(isUntold) })
  if (meanings.length > 0) chosen.set('meaning', pick(meanings, 'meaning'))
  const count = chosen.size + card.turn.length + SCENE_AND_ACT
  // What the scene shows of the reader says more than what their chart has there, which is told where there is room.
  if (count > BOUNDS[scope].sentences[attempt < FULL_ATTEMPTS ? 1 : 0]) chosen.delete('placement')
  const sentence = (kind: SentenceKind) => (text: string) => ({ kind, text, fact: factOf(kind) })
  const tell = (kind: Told): Sentence[] => textsOf(kind, card, chosen).map(sentence(kind))
  const paragraphs = order.map((kinds) => kinds.flatMap(tell)).filter((paragraph) => paragraph.length > 0)
  return {
    draft: { scope, title: card.title, paragraphs, act: sentence('act')(card.act) },
    read: idsOf(chosen, { card, dated }),
  }
}

/** What stands before the scene: what the day is like for its matter, or what it shows of the reader. */
function meaningsFor(
  card: CardOption,
  { forecasts, meanings, prefers }: Pick<Material, 'forecasts' | 'meanings' | 'prefers'>,
): readonly Option[] {
  if (card.why) return [{ text: card.why, ids: [] }]
  const shown = meanings.filter(({ mood }) => isInMood(card.moods, mood))
  const told = fillIn(forecasts, card)
  const [first, second] = prefers === 'meanings' ? [shown, told] : [told, shown]
  return first.length > 0 ? first : second
}

/** So often it is tried to tell all there is, with the best card. */
const FULL_ATTEMPTS = 8
const BEST_ATTEMPTS = [0, FULL_ATTEMPTS]

const SCENE_AND_ACT = 2

/** Those that have a reason of their own, where there are any: a scene that the sky causes is worth another frame. */
function bestCards(cards: readonly CardOption[]): readonly CardOption[] {
  const caused = cards.filter(({ why }) => why)
  return caused.length > 0 ? caused : cards
}

/** So often it is tried with those alone. */
const STORY_ATTEMPTS = 160

function textsOf(kind: Told, card: CardOption, chosen: ReadonlyMap<SentenceKind, Option>): readonly string[] {
  if (kind === 'scene') return [card.scene]
  if (kind === 'turn') return card.turn
  const option = chosen.get(kind)
  return option ? [option.text] : []
}

/** The first id of a dated sentence is that of its frame; what else it is made of rests as long as a piece. */
function idsOf(
  chosen: ReadonlyMap<SentenceKind, Option>,
  { card, dated }: { card: CardOption; dated: Material['dated'] },
): Composed['read'] {
  const kinds = (['event', 'placement', 'meaning', 'second', 'timing'] as const).filter((kind) => chosen.has(kind))
  const [pieces, frames] = [[...card.ids], [...card.restIds]]
  for (const kind of kinds) {
    const { ids, restIds = [] } = chosen.get(kind)!
    frames.push(...restIds, ...(dated.has(kind) ? [ids[0]!] : []))
    pieces.push(...(dated.has(kind) ? ids.slice(1) : ids))
  }
  return { pieces: pieces.join(''), frames: frames.join('') }
}
