import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const thirdCusp = {
  Aries: 'You say what you think while you think it. Learning goes best at speed, with something to try out at once.',
  Taurus: 'You learn slowly and never forget it. Your words are few, well chosen and pleasant to listen to.',
  Gemini:
    'You collect words, news and acquaintances. Your mind is rarely at rest, and a walk with somebody talkative is pure pleasure.',
  Cancer: 'You speak from feeling and remember voices. Sisters, brothers and old neighbors may be close to your heart.',
  Leo: 'You tell things with color and like an audience. Your enthusiasm makes dull subjects worth hearing.',
  Virgo: 'You choose the exact word and spot the error. Let a letter go out before it is perfect now and then.',
  Libra: 'You speak with courtesy and weigh both sides. A good conversation is to you what a good meal is to others.',
  Scorpio: 'You ask further than others dare. What you know you keep, and what you say has been thought through.',
  Sagittarius:
    'You talk in wide arcs and like to teach. The neighborhood may be too small for you, so you bring the world into it.',
  Capricorn: 'You think in outlines and say what can be relied on. Learning is work to you, and you respect it.',
  Aquarius:
    'Your mind takes the side entrance. You like to exchange ideas with people who see things quite differently.',
  Pisces: 'You listen between the lines and think in pictures. Poetry and silence belong to your mother tongue.',
} as const satisfies Record<Sign, string>
