import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a New Moon in a sign goes about things. */
export const NEW_MOON_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    "A New Moon in Aries wants things decided, and you'd rather decide fast than well.",
    "With the New Moon in Aries, somebody has to go first, and you'd like it to be you.",
  ],
  Taurus: [
    'A New Moon in Taurus is about what you can hold and keep, so you take your time.',
    'With the New Moon in Taurus, you want to be sure before you move, and comfortable while you wait.',
  ],
  Gemini: [
    "A New Moon in Gemini works through words, yours and other people's.",
    'With the New Moon in Gemini, there are at least two answers, and both amuse you.',
  ],
  Cancer: [
    'A New Moon in Cancer makes everything personal, so you feel first and think afterward.',
    'With the New Moon in Cancer, you go by memory and by who has been kind to you.',
  ],
  Leo: [
    'A New Moon in Leo wants your heart in what you do, and at least one person watching.',
    'With the New Moon in Leo, you do things with pride or not at all.',
  ],
  Virgo: [
    'A New Moon in Virgo comes down to one small thing that you can put right.',
    'With the New Moon in Virgo, you want to be of use before you want to be right.',
  ],
  Libra: [
    "A New Moon in Libra asks what's fair, and the answer depends on somebody else too.",
    'With the New Moon in Libra, you hear both sides before you say a word.',
  ],
  Scorpio: [
    "A New Moon in Scorpio asks what you really want, and a polite answer won't do.",
    'With the New Moon in Scorpio, you mean what you do or you leave it.',
  ],
  Sagittarius: [
    'A New Moon in Sagittarius needs a good reason and a bit of nerve, and you have both.',
    'With the New Moon in Sagittarius, you aim a little too far and laugh about it afterward.',
  ],
  Capricorn: [
    'A New Moon in Capricorn is sober: you ask what things are good for and by when.',
    'With the New Moon in Capricorn, you test the ground before you put your weight on it.',
  ],
  Aquarius: [
    'A New Moon in Aquarius makes you step back and do things in your own odd way.',
    'With the New Moon in Aquarius, you want to be free to be unlike everyone else.',
  ],
  Pisces: [
    'A New Moon in Pisces goes by feel, and you pick up more than you could explain.',
    'With the New Moon in Pisces, you trust a feeling more than a list.',
  ],
}
