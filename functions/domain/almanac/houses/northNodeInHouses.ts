import type { TwelveTexts } from './TwelveTexts.ts'

export const northNodeInHouses = [
  'The direction is towards your own name and your own first step. Practise wanting something aloud.',
  'The direction is towards simple worth: earning, owning and enjoying by your own strength.',
  'The direction is towards curiosity close at hand. Ask, listen, write, and ride the local bus.',
  'The direction is inward and homeward. Roots, family and rest are a harvest to you, and no detour.',
  'The direction is towards joy and authorship. Make the thing that only you would make.',
  'The direction is towards everyday craft. Small, regular care brings you further than a grand idea.',
  'The direction is towards the other person. Sharing decisions teaches you what going alone could not.',
  'The direction is towards depth and trust. Let someone in, and let something go.',
  'The direction is towards the wide view. Go, study, believe, and come back with your own answer.',
  'The direction is towards a task in public. Step up to it at your own pace.',
  'The direction is towards the circle and the future. Your part joins a larger one there.',
  'The direction is towards stillness. Surrendering a little control opens more than another plan does.',
] as const satisfies TwelveTexts
