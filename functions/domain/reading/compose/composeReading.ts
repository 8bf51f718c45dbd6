import { type Draft, type Sentence, type SentenceKind, sentencesOf } from './Draft.ts'
import { hash, pieceId, type ReadDay } from './Memory.ts'
import type { Option } from './rankOptions.ts'
import { listRuleBreaks } from './readingRules.ts'

/** A card with its sentences filled: its parts are taken together. */
export interface CardOption {
  title: string
  scene: Option
  act: Option
}

type Told = Exclude<SentenceKind, 'act'>

/** Ways to say each part of a reading, the best first. */
export interface Material {
  scope: Draft['scope']
  /** In which order the kinds are told, in paragraphs. A kind without options is left out. */
  order: readonly (readonly Told[])[]
  options: Readonly<Partial<Record<Told, readonly Option[]>>>
  cards: readonly CardOption[]
  /** The id of the fact that each kind rests on. */
  factOf: (kind: SentenceKind) => string
  /** Words that one reading should not have twice, such as those for the other person, or a date. */
  onceOnly: readonly string[]
  /** The kinds whose sentence tells an hour or a day of its own, so that none of another day can equal it. */
  dated: ReadonlySet<SentenceKind>
  seed: string
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
  let best: { composed: Composed; breaks: number } | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const composed = composeOnce(material, attempt)
    const { draft } = composed
    const prose = { ...draft, sentences: sentencesOf(draft).map(({ text }) => text) }
    const breaks = listRuleBreaks(prose).length * 2 + countRepeats(draft, material.onceOnly)
    if (breaks === 0) return composed
    if (!best || breaks < best.breaks) best = { composed, breaks }
  }
  return best!.composed
}

const ATTEMPTS = 300
/** After so many attempts the lists are searched one entry further. */
const ATTEMPTS_A_DEPTH = 20

function composeOnce({ scope, order, options, cards, factOf, dated, seed }: Material, attempt: number): Composed {
  const depth = 1 + Math.ceil(attempt / ATTEMPTS_A_DEPTH)
  const pick = <Item>(list: readonly Item[], key: string): Item =>
    list[attempt === 0 ? 0 : hash(`${seed}${key}${attempt}`) % Math.min(depth, list.length)]!
  const card = pick(cards, 'card')
  const chosen = new Map<SentenceKind, Option>(card.scene.isWorn ? [] : [['scene', card.scene]])
  for (const kind of order.flat()) {
    const list = options[kind]
    if (list && list.length > 0) chosen.set(kind, pick(list, kind))
  }
  const sentence = (kind: SentenceKind, { text }: Option): Sentence => ({ kind, text, fact: factOf(kind) })
  const tell = (kind: Told): Sentence[] => (chosen.has(kind) ? [sentence(kind, chosen.get(kind)!)] : [])
  const paragraphs = order.map((kinds) => kinds.flatMap(tell)).filter((paragraph) => paragraph.length > 0)
  return {
    draft: { scope, title: card.title, paragraphs, act: sentence('act', card.act) },
    read: idsOf(chosen, { title: card.title, dated }),
  }
}

/** A card is remembered by its title. */
function idsOf(
  chosen: ReadonlyMap<SentenceKind, Option>,
  { title, dated }: { title: string; dated: Material['dated'] },
): Composed['read'] {
  const ids = (isFrame: boolean) =>
    [...chosen]
      .filter(([kind]) => kind !== 'scene' && dated.has(kind) === isFrame)
      .map(([, { template, text }]) => pieceId(template, text))
      .join('')
  return { pieces: ids(false) + pieceId(title, title), frames: ids(true) }
}

/** How often something reads badly without breaking a rule: one opening thrice, or words twice that should come once. */
function countRepeats({ paragraphs }: Draft, onceOnly: readonly string[]): number {
  const texts = paragraphs.flat().map(({ text }) => text)
  const openings = texts.map((text) => text.split(' ').slice(0, 2).join(' '))
  const commonest = Math.max(...openings.map((opening) => openings.filter((other) => other === opening).length))
  const twice = onceOnly.filter((words) => texts.filter((text) => text.includes(words)).length > 1)
  return (commonest > 2 ? 1 : 0) + twice.length
}
