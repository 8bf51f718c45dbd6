import { type EpochSeconds, HOUR } from '../../../../shared/domain/time.ts'
import type { Exchange } from '../exchange.ts'
import type { Distress } from './Distress.ts'
import { distressOf } from './distressOf.ts'
import { plainText } from './plainText.ts'

/** So many answers after one in distress, what is short or unclear still belongs to it. */
const TURNS = 3
const WORDS = 8
/** A short "hi" days later begins something else. A day, because who could not sleep often writes again the next evening. */
const LASTS = 24 * HOUR

/** A question of its own says what it is about. */
const SUBJECT = new RegExp(
  '\\b(?:who am i|tell me about|(?:what|and) about|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|rising|ascendant|midheaven|chart|transits?|retrograde|' +
    'aspects?|houses?|horoscope|zodiac|signs?|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|' +
    'eclipse|love life|soulmate|crush|dating|date|marry|married|marriage|relationships?|compatible|compatibility|career|jobs?|work|money|' +
    'rich|promotion|business|boss|exam|exams|study|studies|travel|move|moving|house|lucky|luck|color|colour|number|today|tomorrow|week|' +
    'month|year|weekend|purpose|talents?|strengths?|weaknesses|personality|friends|friendship|subscription|account|price|cancel)\\b',
)
/** What is said of the help itself, or to whoever gives it, at any length. */
const STILL =
  /\b(?:(?:you|nobody|no one|noone|they) (?:dont|cant|wont|doesnt|do not|never) (?:\w+ )?(?:understand|get it|care|help|listen|know)|(?:doesnt|does not|didnt|wont|cant|not|never) (?:going to )?help\w*|(?:dont|do not|cant|wont|not going to|never|already|tried to|afraid to|scared to) (?:want to )?(?:call\w*|talk\w*|tell|phone|ring)|hotlines?|help ?lines?|samaritans|you are (?:a|just a|only a) (?:bot|ai|machine|robot)|youre (?:a|just a|only a) (?:bot|ai|machine|robot)|leave me alone)\b/

/**
 * The kind of distress that a message still belongs to, though it does not speak of it: "ok", "why", "i don't care",
 * soon after a cry for help. A clear question about something else moves on, and so does a day without a word. The latest
 * exchange comes first.
 */
export function staysInDistress(
  message: string,
  earlier: readonly Exchange[],
  now: EpochSeconds,
): Distress | undefined {
  const text = plainText(message)
  const moved = SUBJECT.test(text)
  if (!STILL.test(text) && (moved || text.split(' ').length > WORDS)) return undefined
  for (const exchange of earlier.slice(0, TURNS)) {
    if (exchange.source !== 'fixed' || now - exchange.at > LASTS) return undefined
    const kind = distressOf(exchange.message)
    if (kind) return LASTING.has(kind) ? kind : undefined
    if (exchange.startsNew) return undefined
  }
  return undefined
}

/** Not a question for a doctor, which is answered once. */
const LASTING: ReadonlySet<Distress> = new Set(['overdose', 'despair', 'selfHarm', 'abuse', 'eating', 'minor'])
