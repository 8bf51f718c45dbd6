import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How a new, half or full Moon in a sign goes about things; {phase} is "New Moon". */
export const PHASE_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    'A {phase} in Aries wants it decided before the coffee is cold.',
    "With the {phase} in Aries, somebody has to go first, and you'd like it to be you.",
  ],
  Taurus: [
    'A {phase} in Taurus is about things that you can hold, eat or bank.',
    'With the {phase} in Taurus, you eat first and decide afterward.',
  ],
  Gemini: [
    'A {phase} in Gemini works through words: a remark, a message, two versions of one story.',
    'With the {phase} in Gemini, there are at least two answers, and both amuse you.',
  ],
  Cancer: [
    'A {phase} in Cancer makes everything personal, and the kitchen is where you settle it.',
    "With the {phase} in Cancer, you go by memory and by who's been fed.",
  ],
  Leo: [
    'A {phase} in Leo wants your heart in it and at least one person watching.',
    'With the {phase} in Leo, you do it in your good shirt or not at all.',
  ],
  Virgo: [
    'A {phase} in Virgo comes down to one small thing that you can put right by supper.',
    'With the {phase} in Virgo, you want to be of use before you want to be right.',
  ],
  Libra: [
    "A {phase} in Libra asks what's fair, and it depends on somebody else's yes.",
    'With the {phase} in Libra, you hear both sides and bring each of them a cup of tea.',
  ],
  Scorpio: [
    "A {phase} in Scorpio leaves out the weather and asks what's really the matter.",
    'With the {phase} in Scorpio, you mean it or you leave it.',
  ],
  Sagittarius: [
    'A {phase} in Sagittarius needs a map, a good reason and a bit of nerve.',
    'With the {phase} in Sagittarius, you say it straight and laugh about it afterward.',
  ],
  Capricorn: [
    "A {phase} in Capricorn is sober: you ask what it's good for and by when.",
    'With the {phase} in Capricorn, you knock on it first to hear if it will hold.',
  ],
  Aquarius: [
    'A {phase} in Aquarius makes you step back and do it in your own odd way.',
    'With the {phase} in Aquarius, you think of everyone and wear odd socks.',
  ],
  Pisces: [
    'A {phase} in Pisces goes by feel, and the line between you and others is drawn in water.',
    'With the {phase} in Pisces, a song on the radio settles what no list could.',
  ],
}
