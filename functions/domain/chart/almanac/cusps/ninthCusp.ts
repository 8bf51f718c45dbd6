import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const ninthCusp = {
  Aries: 'You defend your convictions and set out without much luggage. New country makes you young.',
  Taurus: 'You believe what you can touch. A philosophy must be livable for you, and a journey should have good food.',
  Gemini: 'You read, ask and compare creeds. To you the world is a conversation with many accents.',
  Cancer: 'You travel with your heart and bring home along. Faith has to do with belonging for you.',
  Leo: 'You believe warmly and teach with your whole person. A great journey is a kind of festival.',
  Virgo: 'You test beliefs for use. Study suits you best where theory and craft shake hands.',
  Libra: 'You look for justice and beauty in ideas. Foreign manners attract you, and you are a good guest.',
  Scorpio: 'You dig for truth until you reach ground. A journey or a study can change you to the core.',
  Sagittarius: 'You are at home in the wide world. Meaning, laughter and long roads belong together for you.',
  Capricorn: 'You build your view of the world carefully and trust experience. A long study pays, even late.',
  Aquarius: 'You think freely and ahead of your time. Foreign ideas interest you most when they upset your own.',
  Pisces: 'Your faith is wide and hard to put in words. The sea, music or silence are your far country.',
} as const satisfies Record<Sign, string>
