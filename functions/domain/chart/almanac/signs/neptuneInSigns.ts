import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const neptuneInSigns = {
  Aries:
    'The dreamers of your years longed for a heroic new start. In you that dream lives in every brave beginning made for something larger than yourself.',
  Taurus:
    'Your generation found something holy in the earth and something doubtful in possessions. Beauty that you can touch may lift you further than a theory.',
  Gemini:
    'Those of your years dreamed in words and many voices. Language is a kind of music to you, and a poem may tell you more than a manual.',
  Cancer:
    'Your generation longed for a homeland, real or imagined. Memory and family carry a soft light for you, and sorting fact from longing is a form of care.',
  Leo: 'You were born to years in love with glamour, stage and screen. Your imagination wants to play, and it is happiest when it creates more than it admires.',
  Virgo:
    'Your generation wished to heal by being useful. You may find meaning in a simple task done with devotion, and in admitting that no system is perfect.',
  Libra:
    'Those of your years dreamed of peace and ideal love. You sense what harmony could be, and real people become dearer when they need not match the picture.',
  Scorpio:
    'Your generation looked for the sacred in what is hidden. You have a feeling for mystery, and depth becomes safe for you when somebody honest goes there with you.',
  Sagittarius:
    'Your years sent seekers in all directions. You long for meaning that crosses borders, and the faith you walk toward with open eyes serves you best.',
  Capricorn:
    'Your generation dreamed through institutions and watched some of them melt. You may have a gift for giving an ideal a timetable.',
  Aquarius:
    'You were born into a shared dream of connection. A humane future moves you, and it grows more real each time you meet someone face to face.',
  Pisces:
    'Your generation feels the sea beneath all borders. Compassion and art come close to your skin, and clear hours ashore help you keep what you bring up.',
} as const satisfies Record<Sign, string>
