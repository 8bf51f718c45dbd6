import type { Variants } from './Variants.ts'

/** How it feels while the Moon is void of course. */
export const voidMoods: Variants = [
  'The Moon makes no further aspect before it changes sign. Routine goes well in such hours, and new ventures can wait.',
  'The Moon is void of course around midday. Finish what is open and let decisions rest until the evening.',
  'The Moon is between appointments, void of course. Wander a little; little depends on it.',
]
