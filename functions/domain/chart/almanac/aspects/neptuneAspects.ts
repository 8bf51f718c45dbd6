import type { AspectsWith } from './AspectsWith.ts'

export const neptuneAspects = {
  Pluto: {
    conjunction:
      'You share with a whole age the end of one dream and the seed of another. In you it is a deep undertone that art or quiet lets you hear.',
    opposition: 'Your age sees faith and power at opposite ends. You may hold a private compass between them.',
    trine:
      'A quiet strength runs through your whole age: depth that trusts the tide. You draw on it in hours of change.',
    square:
      'Your age asks what it may still believe. Live with the question kindly, and let your own answer take its years.',
    sextile:
      'Millions share this with you, a soft current below the times. You feel it when compassion gives you more strength than will does.',
  },
  Chiron: {
    conjunction:
      "You feel the world's soreness and your own in one. Beauty and compassion help, and so does a bedside lamp of plain facts.",
    opposition: 'You may wish to be rescued, or to rescue. Sitting together on the shore is often enough.',
    trine: 'Your sympathy soothes. Music, prayer or art comes to your aid without being called.',
    square: 'Disappointed faith is a tender place. A smaller, daily kindness restores what large hopes had worn away.',
    sextile: 'Quiet imagination heals you by degrees. Give it water, walks and sleep.',
  },
  'North Node': {
    conjunction: 'A dream draws you on. Follow it with a good map, and let art or compassion be your companions.',
    opposition: 'You drift back to old longings. Growth has clearer outlines and a slightly cooler light.',
    trine: 'Intuition and direction agree. You find the way by listening, and kind people point it out.',
    square: 'Haze lies over the next fork. Wait until you can see, then walk.',
    sextile: 'A quiet hint helps you on. Take your imagination seriously for an hour a week.',
  },
} as const satisfies AspectsWith<'Pluto' | 'Chiron' | 'North Node'>
