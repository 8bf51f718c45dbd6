import type { TwelveTexts } from './TwelveTexts.ts'

export const venusInHouses = [
  'You have a pleasing way of entering a room, and beauty matters in how you present yourself. People soften around you.',
  'You like beautiful, durable things and know what they are worth. Pleasure and security go hand in hand for you.',
  'You charm with words. A kind letter, a good accent or a shared walk can begin a love story.',
  'You make a home that people like to stay in. Harmony within four walls lets you be generous outside them.',
  'Courtship, art and celebration delight you. Let love remain a game now and then, however well you know each other.',
  'You bring grace to ordinary days. A pleasant workplace and courteous colleagues matter more to you than a title.',
  'Partnership comes naturally to you, and you give it care. It stays sweet when you also voice the small annoyances.',
  'You share deeply or hardly at all. Intimacy, and what you own together with others, asks you for taste and for trust.',
  'Love may speak with another accent or meet you on a journey. What broadens you also attracts you.',
  'Tact serves you in public, and your work may have to do with beauty or peace. You are liked before you are known.',
  'Friendship is where your affection feels free. You bring people together who would not have met.',
  'Part of your tenderness stays hidden. Private kindness, music and a love of few words suit you well.',
] as const satisfies TwelveTexts
