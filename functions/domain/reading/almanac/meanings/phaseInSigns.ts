import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a new, half or full Moon in a sign goes about things; {phase} is "New Moon". */
export const PHASE_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    "A {phase} in Aries wants things decided, and you'd rather decide fast than well.",
    "With the {phase} in Aries, somebody has to go first, and you'd like it to be you.",
  ],
  Taurus: [
    'A {phase} in Taurus is about what you can hold and keep, so you take your time.',
    'With the {phase} in Taurus, you want to be sure before you move, and comfortable while you wait.',
  ],
  Gemini: [
    "A {phase} in Gemini works through words, yours and other people's.",
    'With the {phase} in Gemini, there are at least two answers, and both amuse you.',
  ],
  Cancer: [
    'A {phase} in Cancer makes everything personal, so you feel first and think afterward.',
    'With the {phase} in Cancer, you go by memory and by who has been kind to you.',
  ],
  Leo: [
    'A {phase} in Leo wants your heart in what you do, and at least one person watching.',
    'With the {phase} in Leo, you do things with pride or not at all.',
  ],
  Virgo: [
    'A {phase} in Virgo comes down to one small thing that you can put right.',
    'With the {phase} in Virgo, you want to be of use before you want to be right.',
  ],
  Libra: [
    "A {phase} in Libra asks what's fair, and the answer depends on somebody else too.",
    'With the {phase} in Libra, you hear both sides before you say a word.',
  ],
  Scorpio: [
    "A {phase} in Scorpio asks what you really want, and a polite answer won't do.",
    'With the {phase} in Scorpio, you mean what you do or you leave it.',
  ],
  Sagittarius: [
    'A {phase} in Sagittarius needs a good reason and a bit of nerve, and you have both.',
    'With the {phase} in Sagittarius, you aim a little too far and laugh about it afterward.',
  ],
  Capricorn: [
    'A {phase} in Capricorn is sober: you ask what things are good for and by when.',
    'With the {phase} in Capricorn, you test the ground before you put your weight on it.',
  ],
  Aquarius: [
    'A {phase} in Aquarius makes you step back and do things in your own odd way.',
    'With the {phase} in Aquarius, you want to be free to be unlike everyone else.',
  ],
  Pisces: [
    'A {phase} in Pisces goes by feel, and you pick up more than you could explain.',
    'With the {phase} in Pisces, you trust a feeling more than a list.',
  ],
}
