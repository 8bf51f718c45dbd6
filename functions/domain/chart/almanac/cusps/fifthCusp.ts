import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const fifthCusp = {
  Aries:
    'You play to win and love at first spark. Creating is a physical joy to you, best begun before you think too long.',
  Taurus: 'You take pleasure slowly and with all senses. What you make has weight, and in love you like to stay.',
  Gemini: 'You flirt with words and play with ideas. Two hobbies are a minimum, and laughter is half of love.',
  Cancer:
    'You love protectively and create from memory. Children, or those who were once children with you, move you deeply.',
  Leo: 'You were made for play, stage and open affection. Give generously and let yourself be applauded a little.',
  Virgo: 'Your play has skill in it. You show love in care for details, and you relax when something turns out well.',
  Libra: 'Romance for you is an art of two. You create with taste and like beauty to have good manners.',
  Scorpio: 'You love with all or nothing and create from the depths. Passion is serious play for you.',
  Sagittarius:
    'You love adventure, and you find adventure in love. Your creations like to be large and a little untidy.',
  Capricorn:
    'You approach pleasure with some reserve and a plan. What you create is meant to last, and joy grows with the years.',
  Aquarius: 'You play by rules you made up yourself. In love you look for a friend who surprises you.',
  Pisces:
    'Imagination is your playground. You fall in love with a mood, a song or a possibility, and make art of it in time.',
} as const satisfies Record<Sign, string>
