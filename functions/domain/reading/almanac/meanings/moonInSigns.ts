import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** How the Moon in a sign shows in an ordinary day. */
export const MOON_IN_SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  Aries: [
    "You've less patience than usual, and you show it.",
    "You're cross for one minute, out loud, and then it's over.",
    "Your first answer is out before the question's finished, and it's mostly right.",
  ],
  Taurus: [
    "You won't be hurried, and you're good company as long as nobody tries.",
    'You want things that feel good to the touch.',
    "You'd like to be comfortable, and to stay that way.",
  ],
  Gemini: [
    'You can argue for both sides, and you enjoy it.',
    "You'd rather ask six people than look it up, and you like all six answers.",
    "You pick up everyone's news and lose track of your own.",
  ],
  Cancer: [
    'A remark stays with you for hours, and you turn it over.',
    "You can't enjoy anything before you know that the others are all right.",
    'Instead of asking for what you want, you do something kind and wait.',
  ],
  Leo: [
    'You tell things with both hands, and you look up to see who laughs.',
    'One good word can keep you warm for hours.',
    "You'd like to be noticed for something you've done well.",
  ],
  Virgo: [
    "You see what's crooked before you see anything else.",
    "You feel better as soon as you're of use.",
    'You notice the small mistake, and it does matter.',
  ],
  Libra: [
    'When two people disagree, you look for the middle.',
    "You can't choose, because you see what's good about both.",
    "You'd rather do a dull thing in company than a fine one alone.",
  ],
  Scorpio: [
    "You'd rather know the true figure than guess at it.",
    'Small talk makes you look for the exit, and one honest sentence makes you stay.',
    'You say little and miss nothing.',
  ],
  Sagittarius: [
    "You want to go one step further, just to see what's there.",
    'You say it straight and look for the tact afterward.',
    'You want to know what a thing is good for before you start on it.',
  ],
  Capricorn: [
    "Getting a thing done comforts you more than kind words, though you'd take those too.",
    "Asked how you feel, you'd rather say what you've got done.",
    'Before you say yes you want to know how long it will last.',
  ],
  Aquarius: [
    'You like everyone from a little way off.',
    "You'd like to do it differently, just to see what happens.",
    'You watch your own moods as one watches the weather.',
  ],
  Pisces: [
    'You feel what others need before they do.',
    'Your thoughts wander, and the clock goes on without you.',
    'You forgive quickly and forget a good deal along with it.',
  ],
}
