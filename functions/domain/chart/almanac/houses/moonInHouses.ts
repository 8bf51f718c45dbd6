import type { TwelveTexts } from './TwelveTexts.ts'

export const moonInHouses = [
  'Your moods are easy to read in your face. Others respond to that openness, and a little time alone lets it settle.',
  'A filled larder and a small reserve calm you. What you keep often has a memory attached to it.',
  'Words soothe you. Ringing someone you know well may be the shortest way home.',
  'Home matters to you more than most things. You carry your childhood close, both the rooms and the weather in them.',
  'Play and romance feed your heart, and children or creations often win it outright.',
  "Daily rituals hold you. A regular meal and a good night's sleep do more for your mood than any explanation.",
  'You feel most at home with somebody beside you. It is worth learning to comfort yourself as well as you comfort them.',
  'You sense what is unspoken between people. Shared trust nourishes you, and you need long hours off from intensity.',
  'Far places can feel strangely like home. A book, a faith or a journey restores you.',
  'People sense your mood even at work, and many come to you for care. Keep some of it for after hours.',
  'Friends are a second family to you. You feel well in a circle that has room for new chairs.',
  'You keep your deepest feelings backstage, sometimes even from yourself. Dreams and quiet bring them to you gently.',
] as const satisfies TwelveTexts
