import type { AspectName } from '../../../../../shared/domain/chart.ts'

/** Tells the weightiest aspect, and what such an aspect is. */
export const firstFrames = {
  conjunction: [
    'One of the strongest links in your chart is a conjunction, {one} right beside {other}, so each speaks through the other.',
    '{One} and {other} sit side by side, a conjunction, and you hardly get one without the other.',
    'Between {one} and {other} runs one of the strongest links in your chart, a conjunction, in which two act as one.',
  ],
  opposition: [
    'One of the strongest links in your chart is an opposition: {one} looks at {other} from across the circle.',
    '{One} is in opposition to {other}, on the far side of the chart, and the two of them keep an eye on each other.',
    'Between {one} and {other} runs one of the strongest links in your chart, an opposition, from one side of the circle to the other.',
  ],
  trine: [
    'One of the strongest links in your chart is a trine, the easy angle, between {one} and {other}.',
    '{One} is in a trine with {other}, an angle at which planets help each other unasked.',
    'Between {one} and {other} runs one of the strongest links in your chart, a trine, which is an easy angle.',
  ],
  square: [
    'One of the strongest links in your chart is a square, the angle of friction, between {one} and {other}.',
    "{One} is in a square with {other}, an angle at which planets get in each other's way.",
    'Between {one} and {other} runs one of the strongest links in your chart, a square, which is an angle of friction.',
  ],
  sextile: [
    'One of the strongest links in your chart is a sextile, a friendly angle, between {one} and {other}.',
    '{One} is in a sextile with {other}, an angle at which planets help when asked.',
    'Between {one} and {other} runs one of the strongest links in your chart, a sextile, which is a friendly angle.',
  ],
} as const satisfies Record<AspectName, readonly string[]>

/** Tells the second aspect, after one that is as easy or as tense. */
export const moreFrames = {
  conjunction: [
    'Just as close are {one} and {other}, side by side in a conjunction.',
    'Almost as strong is the conjunction of {one} with {other}.',
  ],
  opposition: [
    'There is also an opposition, {one} across the circle from {other}.',
    'Almost as strong is the opposition, face to face, of {one} and {other}.',
  ],
  trine: [
    'There is also a trine, an easy angle, between {one} and {other}.',
    'Almost as strong is the easy trine between {one} and {other}.',
  ],
  square: [
    'There is also a square, more friction, between {one} and {other}.',
    'Almost as strong is the rub of a square between {one} and {other}.',
  ],
  sextile: [
    'There is also a sextile, a friendly angle, between {one} and {other}.',
    'Almost as strong is the friendly sextile between {one} and {other}.',
  ],
} as const satisfies Record<AspectName, readonly string[]>

/** Tells the second aspect, after one that is of another kind. */
export const otherFrames = {
  conjunction: [
    'Elsewhere two act as one: {one} is side by side with {other}, a conjunction.',
    'Side by side, in a conjunction, are {one} and {other}.',
  ],
  opposition: [
    'The harder part is an opposition: {one} across the circle from {other}.',
    'Less easy is the opposition of {one} and {other}, which pull from two sides.',
  ],
  trine: [
    'Help comes from a trine, an easy angle, between {one} and {other}.',
    'Easier going is the trine, a helpful angle, of {one} with {other}.',
  ],
  square: [
    'The harder part is a square, a rubbing angle, between {one} and {other}.',
    'Less easy is the square of {one} with {other}, an angle at which things chafe.',
  ],
  sextile: [
    'Help comes from a sextile, a friendly angle, between {one} and {other}.',
    'Easier going is the sextile, a helpful angle, of {one} with {other}.',
  ],
} as const satisfies Record<AspectName, readonly string[]>

/** Which parts of life two bodies in an aspect belong to. */
export const twoHouseFrames = [
  'One of them belongs to {house}, the other to {otherHouse}.',
  'In daily life the first is about {house}, the second about {otherHouse}.',
] as const

/** The same for bodies in one house. */
export const oneHouseFrames = [
  'Both belong to {house}, so you know where to look.',
  'In daily life both are about {house}.',
] as const
