import { PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import { ORDINALS } from '../../words/ordinals.ts'
import { TERMS, type Term } from './terms.ts'

/** What a question is about: the part of the chart that answers it, the weightiest first. */
export interface Topic {
  about: string
  planets: readonly Planet[]
  houses: readonly number[]
  sign?: Sign
  isToday?: true
  /** Whether it is asked which way a planet moves now. */
  asksMotion?: true
  term?: Term
}

const THEMES: readonly (readonly [RegExp, Topic])[] = [
  [
    /\b(?:today|tonight|tomorrow|this (?:week|month)|right now|these days|lately|the sky now|sky today)\b/,
    { about: 'today', planets: [], houses: [], isToday: true },
  ],
  [
    /\b(?:first impressions?|come across|appearance|my looks|shy)\b/,
    { about: 'how you come across', planets: ['Sun'], houses: [1] },
  ],
  [
    /\b(?:love|relationships?|partners?|dating|date|romance|romantic|marriage|marry|husband|wife|boyfriend|girlfriend|crush|single|ex|attract\w*|flirt\w*|soulmate|meet some(?:one|body))\b/,
    { about: 'love', planets: ['Venus', 'Mars'], houses: [7, 5] },
  ],
  [
    /\b(?:money|finances?|financial|income|salary|save|saving|savings|spend\w*|debts?|wealth|rich|invest\w*|afford)\b/,
    { about: 'money', planets: ['Venus', 'Jupiter'], houses: [2, 8] },
  ],
  [
    /\b(?:work|job|jobs|career|boss|office|colleagues?|promotion|business|profession|vocation|calling|interview|purpose)\b/,
    { about: 'work', planets: ['Saturn', 'Mars'], houses: [10, 6] },
  ],
  [
    /\b(?:famil\w+|mother|father|mum|mom|dad|parents?|home|house move|moving|childhood|roots|siblings?|brother|sister|children|kids|son|daughter)\b/,
    { about: 'family', planets: ['Moon'], houses: [4, 3] },
  ],
  [
    /\b(?:friends?|friendships?|social|groups?|lonely|loneliness|community)\b/,
    { about: 'friends', planets: ['Venus', 'Mercury'], houses: [11] },
  ],
  [
    /\b(?:talk\w*|communicat\w*|messages?|texts?|texting|write|writing|argu\w+|speak\w*|study\w*|studies|learn\w*|school|exams?|overthink\w*|think\w*|mind)\b/,
    { about: 'how you think and speak', planets: ['Mercury'], houses: [3] },
  ],
  [
    /\b(?:feel\w*|emotion\w*|moods?|cry\w*|comfort|my needs|sad\w*|alone|heart)\b/,
    { about: 'your feelings', planets: ['Moon'], houses: [4] },
  ],
  [
    /\b(?:rest|tired|sleep\w*|calm|stress\w*|anxious|anxiety|worr\w+|burn(?:ed|t)? ?out|quiet|wellbeing|healthy?|relax\w*)\b/,
    { about: 'rest', planets: ['Moon', 'Neptune'], houses: [12, 6] },
  ],
  [
    /\b(?:anger|angry|fight\w*|drive|motivat\w*|courage|ambition|ambitious|procrastinat\w*|energy|desire|sex|sexual)\b/,
    { about: 'drive and anger', planets: ['Mars'], houses: [1] },
  ],
  [
    /\b(?:luck\w*|travel\w*|abroad|faith|belie\w+|growth|hope)\b/,
    { about: 'growth and luck', planets: ['Jupiter'], houses: [9] },
  ],
]

/** For a message that names no subject. */
export const OVERVIEW: Topic = { about: 'you', planets: ['Sun', 'Moon'], houses: [1] }

const MOST_THEMES = 2

/** What a message asks about. A planet or a house that it names counts before a word of astrology, that before any theme. */
export function topicsOf(message: string): readonly Topic[] {
  const text = message.toLowerCase()
  const named = namedPlanets(text) ?? namedHouse(text) ?? namedTerm(text)
  if (named) return [named]
  const themes = THEMES.filter(([pattern]) => pattern.test(text)).map(([, topic]) => topic)
  if (themes.length === 0) return [namedSign(text) ?? OVERVIEW]
  // The sky of today is told after what it meets.
  return themes.slice(0, MOST_THEMES).toSorted((a, b) => Number(a.isToday ?? false) - Number(b.isToday ?? false))
}

function namedPlanets(text: string): Topic | undefined {
  const planets = PLANETS.filter((each) => new RegExp(`\\b${each.toLowerCase()}\\b`).test(text)).slice(0, 2)
  const about = planets.map((planet) => `your ${planet}`).join(' and ')
  const motion = text.includes('retrograde') ? { asksMotion: true as const } : {}
  return planets.length > 0 ? { about, planets, houses: [], ...motion } : undefined
}

function namedTerm(text: string): Topic | undefined {
  const term = TERMS.find(({ pattern }) => pattern.test(text))
  return term && { about: term.name, planets: [], houses: [], term }
}

function namedHouse(text: string): Topic | undefined {
  const index = ORDINALS.findIndex((name, at) =>
    new RegExp(`\\b(?:${name}|${at + 1}(?:st|nd|rd|th)) house\\b`).test(text),
  )
  return index < 0 ? undefined : { about: `your ${ORDINALS[index]} house`, planets: [], houses: [index + 1] }
}

function namedSign(text: string): Topic | undefined {
  const sign = SIGNS.find((each) => new RegExp(`\\b${each.toLowerCase()}s?\\b`).test(text))
  return sign && { about: `${sign} in your chart`, planets: [], houses: [], sign }
}
