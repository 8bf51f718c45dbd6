import type { Area } from '../../../content/schema/areas.ts'

const PATTERNS: readonly (readonly [Area, RegExp])[] = [
  [
    'love',
    /\b(?:love|lover|relationships?|dating|dates?(?= (?:with|him|her|someone|a\b))|romance|romantic|marriage|marry|married|wedding|divorced?|soulmates?|soul mate|twin flame|husband|wife|boyfriend|girlfriend|fiancee?|spouse|partners?|crush|single|ex|exes|dump(?:ed|ing)|ghost(?:ed|ing)|break ?up|broke up|attract\w*|heartbroken|heartbreak|chemistry|propose[sd]?|flirt\w*|intimacy|sex|sexual|sex life|meet (?:some(?:one|body)|my person)|get back together|fall for|jealous\w*|commitment|breakups?)\b/,
  ],
  [
    'work',
    /\b(?:work|working|jobs?|career|careers|boss|office|colleagues?|coworkers?|promotion|promoted|raise|business|profession|vocation|calling|interview|money|financ\w+|income|salary|savings?|save|spend\w*|debts?|wealth\w*|rich|invest\w*|crypto|bitcoin|stocks?|afford|exams?|stud(?:y|ies|ying)|school|university|college|contract|client|startup|manager|hired|fired|quit(?:ting)?|resign|lottery|famous)\b/,
  ],
  [
    'people',
    /\b(?:famil\w+|mother|father|mom|dad|parents?|children|kids?|siblings?|brother|sister|son|daughter|friends?|friendships?|social|groups?|community|roommate|neighbou?r|aunt|uncle|cousin|grandm\w+|grandp\w+|baby|people)\b/,
  ],
  [
    'self',
    /\b(?:myself|health\w*|rest|tired|sleep\w*|calm|stress\w*|anxious|anxiety|worr(?:y|ied|ying)|exhausted|overwhelmed|hopeless|depress\w*|peace|burden|affection|invisible|burn(?:ed|t)? ?out|lost|sad|lonely|alone|empty|moods?|emotion\w*|feelings?|feel|confiden\w+|strengths?|weakness\w*|talents?|gifts?|good at|self|personality|identity|who i am|anger|angry|energy|motivat\w*|shy|purpose|overthink\w*|procrastinat\w*|restless|passion|meant to do|stuck|unlucky|luck|potential|destiny|happy|unhappy|happiness|scared|afraid|fears?|grow|growth|heal\w*|habits?|stubborn|shadow|sensitive|critici[sz]\w+)\b/,
  ],
]
const NOT_AN_AREA =
  /\b(?:work together|(?:how (?:do|does|it)|astrology|transits|houses|aspects|this|it|retrogrades?) works?\b(?! for)|does (?:\w+ ){1,3}work\b|love (?:it|this(?! (?:week|month|year))|that|you)|my self)\b/g

/** The part of life that is named first, where it is not only named as a person. */
export function readArea(text: string): Area | undefined {
  const plain = text.replace(NOT_AN_AREA, ' ')
  const found = PATTERNS.map(([area, pattern]) => ({ area, at: plain.search(pattern) })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted((one, other) => one.at - other.at)
  // "Love in my family" is about love; "I feel bad at work" about work.
  return found.length > 1 && first?.area === 'self' ? found.find(({ area }) => area !== 'self')?.area : first?.area
}
