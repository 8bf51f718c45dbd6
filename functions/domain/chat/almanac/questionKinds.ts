import { brand } from '../../../../shared/domain/brand.ts'

/** What a message is besides its subject, with the sentence that meets it before the chart is read. */
export interface QuestionKind {
  pattern: RegExp
  opening: string
}

const SOMEONE =
  '(?:he|she|they|my (?:ex|crush|boyfriend|girlfriend|husband|wife|partner|boss|mother|father|mom|mum|dad|sister|brother|friend|son|daughter))'
const HEAVY =
  'sad|lonely|alone|low|lost|hurt(?:ing)?|empty|heartbroken|overwhelmed|exhausted|anxious|afraid|scared|miserable|unhappy|worthless|hopeless'

/** The first that fits counts: a heavy heart before a question of when, and a question before a greeting. */
export const questionKinds: readonly QuestionKind[] = [
  {
    pattern: new RegExp(`\\b(?:i am|i['’]m|i feel|i['’]ve been|i was|feeling)(?: \\w+){0,3} (?:${HEAVY})\\b`, 'i'),
    opening:
      "That sounds heavy, and I'm glad you said it. I'm an AI, so please tell a person near you as well, today if you can.",
  },
  {
    pattern:
      /\b(?:who|what) (?:are|r) (?:you|u)\b|\bare you (?:an? )?(?:\w+ )?(?:human|person|real|ai|bot|robot|machine)\b/i,
    opening: `I'm ${brand.astrologer}, an AI. I read two things, your birth chart and today's sky, and I don't pretend to know more.`,
  },
  {
    pattern: new RegExp(
      `\\b(?:does|do|is|are|did|has|have|will|would|was|can) ${SOMEONE}\\b|\\bwhat ${SOMEONE} (?:thinks?|feels?|wants?)\\b`,
      'i',
    ),
    opening: "I can see only your own chart, so I can speak about your side and nobody else's.",
  },
  {
    pattern:
      /\bwhen (?:will|do|can|am|is|are|should)\b|\bwill (?:i|we|it|this|things|my|there)\b|\bam i (?:ever )?going to\b|\bwhat(?:['’]s| is| will| does)(?: \w+){0,3} (?:happen|future|in store)\b|\bpredict\w*/i,
    opening:
      'No chart can tell what will happen or when, and I would only be guessing. A chart can show how you tend to meet such a moment.',
  },
  {
    pattern: /\b(?:should|shall) (?:i|we)\b|\bis (?:it|this|today|now) (?:an? )?(?:good|right|bad|better)\b/i,
    opening: 'The decision is yours, and a chart knows only your side of it.',
  },
  {
    pattern: /\b(?:tomorrow|next (?:day|week|month|year)|this (?:week|month|year)|in 20\d\d|later this)\b/i,
    opening: "I can see your chart and today's sky, and nothing further ahead.",
  },
  { pattern: /^\W*(?:thanks?|thank you|thx|cheers)\b/i, opening: "You're welcome." },
  {
    pattern: /^\W*(?:hi+|hello|hey+|hiya|greetings|good (?:morning|afternoon|evening|day))\b/i,
    opening: `Hello, I'm ${brand.astrologer}.`,
  },
]
