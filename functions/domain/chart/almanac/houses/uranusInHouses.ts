import type { TwelveTexts } from './TwelveTexts.ts'

export const uranusInHouses = [
  'You strike people as original, or restless, or both. You may change your look and your course with little notice.',
  'Income may come in jumps. Flexible plans, and values that you chose yourself, keep you free.',
  'Your mind leaps, and it likes odd subjects. Siblings or schooldays may have been out of the ordinary.',
  'Home may have moved or changed suddenly. You can feel rooted in an idea, or in four walls you can rearrange.',
  'You love and create experimentally. Sudden sparks delight you, and steadiness can be an adventure as well.',
  'Fixed hours chafe. You invent better ways to do the daily work, and your nerves like fresh air.',
  'You need partners who are friends and leave a window open. Unusual arrangements may suit you well.',
  'Change comes to you in depth and often quickly. You help others past what they thought could not be spoken of.',
  'You think your own thoughts about faith and the world. Sudden journeys turn your view around.',
  'Your career may take sharp turns or lead into something new. Freedom at work matters more to you than rank.',
  'You belong in free company. Friends from every corner, and causes ahead of their time, wake you up.',
  'Insights come to you out of nowhere, often at night. Quiet gives your restlessness somewhere to land.',
] as const satisfies TwelveTexts
