import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const northNodeInSigns = {
  Aries:
    'You are used to thinking of the other person first. What helps you grow is a small act of your own choosing, made without a vote.',
  Taurus:
    'You know intensity well. What feeds you now is simpler: steady work, a body at ease, pleasures that need no crisis to justify them.',
  Gemini:
    'You came with strong convictions. You grow by asking one more question, by listening to the person next door and by enjoying that there are two answers.',
  Cancer:
    'Duty and self-control are familiar ground. Growth lies in letting yourself be moved, in tending a home and in saying what you need.',
  Leo: 'You know how to stand back and keep the whole group in view. You grow by stepping forward, making something from the heart and signing it.',
  Virgo:
    'Drifting and feeling your way come easily. You grow through the modest daily act: a list, a skill, help that arrives on time.',
  Libra:
    'Acting alone is an old habit. You grow through partnership, through asking for another view and finding that two can carry more.',
  Scorpio:
    'Comfort and the known path hold you gently. You grow by going deeper, by sharing what is yours and by letting a worn-out thing end.',
  Sagittarius:
    'You gather facts with ease. You grow by choosing a direction among them, trusting a larger meaning and going to see for yourself.',
  Capricorn:
    'Home and old feelings call you back. You grow by taking on something in the world, keeping your word to it and letting yourself be respected for it.',
  Aquarius:
    'You know how to be the special one. You grow among equals, in work for a shared future, where your gift is one of many.',
  Pisces:
    'You can order nearly anything. You grow by leaving something unplanned, forgiving a flaw and trusting what you hear when it is quiet.',
} as const satisfies Record<Sign, string>
