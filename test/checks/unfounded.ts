import { DAY, MINUTE } from '../../shared/domain/time.ts'
import { SIGNS } from '../../shared/domain/zodiac.ts'
import type { SkyOfText } from './skyOfText.ts'

const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|North Node|Ascendant|Midheaven'
const SIGN = SIGNS.join('|')
const HOUSES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ANGLE = { meet: 0, conjunction: 0, oppos: 180, trin: 120, squar: 90, sextil: 60 }
const WEEKDAYS = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map((name) => `${name}day`)
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

interface Text {
  sentences: readonly string[]
  sky: SkyOfText
  /** Midnight at which the day begins, in epoch seconds; the text tells UTC. */
  midnight: number
  hasHouses: boolean
}

/** Each statement of a text on the sky that is not so, and how many statements it makes. */
export function unfounded({ sentences, ...rest }: Text): { statements: number; wrong: string[] } {
  let earlier: string[] = []
  const found = sentences.flatMap((sentence, index) => {
    const named = [...sentence.matchAll(new RegExp(`([Yy]our )?\\b(${BODY})\\b`, 'g'))]
    const moving = named.filter(([, own]) => !own).map(([, , body]) => body!)
    if (moving.length > 0) earlier = moving
    return [
      ...places(sentence, rest),
      ...aspects(sentence, rest),
      ...houses(sentence, named, rest),
      // The act comes last, and may be of the reader's own tomorrow: "whatever you take along tomorrow".
      ...times(index < sentences.length - 1 ? sentence : sentence.replace('tomorrow', ''), earlier, rest),
    ]
  })
  return { statements: found.length, wrong: found.filter(({ isSo }) => !isSo).map(({ said }) => said) }
}

interface Statement {
  said: string
  isSo: boolean
}
type Held = Omit<Text, 'sentences'>

const places = (sentence: string, { sky, midnight }: Held): Statement[] =>
  [
    ...sentence.matchAll(
      new RegExp(
        `([Yy]our )?\\b(${BODY}),? (?:is |stays |spends all of \\w+ |goes on through |moves into |enters )?(?:in )?(${SIGN})\\b`,
        'g',
      ),
    ),
  ].map(([said, own, body, sign]) => {
    const index = SIGNS.indexOf(sign as (typeof SIGNS)[number])
    const days = [midnight, ...daysIn(sentence, midnight).map(({ from }) => from)]
    return { said, isSo: own ? sky.isBornIn(body!, index) : days.some((from) => sky.isMovingIn(body!, index, from)) }
  })

/** An aspect told by a verb or by a noun; its mover is the last moving body named before it. */
function aspects(sentence: string, { sky, midnight }: Held): Statement[] {
  const days = [midnight, ...daysIn(sentence, midnight).map(({ from }) => from)]
  return [...sentence.matchAll(ASPECT)].flatMap(([said, verb, noun, own, other], index, all) => {
    const before = sentence.slice(0, all[index]!.index)
    const body = before.match(MOVING)?.at(-1)
    const target =
      other ??
      before
        .match(OWN_POINT)
        ?.at(-1)
        ?.replace(/^[Yy]our /, '')
    if (!body || !target) return []
    const angle = ANGLE[(verb ?? noun) as keyof typeof ANGLE]
    const isSoFrom = (from: number) => sky[own || !other ? 'isInAspect' : 'areInAspect'](body, target, { angle, from })
    return [{ said: `${body} ${said}`, isSo: days.some(isSoFrom) }]
  })
}

/** "squares your Saturn", "which Venus squares on Monday", "sextiles it", "in a square to your Mars", "goes on to your Mars with a trine". */
const ASPECT = new RegExp(
  `\\b(?:(meet|oppos|trin|squar|sextil)e?s\\b|(?:in|makes|comes to|begins|starts|reaches|leaves|of|into|the) (?:its )?(?:an? )?(conjunction|oppos|trin|squar|sextil)\\w* (?:with|to))(?: (your |the same )?(?:the )?(${BODY})\\b)?`,
  'g',
)
const MOVING = new RegExp(`(?<![Yy]our |same )\\b(?:${BODY})\\b`, 'g')
const OWN_POINT = new RegExp(`[Yy]our (?:${BODY})\\b`, 'g')

function houses(sentence: string, named: RegExpMatchArray[], { sky, hasHouses }: Held): Statement[] {
  return [...sentence.matchAll(new RegExp(`\\b(${HOUSES.join('|')}) house\\b`, 'g'))].map(([said, ordinal]) => {
    const house = HOUSES.indexOf(ordinal!) + 1
    const isTheirs = named.some(([, own, body]) => sky.housesOf(body!, own !== undefined).includes(house))
    return { said: `${said} in "${sentence}"`, isSo: hasHouses && (isTheirs || named.length === 0) }
  })
}

const HOUR_WORDS = /\b(\d{1,2}):(\d\d) (this morning|this afternoon|this evening|tonight|[ap]\.m\.)/g

function times(sentence: string, bodies: readonly string[], { sky, midnight }: Held): Statement[] {
  const within = [...bodies, 'Moon']
  const hours = [...sentence.matchAll(HOUR_WORDS)].map(([said, hour, minute, part]) => {
    const isMorning = part === 'this morning' || part === 'a.m.'
    const at = ((Number(hour) % 12) + (isMorning ? 0 : 12)) * 3600 + Number(minute) * MINUTE
    const isOn = (day: number) => sky.turnsBetween(within, day + at - 2 * MINUTE, day + at + 3 * MINUTE)
    return { said: `${said} in "${sentence}"`, isSo: [0, 1, 2, 3].some((day) => isOn(midnight + day * DAY)) }
  })
  const moonSign = SIGNS.findIndex((sign) =>
    new RegExp(`\\bMoon (?:is |spends all of \\w+ )?in ${sign}\\b`).test(sentence),
  )
  const days = daysIn(sentence, midnight).map(({ said, from }) => ({
    said: `${said} in "${sentence}"`,
    isSo: sky.turnsBetween(within, from, from + DAY) || sky.isInSign('Moon', moonSign, from),
  }))
  return [...hours, ...days]
}

function daysIn(sentence: string, midnight: number): { said: string; from: number }[] {
  const ahead = Array.from({ length: 6 }, (_, day) => midnight + (day + 1) * DAY)
  const weekdays = ahead
    .map((from) => ({ from, said: WEEKDAYS[new Date(from * 1000).getUTCDay()]! }))
    .filter(({ said }) => sentence.includes(said))
  const tomorrow = /\btomorrow\b/i.test(sentence) ? [{ said: 'tomorrow', from: midnight + DAY }] : []
  const dated = [...sentence.matchAll(new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')})( \\d{4})?`, 'g'))].map(
    ([said, day, month, year]) => {
      const own = new Date(midnight * 1000).getUTCFullYear()
      const years = year ? [Number(year)] : [own - 1, own, own + 1]
      const starts = years.map((each) => Date.UTC(each, MONTHS.indexOf(month!), Number(day)) / 1000)
      return { said, from: starts.sort((a, b) => Math.abs(a - midnight) - Math.abs(b - midnight))[0]! }
    },
  )
  return [...weekdays, ...tomorrow, ...dated]
}
