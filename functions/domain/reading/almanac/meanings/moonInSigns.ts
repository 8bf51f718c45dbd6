import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    'You want to do it at once, and waiting in any kind of line feels like a personal insult.',
    'Your patience is short and so are your grudges.',
    "You say the first thing that comes to mind, and it's mostly what you mean.",
  ],
  Taurus: [
    "You won't be hurried, and good food settles most arguments.",
    'You want to touch it, taste it or sit on it before you believe in it.',
    "What's comfortable looks a lot like what's right.",
  ],
  Gemini: [
    'You have two opinions on everything and enjoy both.',
    "You'd rather ask six people than look it up.",
    "You're curious about everyone's business and a bit forgetful about your own.",
  ],
  Cancer: [
    'You take things home with you, words above all, and turn them over.',
    "You want to know that everybody has eaten, and you'd like someone to ask you the same.",
    'You go at what you want sideways, by way of being kind.',
  ],
  Leo: [
    'You want some warmth and a little applause, and you give plenty of both.',
    "You'd rather see faces than read messages.",
    "You're proud of something small, and it would be nice if somebody noticed.",
  ],
  Virgo: [
    "You see the one thing that's out of place, and you can't sit down until it's straight.",
    "You feel better as soon as you've been of use to somebody.",
    'You want the small facts right, and for once the small facts matter.',
  ],
  Libra: [
    'You want everyone to be fair and nobody to raise their voice.',
    "You see both sides so well that you can't choose between two kinds of jam.",
    "You'd rather do it with somebody, whatever it is.",
  ],
  Scorpio: [
    "You'd rather know the true figure than guess at it.",
    'Small talk wears thin, and one honest sentence is worth an hour of it.',
    'You say little, notice everything, and keep it for later.',
  ],
  Sagittarius: [
    'You want the window open, the long view and a reason for things.',
    'You speak first and look for your tact afterward.',
    "You'd like to be somewhere else, even if it's only one stop further.",
  ],
  Capricorn: [
    'You feel better with something done than with something said.',
    'You keep your feelings in good order and your coat on.',
    "You ask what it's for and how long it will last, and you're right to.",
  ],
  Aquarius: [
    "You need some distance to be friendly, and then you're very friendly.",
    'You do it differently just to see what happens.',
    "You look at your own feelings with interest, as if they were somebody else's.",
  ],
  Pisces: [
    'You feel what other people want before they know it.',
    "You'd rather hum than explain, and time goes where it likes.",
    'You forgive things quickly, and you lose your gloves.',
  ],
}
