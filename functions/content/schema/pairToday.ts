import * as z from 'zod/mini'
import { SIGNS } from '../../../shared/domain/zodiac.ts'
import { PAIR_PLANETS, PAIR_TONES } from './compatibilityKeys.ts'
import { HOUSE_KEYS } from './keys.ts'
import { recordOf } from './recordOf.ts'
import { template, text } from './Template.ts'

const brings = template(['name', 'easier', 'harder'])
const act = template(['name'])

const ofOneHouse = ['ordinal', 'about'] as const
const ofBothHouses = [...ofOneHouse, 'name', 'otherOrdinal', 'otherAbout'] as const

/** What the files of pairs say of a single day. */
export const today = z.strictObject({
  planets: recordOf(
    PAIR_PLANETS,
    z.strictObject({
      shows: text,
      ...recordOf(PAIR_TONES, z.array(z.strictObject({ title: text, brings, act })).check(z.minLength(1))).shape,
    }),
  ),
  event: z.strictObject({
    two: template(['planet', 'mine', 'theirs']),
    same: template(['planet', 'verb', 'point', 'name', 'other']),
    theirs: template(['verb', 'name', 'point']),
    mine: template(['verb', 'point']),
  }),
  where: z.strictObject({
    both: template(ofBothHouses),
    same: template(ofOneHouse),
    reader: template(ofOneHouse),
    person: template([...ofOneHouse, 'name']),
  }),
  houses: recordOf(HOUSE_KEYS, text),
  quiet: z.array(text).check(z.minLength(1)),
  moon: z.strictObject({
    both: template([...ofBothHouses, 'sign']),
    same: template([...ofOneHouse, 'sign']),
    reader: template([...ofOneHouse, 'sign']),
    person: template([...ofOneHouse, 'name', 'sign']),
    none: template(['sign']),
  }),
  signs: recordOf(SIGNS, z.strictObject({ title: text, brings: text, act })),
  basis: z.strictObject({
    mine: template(['planet', 'sign', 'verb', 'point', 'pointSign', 'stage']),
    theirs: template(['planet', 'sign', 'verb', 'name', 'point', 'pointSign', 'stage']),
    none: text,
    moon: template(['sign']),
  }),
  stages: z.strictObject({ hour: template(['hour']), ...recordOf(['exact', 'first', 'middle', 'last'], text).shape }),
  missing: z.strictObject({
    reader: recordOf(['place', 'date'], text),
    person: recordOf(['place', 'date'], act),
  }),
})
