import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import type { Body } from '../../grounding/Body.ts'
import { ADJECTIVES, BODY_NAMES } from '../../grounding/lexicon.ts'
import { readMentions } from '../../grounding/readMentions.ts'

export interface NamedInMessage {
  bodies: Body[]
  signs: Sign[]
  houses: number[]
  aspect?: AspectName
}

/** What names no body of a chart: a full moon is a day, and Mars a bar. */
const NO_BODY =
  /\b(?:(?:full|new|void) moon|void of course moon|mars bar|freddie mercury|bruno mars|venus williams|moon phase)\b/g
/** Where the two letters of a sign or a point stand for it. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bcancer/g, 'Cancer'],
  [
    /\b(?:(?:my|his|her|and|or|the|between|with) )rising\b(?! sign)|^rising\b|(?<=\w )rising(?= (?:sign|and|or|mean\w*)\b)/g,
    ' Ascendant',
  ],
  [/\b(?:cap|capri)(?= (?:sun|moon|rising|venus|mars|mercury|stellium|placements?)\b)/g, 'capricorn'],
  [/\b(?:aqua)(?= (?:sun|moon|rising|venus|mars|mercury|stellium|placements?)\b)/g, 'aquarius'],
  [
    /\b(?:what|which) (?:star |zodiac )?sign (?:am i|are we)\b|\bmy (?:star|zodiac) ?sign\b|\bmy sign\b(?! of)/g,
    'sun sign',
  ],
  [/(?<=\b(?:am|is|vs|and|or|with) (?:an? )?)cap\b/g, 'capricorn'],
  [/(?<=\b(?:am|is|vs|and|or|with) (?:an? )?)gem\b(?! of)/g, 'gemini'],
  [/\bnn\b/g, 'north node'],
  [/\b(?:degrees? (?:of|in)) /g, ''],
]
const ASPECT_NAMES: readonly (readonly [AspectName, RegExp])[] = [
  ['conjunction', /\bconjunct\w*/],
  ['opposition', /\boppos(?:e[sd]?|ing|itions?|ite)\b/],
  ['trine', /\btrin(?:e[sd]?|ing)\b(?<!grand trines?)/],
  ['square', /\bsquar(?:e[sd]?|ing)\b(?<!t[- ]squares?)/],
  ['sextile', /\bsextil(?:e[sd]?|ing)\b/],
]

/** Most messages name nothing of the sky, and need no closer look. */
const anyName = new RegExp(
  [
    ...BODY_NAMES.map(([, names]) => names),
    ...Object.values(ADJECTIVES),
    'rising|signs?|nn|cap|gem|house|in (?:the|my) \\w+|conjunct|oppos|trin|squar|sextil',
  ].join('|'),
  'i',
)

/** Bodies, signs, houses and the aspect that a message names, each once and in its order. */
export function readBodies(text: string): NamedInMessage {
  if (!anyName.test(text)) return { bodies: [], signs: [], houses: [] }
  const written = SHORT_FORMS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text.replace(NO_BODY, ' '))
  const mentions = readMentions(written)
  const aspect = ASPECT_NAMES.find(([, pattern]) => pattern.test(text))?.[0]
  return {
    bodies: [...new Set(mentions.flatMap((each) => (each.kind === 'body' ? [each.body] : [])))],
    signs: [...new Set(mentions.flatMap((each) => (each.kind === 'sign' ? [each.sign] : [])))],
    houses: [...new Set(mentions.flatMap((each) => (each.kind === 'house' ? [each.house] : [])))].filter(isHouse),
    ...(aspect && { aspect }),
  }
}

const isHouse = (house: number) => house >= 1 && house <= 12
