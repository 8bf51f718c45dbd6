import type { Point } from '../facts/Fact.ts'

/** What a point of a chart is about in a life, in plain words; they follow "about". */
export const POINT_WORDS: Readonly<Record<Point, string>> = {
  Sun: 'who you are and want to be',
  Moon: 'what you need to feel safe',
  Mercury: 'how you think and talk',
  Venus: 'what and whom you love',
  Mars: 'how you go after what you want',
  Jupiter: 'what you hope for',
  Saturn: 'what you hold yourself to',
  Uranus: 'your need to be free',
  Neptune: 'what you dream of',
  Pluto: "what you won't give up",
  Chiron: 'your tender spot',
  'North Node': 'what you are growing toward',
  Ascendant: 'the face you show first',
  Midheaven: 'what you are known for',
}

/** What a body or a point has to do with in an ordinary day. */
export const POINT_MATTERS: Readonly<Record<Point, string>> = {
  Sun: 'pride and being seen',
  Moon: 'comfort and moods',
  Mercury: 'talk, mail and errands',
  Venus: 'love, looks and money',
  Mars: 'drive and temper',
  Jupiter: 'plans, luck and plenty',
  Saturn: 'work, limits and patience',
  Uranus: 'surprises and a will of your own',
  Neptune: 'dreams and blurred edges',
  Pluto: 'power, depth and endings',
  Chiron: 'old sore spots',
  'North Node': 'new ground',
  Ascendant: 'first impressions',
  Midheaven: 'work that is seen',
}
