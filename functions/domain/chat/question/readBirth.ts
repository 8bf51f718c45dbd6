import { isRealDate, type LocalDate } from '../../../../shared/domain/time.ts'

/** A date as somebody wrote it. Without a day it names only a month. */
export interface WrittenDate {
  year?: number
  month: number
  day?: number
  isImpossible?: true
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(?<year>\\d{4}|'?\\d{2})(?![\\d:])"

const FORMS: readonly RegExp[] = [
  /\b(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/,
  // The month first, as most readers write it, unless there is no such month.
  /\b(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d{2})\b/,
  new RegExp(`\\b${DAY}(?: of)?,? ${MONTH}(?:,? (?:of )?${YEAR})?`),
  new RegExp(`\\b${MONTH} (?:the )?${DAY}(?!\\d)(?:,? (?:of )?${YEAR})?`),
  new RegExp(`\\b${MONTH},? (?:of )?(?<year>\\d{4})\\b`),
]
const BIRTH = /\b(?:born|birthday|birth ?date|dob|b\.|date of birth|birth)\b/
/** "On 12 June 2027" may be a wedding. */
const OTHER_DAY = /\b(?:on|by|until|since|before|after|for|from|in|till|around|marry|married|this) (?:the )?$/

/** A date of birth in a message in small letters. `today` tells a date that lies ahead. */
export function readBirth(text: string, today?: LocalDate): WrittenDate | undefined {
  const found = FORMS.map((form) => form.exec(text)).find((match) => match !== null)
  if (!found?.groups) return undefined
  if (!BIRTH.test(text) && (found.groups.year === undefined || OTHER_DAY.test(text.slice(0, found.index))))
    return undefined
  return checked(dateOf(found.groups), today)
}

function dateOf({ year, month, day, first, second }: Record<string, string | undefined>): WrittenDate {
  const isDayFirst = Number(first) > 12 && Number(second) <= 12
  const [numberOfMonth, numberOfDay] =
    first === undefined ? [month, day] : isDayFirst ? [second, first] : [first, second]
  return {
    ...(year !== undefined && { year: fullYear(year.replace("'", '')) }),
    month: monthOf(numberOfMonth!),
    ...(numberOfDay !== undefined && { day: Number(numberOfDay) }),
  }
}

const monthOf = (text: string): number => MONTHS.indexOf(text.slice(0, 3)) + 1 || Number(text)

/** Two digits are a year of the last century, unless that would make somebody very old. */
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < PIVOT ? 2000 : 1900)
const PIVOT = 30

function checked(date: WrittenDate, today: LocalDate | undefined): WrittenDate {
  // A leap year, where none is given.
  const written = [date.year ?? 2000, date.month, date.day ?? 1].map((part, at) =>
    String(part).padStart(at ? 2 : 4, '0'),
  )
  const isAhead = today !== undefined && date.year !== undefined && written.join('-') > today
  return isRealDate(written.join('-')) && !isAhead ? date : { ...date, isImpossible: true }
}
