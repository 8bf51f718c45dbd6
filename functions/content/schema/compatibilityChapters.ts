import * as z from 'zod/mini'
import { ASPECTS } from '../../../shared/domain/chart.ts'
import { SIGN_BONDS } from '../../../shared/domain/compatibility.ts'
import { ELEMENTS, SIGNS } from '../../../shared/domain/zodiac.ts'
import { ADVICE_BODIES, CHARACTERS, ELEMENT_PAIRS, TOLD_CONTACTS } from './compatibilityKeys.ts'
import { HOUSE_KEYS, TONES } from './keys.ts'
import { today } from './pairToday.ts'
import { recordOf } from './recordOf.ts'
import { template, text, wholeChapters } from './Template.ts'

/** {A}, {A's} and {a} are the one person ("you", "your", "you"), {B}, {B's} and {b} the other one. */
export const ofTwo = template(['A', "A's", 'a', 'B', "B's", 'b'])
const ofOne = template(['A', "A's", 'a'])

/** Four ways to say one thing, so that two reports of one reader seldom say it alike. */
const variants = <Text extends z.ZodMiniType>(each: Text) => z.array(each).check(z.minLength(4))

const contacts = <Body extends keyof typeof TOLD_CONTACTS>(body: Body) =>
  recordOf<(typeof TOLD_CONTACTS)[Body][number], ReturnType<typeof contact>>(TOLD_CONTACTS[body], contact())
const contact = () => recordOf(TONES, variants(ofTwo))
const signs = recordOf(SIGNS, variants(ofOne))
const bonds = <Text extends z.ZodMiniType>(each: Text) => recordOf(SIGN_BONDS, variants(each))

const EASY_OR_TENSE = ['easy', 'tense'] as const

const SCHEMAS = {
  'contacts/sun': contacts('Sun'),
  'contacts/moon': contacts('Moon'),
  'contacts/mercury': contacts('Mercury'),
  'contacts/venus': contacts('Venus'),
  'contacts/mars': contacts('Mars'),
  'signs/sun': signs,
  'signs/moon': signs,
  'signs/mercury': signs,
  'signs/venus': signs,
  bonds: z.strictObject({
    sun: bonds(text),
    moon: bonds(text),
    mercury: bonds(text),
    venus: bonds(text),
    desire: bonds(ofTwo),
  }),
  elements: z.strictObject({
    pairs: recordOf(ELEMENT_PAIRS, variants(text)),
    counted: template(['counts']),
    most: z.strictObject({
      frame: template(['count', 'element', 'meaning']),
      meanings: recordOf(ELEMENTS, variants(text)),
    }),
    none: z.strictObject({ frame: template(['element', 'meaning']), meanings: recordOf(ELEMENTS, variants(text)) }),
  }),
  houses: z.strictObject({ frame: template(['house', 'meaning']), meanings: recordOf(HOUSE_KEYS, variants(text)) }),
  summary: z.strictObject({
    characters: recordOf(CHARACTERS, variants(text)),
    score: variants(template(['n', 'match'])),
  }),
  advice: z.strictObject({
    frames: recordOf(EASY_OR_TENSE, variants(template(['subject']))),
    subjects: recordOf(ADVICE_BODIES, text),
    acts: recordOf(ADVICE_BODIES, recordOf(EASY_OR_TENSE, variants(text))),
  }),
  frames: z.strictObject({
    contact: recordOf(ASPECTS, variants(template(['P', 'Q']))),
    sign: variants(template(['P', 'S', 'clause'])),
    bothSign: variants(template(['body', 'S', 'clause'])),
    openSign: variants(template(['P', 'S'])),
    ifSign: template(['S', 'clause']),
    openMoons: variants(text),
    mars: variants(template(['S'])),
    bothMars: variants(template(['S'])),
    signs: template(['planet', 'mine', 'theirs', 'meaning']),
    sameSigns: template(['planet', 'sign', 'meaning']),
    nothingRubs: variants(text),
    littleHelps: variants(text),
  }),
  score: z.strictObject({
    average: text,
    elements: template(['likeness']),
    likeness: recordOf(['same', 'more', 'less'], text),
    signs: z.strictObject({ same: template(['sign', 'bond']), two: template(['mine', 'theirs', 'bond']) }),
    bonds: recordOf(SIGN_BONDS, text),
    contact: template(['P', 'aspect', 'Q']),
    aspects: recordOf(ASPECTS, text),
    helps: template(['contact']),
    costs: template(['contact']),
    none: recordOf(['moon', 'mercury', 'venus', 'mars', 'slow_planets'], text),
    moons: template(['reason']),
  }),
  limits: z.strictObject({
    rising: text,
    moon: z.strictObject({ sure: template(['sign']), open: template(['signs']), score: text }),
    openSign: template(['planet', 'signs', 'taken']),
    reader: recordOf(['place', 'date'], text),
    partner: text,
    score: text,
  }),
  today,
  plain: z.strictObject({
    suns: recordOf(SIGN_BONDS, text),
    characters: recordOf(CHARACTERS, z.array(text).check(z.minLength(2))),
    ...recordOf(EASY_OR_TENSE, recordOf(ADVICE_BODIES, variants(text))).shape,
    spare: recordOf(EASY_OR_TENSE, z.array(text).check(z.minLength(2))),
    acts: recordOf(ADVICE_BODIES, recordOf(EASY_OR_TENSE, text)),
  }),
}

export type CompatibilityChapterName = keyof typeof SCHEMAS
/** What each chapter on two people holds. */
export type CompatibilityChapters = {
  readonly [Name in CompatibilityChapterName]: z.infer<(typeof SCHEMAS)[Name]>
}

/** The book of two people, by file. */
export const COMPATIBILITY_CHAPTERS = wholeChapters('compatibility', SCHEMAS)
