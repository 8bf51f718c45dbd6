import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const secondCusp = {
  Aries:
    'You earn in bursts and like to be your own engine. Money is for moving, and a small reserve keeps the next start free.',
  Taurus: 'You have a sure feeling for what lasts, and you keep it well. Comfort for you is a form of security.',
  Gemini: 'Your livelihood likes variety, words and more than one source. Knowing things is part of your capital.',
  Cancer: 'You hold on to what carries memory. A full cupboard lets your heart open as well.',
  Leo: 'You like quality and enjoy paying for others. What you do with pride tends to be worth something.',
  Virgo:
    'You keep careful accounts and see where things leak. Your skill is your best possession, and you may charge for it.',
  Libra: 'You value balance and beauty, and money is often a matter for two. Fair shares let you enjoy what you have.',
  Scorpio: 'You keep your means private and think about them strategically. You can do without, and you can rebuild.',
  Sagittarius:
    'You trust that there will be enough, and often act on it. Freedom to travel or to learn is what you most like to buy.',
  Capricorn: 'You build slowly and for the long run. What you have earned step by step gives you a deep quiet.',
  Aquarius:
    'You earn in your own way and may care little for possessions as such. What serves many seems worth more to you than what impresses a few.',
  Pisces:
    'Money flows in and out like a tide. Giving makes you happy, and a plain little budget is a kindness to your later self.',
} as const satisfies Record<Sign, string>
