import { PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import { ORDINALS } from '../../words/ordinals.ts'

/** What a question is about: the part of the chart that answers it, the weightiest first. */
export interface Topic {
  about: string
  planets: readonly Planet[]
  houses: readonly number[]
  sign?: Sign
  isToday?: true
  isRising?: true
}

const THEMES: readonly (readonly [RegExp, Topic])[] = [
  [
    /\b(?:today|tonight|tomorrow|this (?:week|month)|right now|these days|lately|transits?|the sky now|sky today)\b/,
    { about: 'today', planets: [], houses: [], isToday: true },
  ],
  [
    /\b(?:rising|ascendant|first impressions?|come across)\b/,
    { about: 'how you come across', planets: ['Sun'], houses: [1], isRising: true },
  ],
  [
    /\b(?:love|relationships?|partners?|dating|date|romance|romantic|marriage|marry|husband|wife|boyfriend|girlfriend|crush|single|ex|attract\w*|flirt\w*|soulmate)\b/,
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
    /\b(?:rest|tired|sleep\w*|calm|stress\w*|anxious|anxiety|worr\w+|burn(?:ed|t)? ?out|quiet|alone|wellbeing|healthy?|relax\w*)\b/,
    { about: 'rest', planets: ['Moon', 'Neptune'], houses: [12, 6] },
  ],
  [
    /\b(?:anger|angry|fight\w*|drive|motivat\w*|courage|ambition|ambitious|procrastinat\w*|energy|desire|sex|sexual)\b/,
    { about: 'drive and anger', planets: ['Mars'], houses: [1] },
  ],
  [
    /\b(?:feel\w*|emotion\w*|moods?|cry\w*|comfort|needs?|sad|heart)\b/,
    { about: 'your feelings', planets: ['Moon'], houses: [4] },
  ],
  [
    /\b(?:luck\w*|travel\w*|abroad|faith|belie\w+|growth|hope)\b/,
    { about: 'growth and luck', planets: ['Jupiter'], houses: [9] },
  ],
]

const OVERVIEW: Topic = { about: 'you', planets: ['Sun', 'Moon'], houses: [1] }

/** What a message asks about. A planet, a house or a sign that it names counts before any theme. */
export function topicOf(message: string): Topic {
  const text = message.toLowerCase()
  return namedPlanet(text) ?? namedHouse(text) ?? themeOf(text) ?? namedSign(text) ?? OVERVIEW
}

const themeOf = (text: string): Topic | undefined => THEMES.find(([pattern]) => pattern.test(text))?.[1]

function namedPlanet(text: string): Topic | undefined {
  const planet = PLANETS.find((each) => new RegExp(`\\b${each.toLowerCase()}\\b`).test(text))
  return planet && { about: `your ${planet}`, planets: [planet], houses: [] }
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
