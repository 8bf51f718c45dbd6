import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What Mars's sign says after the Sun's, where the Moon's sign is not certain. */
export const marsTexts = {
  Aries: ['How you go after things is up to Mars in Aries: straight ahead, and at a run.'],
  Taurus: ['How you go after things is up to Mars in Taurus: late to start and very hard to stop.'],
  Gemini: ['How you go after things is up to Mars in Gemini: with words, and on two fronts.'],
  Cancer: [
    'How you go after things is up to Mars in Cancer: sideways, and fiercely when somebody you love is involved.',
  ],
  Leo: ['How you go after things is up to Mars in Leo: in the open, with some style.'],
  Virgo: ['How you go after things is up to Mars in Virgo: one careful step, then the next one.'],
  Libra: ['How you go after things is up to Mars in Libra: politely, and rarely alone.'],
  Scorpio: ['How you go after things is up to Mars in Scorpio: without a word, and all the way.'],
  Sagittarius: ['How you go after things is up to Mars in Sagittarius: from far off, with a bold first shot.'],
  Capricorn: ['How you go after things is up to Mars in Capricorn: with a schedule, and to the end of it.'],
  Aquarius: ['How you go after things is up to Mars in Aquarius: in your own way, for a reason you can explain.'],
  Pisces: ['How you go after things is up to Mars in Pisces: when the mood is right, by the softest road.'],
} as const satisfies Record<Sign, readonly string[]>
