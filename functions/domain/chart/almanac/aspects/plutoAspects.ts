import type { AspectsWith } from './AspectsWith.ts'

export const plutoAspects = {
  Chiron: {
    conjunction:
      'You know how deep a hurt can reach, and how much strength is stored there. In your own time you turn the one into the other.',
    opposition: 'Power has hurt, in your story or in one you have inherited. You may use your own with open hands.',
    trine: 'You go with people to places where others turn back. Your calm has roots.',
    square: 'An old struggle wants to be understood more than won. Go slowly, with someone you trust.',
    sextile: 'You find resources in what was once painful. Thorough and gentle work does you good.',
  },
  'North Node': {
    conjunction: 'Deep change is part of your road. You grow wherever you let go honestly and begin with what is left.',
    opposition: 'Old power or old pain pulls backward. Thank it for its service and turn around.',
    trine: 'Your depth supports your growth. At turning points you find strength and the people who have it.',
    square: 'Control blocks the road at times. Loosen one hand, and the next step gets its room.',
    sextile: 'Thoroughness brings you on. Clear up one old matter, and the way is lighter.',
  },
} as const satisfies AspectsWith<'Chiron' | 'North Node'>
