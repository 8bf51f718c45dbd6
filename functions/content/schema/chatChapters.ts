import * as z from 'zod/mini'
import { AREAS } from './areas.ts'
import { recordOf } from './recordOf.ts'
import { type Template, template, text, wholeChapters } from './Template.ts'

/** Ways to say one thing, of which there is at least one. */
const ways = <const Slot extends string>(...slots: Slot[]) => z.array(template(slots)).check(z.minLength(1))

const ANSWERS = z.strictObject({
  timing: z.strictObject({
    returnAhead: ways('name', 'begins', 'ends', 'times'),
    returnNow: ways('name', 'begins', 'ends', 'times'),
    returnPast: ways('name', 'begins', 'ends'),
    returnNext: ways('begins'),
    returnWhen: ways('name', 'begins', 'ends', 'times'),
    returnLast: ways('begins', 'ends'),
    returnNever: ways('name'),
    retrogradeNow: ways('body', 'sign', 'ends'),
    retrogradeNext: ways('body', 'begins', 'ends'),
    retrogradeLater: ways('begins'),
    contactNext: ways('mover', 'aspect', 'point', 'begins', 'times', 'ends'),
    contactNow: ways('mover', 'aspect', 'point', 'ends', 'times'),
    contactGood: ways('area', 'times', 'mover', 'aspect', 'point'),
    contactNone: ways('mover'),
    newMoon: ways('date', 'sign', 'where'),
    fullMoon: ways('date', 'sign', 'where'),
    solarEclipse: ways('date', 'sign', 'where'),
    lunarEclipse: ways('date', 'sign', 'where'),
    noEclipse: ways(),
    ingress: ways('body', 'now', 'date', 'sign'),
    ingressNone: ways('body', 'now'),
    voidNow: ways('date'),
    voidNot: ways('sign'),
    life: ways('area'),
    window: ways('times', 'mover', 'aspect', 'point'),
  }),
  status: z.strictObject({
    retrogradeNot: ways('body'),
    retrogradeYes: ways('body', 'ends'),
    retrogradeAll: ways('bodies'),
    retrogradeNone: ways(),
    moon: ways('sign', 'phase'),
    moonYes: ways('sign', 'phase'),
    moonNo: ways('sign', 'phase'),
    body: ways('body', 'sign', 'where'),
    transits: ways('transits'),
    transitsNone: ways(),
  }),
  placement: z.strictObject({
    position: ways('body', 'degree', 'where'),
    sign: ways('body', 'sign'),
    elsewhere: ways('body', 'degree', 'where'),
    uncertain: ways('body'),
    needsTime: ways(),
    bigThree: ways('sun', 'moon', 'rising'),
    bigThreeWithoutTime: ways('sun', 'moon'),
    house: ways('house', 'about', 'sign'),
    houseBodies: ways('bodies'),
    houseEmpty: ways('ruler', 'sign'),
    ruler: ways('body', 'rising', 'sign', 'where'),
    stellium: ways('count', 'place', 'bodies'),
    stelliumNone: ways(),
    balance: ways('most', 'least'),
    pattern: ways('patterns'),
    patternNone: ways(),
    patternYes: ways('patterns'),
    patternNo: ways('pattern'),
    strongest: ways('body', 'others'),
    retrogradeYes: ways('body'),
    retrogradeNo: ways('body'),
    retrogradeAll: ways('bodies'),
    retrogradeNone: ways(),
    aspects: ways('body', 'aspects'),
    aspect: ways('one', 'aspect', 'other', 'orb'),
    aspectNone: ways('one', 'other'),
    inSign: ways('sign', 'bodies'),
    inSignNone: ways('sign', 'house'),
  }),
  why: ways('body', 'sign', 'where'),
  hard: ways(),
  decision: ways(),
  decisionNext: ways('mover', 'aspect', 'point', 'times'),
  person: z.strictObject({
    mind: ways('person'),
    sign: ways('person', 'sign', 'mySign'),
    born: ways('places'),
    signs: ways('sign', 'mySign', 'bond'),
    withYours: ways('contacts'),
    impossible: ways(),
    future: ways(),
    minor: ways(),
    needsDate: ways('person'),
    notKept: ways(),
  }),
  compare: z.strictObject({
    signs: ways('one', 'other', 'bond'),
    bodies: ways('one', 'oneSign', 'other', 'otherSign'),
  }),
  period: z.strictObject({
    contact: ways('period', 'mover', 'aspect', 'point', 'times'),
    strain: ways('period', 'mover', 'aspect', 'point', 'times'),
    none: ways('period'),
    also: ways('mover', 'aspect', 'point', 'times'),
    moon: ways('phase', 'date', 'sign', 'where'),
    quiet: ways('period'),
  }),
  area: ways('area', 'body', 'sign', 'where'),
  followUp: z.strictObject({
    simpler: ways('short'),
    more: ways(),
    example: ways('picture'),
    act: ways('act'),
    nothingMore: ways(),
    nothingBefore: ways(),
    doubt: ways(),
  }),
  unclear: ways(),
  foreign: ways(),
  foreignNamed: ways('language'),
  act: ways('act'),
})
export type ChatAnswers = z.infer<typeof ANSWERS>

const APP_SLOTS = {
  cancel: ['ends'],
  cancelTrial: ['ends'],
  cancelNone: [],
  refund: [],
  price: [],
  trial: [],
  quota: ['left', 'limit', 'resets'],
  birthData: [],
  birthTime: [],
  houseSystem: [],
  export: [],
  deleteAccount: [],
  password: [],
  email: [],
  readings: [],
  compatibility: [],
  privacy: [],
  accuracy: [],
  whoAreYou: ['astrologer'],
  whatCanYouDo: [],
} as const
export type AppAnswers = { [Topic in keyof typeof APP_SLOTS]: Template<(typeof APP_SLOTS)[Topic][number]> }

const COURTESIES = ['thanks', 'greeting', 'goodbye', 'joke', 'insult', 'praise', 'yes', 'no', 'emoji'] as const
const COURTESY = recordOf(COURTESIES, z.array(text).check(z.minLength(1)))
export type CourtesyAnswers = z.infer<typeof COURTESY>

const SUGGESTIONS = z.strictObject({
  any: z.array(text),
  area: recordOf(AREAS, z.array(text)),
  body: ways('body'),
})
export type ChatSuggestions = z.infer<typeof SUGGESTIONS>

const TERMS = z.record(z.string(), text)
export type ChatTerms = z.infer<typeof TERMS>

/** What the astrologer says, beside what the readings and the charts have to tell. */
export const CHAT_CHAPTERS = wholeChapters('chat', {
  answers: ANSWERS,
  app: z.strictObject(Object.fromEntries(Object.entries(APP_SLOTS).map(([topic, slots]) => [topic, template(slots)]))),
  courtesy: COURTESY,
  suggestions: SUGGESTIONS,
  terms: TERMS,
})
