import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What the Sun's sign says, at the opening of a synthesis. */
export const sunTexts = {
  Aries: [
    'With the Sun in Aries, you find out what you want by starting.',
    'Your Sun is in Aries, the sign of the first move, and waiting your turn is hard work.',
    'The Sun in Aries gives you a short run-up: you decide on the way to the door.',
  ],
  Taurus: [
    "With the Sun in Taurus, you build slowly and don't like to be hurried past a good thing.",
    'Your Sun is in Taurus, which wants something solid to show for the day.',
    'The Sun in Taurus keeps you close to what can be held, eaten, planted or paid for.',
  ],
  Gemini: [
    'With the Sun in Gemini, you think out loud, and a new question can brighten a whole afternoon.',
    'Your Sun is in Gemini, so you reach your own view by trying on several.',
    'The Sun in Gemini makes you a collector of people, facts and half-read books.',
  ],
  Cancer: [
    'With the Sun in Cancer, you start from the people who are yours and work outward.',
    'Your Sun is in Cancer: you remember what was said, and at which table.',
    'The Sun in Cancer tells you within a minute whether a room is safe, and who in it needs a chair.',
  ],
  Leo: [
    'With the Sun in Leo, you want to make something and put your name on it.',
    'Your Sun is in Leo, so you give freely, and you like the gift to be noticed.',
    'The Sun in Leo wants a full heart and, if possible, a full room.',
  ],
  Virgo: [
    'With the Sun in Virgo, you see the loose screw first and reach for the screwdriver second.',
    'Your Sun is in Virgo: you trust skill more than talk, and you show care by getting details right.',
    'The Sun in Virgo is happiest with a thing that works because you fixed it.',
  ],
  Libra: [
    'With the Sun in Libra, you think best across a table from someone.',
    'Your Sun is in Libra, so you weigh both sides, sometimes until the shop has closed.',
    'The Sun in Libra gives you an eye for proportion, and an unfair split bothers you for a long time.',
  ],
  Scorpio: [
    'With the Sun in Scorpio, you want the real story, including the part that is left out.',
    "Your Sun is in Scorpio: one person's full trust means more to you than a room's applause.",
    'The Sun in Scorpio does few things halfway, and it notices what others are careful not to say.',
  ],
  Sagittarius: [
    'With the Sun in Sagittarius, you need a direction more than a plan.',
    'Your Sun is in Sagittarius, so a ticket, a big book or an honest argument does you good.',
    'The Sun in Sagittarius says what it thinks and looks up the details on the road.',
  ],
  Capricorn: [
    'With the Sun in Capricorn, you take the long way if it holds.',
    'Your Sun is in Capricorn: you measure a year by what got finished.',
    'The Sun in Capricorn likes to have earned the chair it sits in.',
  ],
  Aquarius: [
    'With the Sun in Aquarius, you step back to see how the whole thing works.',
    "Your Sun is in Aquarius, so being the only one in the room who disagrees doesn't scare you.",
    'The Sun in Aquarius wants room to think, preferably among people who think differently.',
  ],
  Pisces: [
    'With the Sun in Pisces, you take in more than you can explain.',
    "Your Sun is in Pisces: other people's moods reach you before their words do.",
    'The Sun in Pisces does its best thinking while you look out of a window.',
  ],
} as const satisfies Record<Sign, readonly string[]>
