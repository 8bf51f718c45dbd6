import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const sunInSigns = {
  Aries:
    'You find out who you are by starting. When something matters, you would rather take a first rough step than wait for a better map.',
  Taurus:
    'You grow at the speed of things that last. What you can hold, taste and come back to tells you who you are, and being hurried rarely helps.',
  Gemini:
    'Curiosity is the thread of your life. You learn who you are out loud, by asking, comparing and changing your mind in good company.',
  Cancer:
    'You live from the inside out, and memory is part of how you think. Looking after people gives you strength, as long as some of that care comes home to you.',
  Leo: 'You are most yourself when you make something and let it be seen. Warmth returns to you when you give it without counting the applause.',
  Virgo:
    'You notice what could work better and find it hard to walk past. Useful skill makes you glad, and your own rough edges deserve the patience you would give to a craft.',
  Libra:
    'You come into focus through other people: a fair exchange, a good argument, a room well arranged. The art is to count your own wish among the sides you weigh.',
  Scorpio:
    'Surfaces hold you only briefly. You want to know what is really going on, in others and in yourself, and you give your trust slowly and then almost whole.',
  Sagittarius:
    "You steer by meaning, and a wide horizon makes the day's work lighter. Study, distance and honest talk keep you well supplied.",
  Capricorn:
    'You take the long view and are willing to climb. Responsibility steadies you, and your humor tends to grow drier and kinder with the years.',
  Aquarius:
    'You stand a step to the side and see the pattern from there. Ideas that serve more than one person give you energy, and so does the freedom to be odd.',
  Pisces:
    'The line between you and the world is thin, and much of what you know comes through it. Music and quiet are home to you; a firm door now and then helps too.',
} as const satisfies Record<Sign, string>
