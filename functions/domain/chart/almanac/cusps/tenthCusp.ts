import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const tenthCusp = {
  Aries: 'You want to lead, or at least to go first. Work with a clear contest in it brings out your courage.',
  Taurus: 'You build a career as others build a house. Patience and good taste earn you trust.',
  Gemini:
    'Your calling has to do with words, contacts or variety. More than one profession in a lifetime would suit you.',
  Cancer:
    'You care for people through your work, and the public senses it. A firm sense of home makes you strong outside.',
  Leo: 'You stand well in the light. Take a task that you can be proud of, and let others share the credit.',
  Virgo: 'You are known for skill and care. A calling that is of real use holds your interest.',
  Libra: 'Tact and a sense of form carry you in public. You rise by bringing others together.',
  Scorpio: 'You work with power and depth, often out of view. People trust you with difficult matters.',
  Sagittarius: 'You want a calling with a horizon. Teaching, law, travel or plain enthusiasm may carry you up.',
  Capricorn: 'You take the long climb and take it seriously. What you build in public is built to stand.',
  Aquarius: 'You go your own way at work and renew what you touch. A title matters less to you than a good idea.',
  Pisces:
    'Your calling may lie in art, in care or in something hard to name. Follow the pull and set yourself small, visible goals.',
} as const satisfies Record<Sign, string>
