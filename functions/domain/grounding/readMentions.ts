import type { AspectName } from '../../../shared/domain/chart.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { ORDINALS } from '../words/ordinals.ts'
import type { Body } from './Body.ts'
import { ADJECTIVES, ASPECT_WORDS, BODY_NAMES, CARDINALS, signs } from './lexicon.ts'

/** Whose body a text speaks of: the reader's, the sky's, somebody else's, or it does not say. */
export type Frame = 'birth' | 'sky' | 'other' | 'unsaid'

interface Span {
  start: number
  end: number
}
export type BodyMention = Span & { kind: 'body'; body: Body; frame: Frame }
export type SignMention = Span & { kind: 'sign'; sign: Sign }
export type HouseMention = Span & { kind: 'house'; house: number }
export type AspectMention = Span & { kind: 'aspect'; aspect: AspectName | 'any' }
export type Mention = BodyMention | SignMention | HouseMention | AspectMention

/** What a sentence names of the sky, in the order of the words. Where two names overlap, the earlier and longer counts. */
export function readMentions(sentence: string): Mention[] {
  const found = [...bodiesOf(sentence), ...signsOf(sentence), ...housesOf(sentence), ...aspectsOf(sentence)]
  const kept: Mention[] = []
  for (const mention of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention)
  return kept
}

const spansOf = (sentence: string, pattern: RegExp): (Span & { match: RegExpMatchArray })[] =>
  [...sentence.matchAll(pattern)].map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
  }))

const word = (source: string, flags = 'gi') => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, flags)

const ANY_SIGN = Object.values(ADJECTIVES).join('|')
const bodyPatterns = [
  ...BODY_NAMES.map(([body, names]) => [body, word(names)] as const),
  // "Leo rising" and "Leo rises", and not "a rising tension".
  ['Ascendant', new RegExp(`(?<=(?<![\\w-])(?:${ANY_SIGN})[ -])(?:rising(?: sign)?|rises)(?![\\w-])`, 'gi')] as const,
]

const bodiesOf = (sentence: string): BodyMention[] =>
  bodyPatterns.flatMap(([body, pattern]) =>
    spansOf(sentence, pattern).map(({ start, end }) => ({
      kind: 'body' as const,
      body,
      frame: frameOf(sentence.slice(0, start)),
      start,
      end,
    })),
  )

const FRAMES: readonly (readonly [Frame, RegExp])[] = [
  ['sky', /\b(?:today['’]?s?|tonight['’]s|transiting|current|new|full|this (?:week|month|year)['’]s)\s+(?:\w+\s+)?$/i],
  ['birth', /\b(?:your|natal|birth)\s+(?:own\s+)?(?:\w+\s+)?$/i],
  ['other', /\b(?:my|his|her|their|our|(?!it\b)\w+['’]s)\s+(?:natal\s+)?$/i],
]

const frameOf = (before: string): Frame => FRAMES.find(([, pattern]) => pattern.test(before))?.[0] ?? 'unsaid'

const signPatterns = signs.map((sign) => [sign, word(ADJECTIVES[sign], sign === 'Cancer' ? 'g' : 'gi')] as const)

const signsOf = (sentence: string): SignMention[] =>
  signPatterns.flatMap(([sign, pattern]) =>
    spansOf(sentence, pattern).map(({ start, end }) => ({ kind: 'sign' as const, sign, start, end })),
  )

const ORDINAL = `(?:${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th))`
const HOUSES = [
  // "seventh house", "your 7th and 8th houses"
  new RegExp(
    `\\b${ORDINAL}(?=(?:\\s*(?:,|and|or|to|through)\\s*(?:your |the )?${ORDINAL})*\\s+(?:natal |solar )?houses?\\b)`,
    'gi',
  ),
  // "house 7", "houses seven and eight"
  new RegExp(`(?<=\\bhouses?\\s(?:number\\s)?(?:\\w+\\sand\\s)?)(?:\\d{1,2}|${CARDINALS.join('|')})\\b`, 'gi'),
  // "Mars in your seventh"
  new RegExp(
    `(?<=\\bin (?:the|your|its) )${ORDINAL}(?=\\s*(?:$|[,)]|(?:and|in|from|with|where|which|while|of (?:your|the) chart)\\b))`,
    'gi',
  ),
]

const housesOf = (sentence: string): HouseMention[] =>
  HOUSES.flatMap((pattern) =>
    spansOf(sentence, pattern).map(({ start, end, match }) => ({
      kind: 'house' as const,
      house: numberOf(match[0].toLowerCase()),
      start,
      end,
    })),
  )

function numberOf(text: string): number {
  const index = Math.max(ORDINALS.indexOf(text as never), CARDINALS.indexOf(text as never))
  return index >= 0 ? index + 1 : Number.parseInt(text, 10)
}

const aspectPatterns = ASPECT_WORDS.map(([aspect, words]) => [aspect, word(words)] as const)

const aspectsOf = (sentence: string): AspectMention[] =>
  aspectPatterns.flatMap(([aspect, pattern]) =>
    spansOf(sentence, pattern).map(({ start, end }) => ({ kind: 'aspect' as const, aspect, start, end })),
  )
