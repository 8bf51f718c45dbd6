import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const eighthCusp = {
  Aries: 'You face crises head on. When trust is at stake you act first and feel afterward, and both have their time.',
  Taurus: 'You share slowly and hold firmly. Security in shared matters lets you give yourself.',
  Gemini: 'You talk about what others avoid, and words help you through change. Curiosity is your courage.',
  Cancer: 'You sense everything that lies beneath. Closeness needs shelter for you, and you give shelter in turn.',
  Leo: 'You go through change with pride and heart. What you share, you share grandly, and loyalty is sacred to you.',
  Virgo:
    'You look at deep matters coolly and sort them. Clear accounts, of money and of feeling, keep trust in good repair.',
  Libra: 'You want intimacy to be fair. What is shared should be balanced, and difficult talks go best in a kind tone.',
  Scorpio:
    'You know the depths and do not fear them. You can let a thing end, and you can hold a confidence for years.',
  Sagittarius: 'You look for the meaning in every upheaval. Hope takes you through, and frankness clears the ground.',
  Capricorn: 'You handle crisis with sober strength. What is owed and what is owned you like to see in writing.',
  Aquarius: 'You see through taboos and keep a cool head in them. In closeness you need freedom, and you give it too.',
  Pisces:
    'You melt and merge when you trust. Intuition leads you well in deep water, and a clear shore helps you rest.',
} as const satisfies Record<Sign, string>
