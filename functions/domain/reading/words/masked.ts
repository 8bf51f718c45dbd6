import { PLANETS } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import { MONTHS, WEEKDAYS } from '../../words/calendar.ts'

/** A sentence without its bodies, signs, hours and dates: two that are equal then say the same thing. */
export const masked = (sentence: string): string => sentence.replace(TIMES, 'T').replace(NAMES, 'N')

const TIMES = new RegExp(
  [
    String.raw`(?:at )?\b\d{1,2}:\d\d(?: [ap]\.m\.| this (?:morning|afternoon|evening)| tonight)?`,
    String.raw`\b(?:this (?:morning|afternoon|evening)|tonight|today|tomorrow)\b`,
    String.raw`(?:on )?\b(?:${WEEKDAYS.join('|')})\b`,
    String.raw`(?:on )?\b\d{1,2} (?:${MONTHS.join('|')})\b(?: \d{4})?`,
  ].join('|'),
  'gi',
)
const NAMES = new RegExp(`(?:the )?\\b(?:${[...PLANETS, 'Ascendant', 'Midheaven', ...SIGNS].join('|')})\\b`, 'gi')
