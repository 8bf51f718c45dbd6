import type { TwelveTexts } from './TwelveTexts.ts'

export const northNodeInHouses = [
  'Your growth leads to your own name and your own first step. Practice wanting something aloud.',
  'What helps most is simple worth: earning, owning and enjoying by your own strength.',
  'The next lesson is usually close at hand. Ask, listen, write, and ride the local bus.',
  'Your way leads inward and homeward. Roots, family and rest are a harvest for you.',
  'Joy and authorship are the direction here. Make the thing that only you would make.',
  'Everyday craft is your road. Small, regular care brings you further than a grand idea.',
  'Your way leads to the other person. Sharing decisions teaches you what going alone could not.',
  'Depth and trust are the direction. Let someone in, and let something go.',
  'The wide view is yours to grow into. Go, study, believe, and come back with your own answer.',
  'Your road leads up to a task in public. Step up to it at your own pace.',
  'Circles and the future call you. Your part joins a larger one there.',
  'Stillness is the direction. Surrendering a little control opens more than another plan does.',
] as const satisfies TwelveTexts
