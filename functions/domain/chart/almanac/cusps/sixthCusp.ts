import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const sixthCusp = {
  Aries: 'You work fast and prefer to be first at it. Exercise is good for your temper, and pauses keep your edge.',
  Taurus: 'You work steadily and well at your own speed. Good tools and regular meals are half of your health.',
  Gemini: 'You can do three jobs at once and like colleagues to talk with. Your nerves need a walk between tasks.',
  Cancer: 'You look after people at work, and your stomach knows how the day went. A homely routine supports you.',
  Leo: 'You put heart into daily tasks and like to be thanked. Work without any pride in it tires you quickly.',
  Virgo:
    'You improve whatever passes through your hands. Useful routine steadies you, and the list may end before midnight.',
  Libra: 'You work best in a pleasant place with fair people. Balance in the day keeps you well.',
  Scorpio: 'You work with total concentration and like to get to the cause. Rest has to be as thorough as your effort.',
  Sagittarius: 'You need work with a horizon. Routine suits you once it leaves room for movement and a larger reason.',
  Capricorn:
    'You are disciplined and reliable, and you carry a great deal. Plan your recovery as firmly as your duties.',
  Aquarius: 'You work in your own manner and at odd hours. You reform the method as you go, and you need air.',
  Pisces: 'You work by feeling and merge with the task. Gentle order, sleep and clear limits keep you in good heart.',
} as const satisfies Record<Sign, string>
