import type { AspectsWith } from './AspectsWith.ts'

export const chironAspects = {
  'North Node': {
    conjunction:
      'Your tender place and your path lie together. What you have learned from it is what you have to give.',
    opposition: 'An old hurt sits among familiar things. You may visit it with respect and still move on.',
    trine: 'Healing and growth go hand in hand. You meet people who value your experience.',
    square: 'Fear of the old pain can hold up the new step. Take it gently, and in company.',
    sextile: 'A small kindness to yourself opens the way. Help offered and help accepted both move you on.',
  },
} as const satisfies AspectsWith<'North Node'>
