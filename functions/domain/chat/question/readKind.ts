import {
  AHEAD,
  AWAITING,
  COMPARED_ELEMENTS,
  JUDGED,
  MATCHED,
  NO_WHY,
  OF_ASTROLOGY,
  SPOKEN_OF_PLACE,
  TO_YOU,
  WEIGHING,
} from './framePatterns.ts'
import {
  COMPARED_BODIES,
  COMPARED_SIGNS,
  CONCEPT,
  DECISION,
  INJECTION,
  OFF_TOPIC,
  STATUS,
  TIMING,
  USUAL_LENGTH,
  WHY,
  WHY_A_PLACE,
} from './kindPatterns.ts'
import { isOfLife } from './lifeWords.ts'
import type { QuestionKind } from './Question.ts'
import type { Findings } from './readFindings.ts'

const NAMED_PERIOD =
  /\b(?:how|what|forecast|horoscope|outlook|tell me)\b.*\b(?:january|february|march|april|(?:in|for|month of) may|june|july|august|september|october|november|december|20\d\d)\b(?<!\b(?:born|retrograde|dates?|when)\b.*)/

type Rule = readonly [QuestionKind, (found: Findings) => unknown]

/** The first that fits counts. What is asked in so many words comes before what is only named. */
const RULES: readonly Rule[] = [
  ['unclear', ({ text }) => INJECTION.test(text) || OFF_TOPIC.test(text)],
  ['foreign', ({ language }) => language],
  ['followUp', ({ followUp }) => followUp],
  ['courtesy', ({ courtesy }) => courtesy],
  ['app', ({ app, text, person }) => app && !(person && /\bshould\b/.test(text))],
  ['person', isAboutThem],
  ['compare', ({ text, signs, person }) => !person && signs.length > 0 && MATCHED.test(text)],
  ['concept', isOfAstrology],
  ['compare', isCompared],
  ['placement', ({ text, bodies }) => bodies.length > 0 && SPOKEN_OF_PLACE.test(text)],
  ['why', isWhy],
  ['decision', ({ text }) => isWeighed(text) && !/^(?:when|what|how|which)\b(?! should i do\b)/.test(text)],
  [
    'timing',
    ({ text }) =>
      /\b(?:the|my) (?:year|month|week|day|time) (?:i|we|that i|when i)\b|^next time\b|^(?:what|which) (?:days?|dates?|time)\b|\bam i (?:getting|going to (?:get|be|have|find|meet))\b/.test(
        text,
      ),
  ],
  ['period', isOfPeriod],
  // A month or a year by its name is a period, though none of those that can be looked at.
  ['period', ({ text, person }) => !person && NAMED_PERIOD.test(text)],
  ['placement', isAskedOfBirth],
  ['placement', isJudged],
  ['timing', isWhen],
  [
    'placement',
    ({ text }) =>
      /\bcusp\b|\b(?:is|do i have|what does|how does) (?:an? |my )(?:\w+ )?chart (?:good|bad|special|rare|look|balanced|unusual|strong|weak|interesting)\b|\b(?:good|bad|rare|special|strong|balanced|unusual|hard|lucky) (?:birth |natal )?chart\b|\b(?:read|interpret|analy[sz]e|explain|describe|show) (?:me )?my (?:\w+ )?chart\b|\bdescendant\b/.test(
        text,
      ),
  ],
  ['concept', ({ text, happening }) => happening && /\bwhat does it mean\b/.test(text)],
  ['status', ({ text }) => STATUS.test(text)],
  ['concept', isConcept],
  ['status', isHappening],
  ['placement', isPlacement],
  ['person', ({ person }) => person],
  ['app', ({ text }) => TO_YOU.test(text)],
  ['period', ({ text }) => AHEAD.test(text)],
  ['period', ({ period, seeks }) => period ?? seeks === 'strain'],
  [
    'area',
    ({ area, text }) => area || /\b(?:life|who am i|about me|am i like|my chart|know about me|advice)\b/.test(text),
  ],
  ['concept', ({ term, signs, happening }) => term || happening || signs.length > 0],
  ['area', ({ text }) => isOfLife(text)],
]

export const readKind = (found: Findings): QuestionKind => RULES.find(([, fits]) => fits(found))?.[0] ?? 'unclear'

/** "Virgo man and Pisces woman": of nobody that the reader knows. */
const OF_TWO_SIGNS = /^(?!.*\b(?:my|he|she|i|him|her|born)\b).*\b(?:m[ae]n|wom[ae]n|guys?|girls?)\b/

function isAboutThem({ person, text, signs }: Findings): boolean {
  return (
    person !== undefined &&
    !(signs.length >= 2 && OF_TWO_SIGNS.test(text)) &&
    !isWeighed(text) &&
    !/^(?:when|how (?:long|soon|many))\b(?!.*\b(?:he|she)\b)/.test(text) &&
    !/\bwhy (?:do|am|can|is|does) (?:not )?(?:i|my life)\b/.test(text)
  )
}

const isWeighed = (text: string): boolean => DECISION.test(text) || WEIGHING.test(text)

/** Of astrology, and of nobody's chart. */
function isOfAstrology({ text, signs, period }: Findings): boolean {
  if (
    signs.length > 0 ||
    period !== undefined ||
    /^(?:when|how long)\b|\b(?:my|me|am i|do i have|i have|right now|now|next)\b/.test(text)
  )
    return false
  return OF_ASTROLOGY.test(text) && !COMPARED_ELEMENTS.test(text)
}

/** "Is Venus in Libra good?" is about a place, and not about today. */
function isJudged({ text, bodies, signs, houses, period }: Findings): boolean {
  return bodies.length > 0 && signs.length + houses.length > 0 && period === undefined && JUDGED.test(text)
}

function isCompared({ text, signs, bodies, person }: Findings): boolean {
  return (
    (!person || OF_TWO_SIGNS.test(text)) &&
    (COMPARED_ELEMENTS.test(text) ||
      (signs.length >= 2 && COMPARED_SIGNS.test(text)) ||
      (bodies.length >= 2 && COMPARED_BODIES.test(text)))
  )
}

function isWhy({ text }: Findings): boolean {
  if (!WHY.test(text) || WHY_A_PLACE.test(text) || NO_WHY.test(text)) return false
  return /\b(?:reason|i|me|my)\b/.test(text) || !CONCEPT.test(text)
}

const LOUD = /\b(?:important|biggest|big|main|major|strongest|key)\b/
const OF_SKY_ONLY =
  /\b(?:in the sky|retrograde|i think|turned)\b|^(?:is|are) (?:the )?(?:mercury|moon|sun|venus|mars|saturn|anything)\b|^(?:i am|i feel|why|when)\b|\b(?:what time|where)\b/

function isOfPeriod({ text, period, happening }: Findings): boolean {
  if (period === undefined || OF_SKY_ONLY.test(text)) return false
  if (happening === 'contact') return LOUD.test(text) || !STATUS.test(text)
  return happening === undefined && !STATUS.test(text)
}

function isAskedOfBirth({ asks, of, happening, text }: Findings): boolean {
  return of === 'birth' && asks !== undefined && happening !== 'return' && !/^when\b/.test(text)
}

function isWhen({ text, happening }: Findings): boolean {
  return (
    ((TIMING.test(text) || AWAITING.test(text)) && !USUAL_LENGTH.test(text)) ||
    (happening !== undefined && /^next\b|\bdates?\b/.test(text))
  )
}

function isConcept({ text, term, bodies, signs, houses, area }: Findings): boolean {
  if (USUAL_LENGTH.test(text)) return true
  if (!CONCEPT.test(text) || /\b(?:my|i)\b/.test(text)) return false
  const isOnePlace = bodies.length > 0 && (signs.length > 0 || houses.length > 0)
  const hasSubject = term !== undefined || bodies.length > 0 || houses.length > 0
  return !isOnePlace && (hasSubject || (signs.length > 0 && area === undefined))
}

function isHappening({ happening, of }: Findings): boolean {
  return happening !== undefined && happening !== 'contact' && !(happening === 'retrograde' && of === 'birth')
}

const MINE = /\b(?:my|mine|me|i|natal|birth|chart|born)\b/
const ASKED = /\b(?:what|which|how many|do i|have i|any|is|are|where|who|does|show|tell|my)\b/
/** "How can my Gemini Sun help me at work?" is about work. */
const FOR_AN_AREA = /^(?:how (?:can|could|do|to|should) (?:i|my)|help)\b|\bhelp me\b/

function isPlacement({ text, bodies, houses, signs, asks, area }: Findings): boolean {
  if (area !== undefined && FOR_AN_AREA.test(text)) return false
  if (bodies.length > 0 || houses.length > 0 || asks === 'bigThree') return true
  return (asks !== undefined && ASKED.test(text)) || (signs.length > 0 && MINE.test(text) && area === undefined)
}
