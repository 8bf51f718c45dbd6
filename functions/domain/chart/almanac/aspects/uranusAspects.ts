import type { AspectsWith } from './AspectsWith.ts'

export const uranusAspects = {
  Neptune: {
    conjunction:
      'You belong to those who dream of a different world and half expect to see it. In you vision and sudden insight speak with one voice; give it a plain sentence.',
    opposition:
      'Your generation stands between invention and longing. You can feel both, and you translate well between engineers and dreamers.',
    trine:
      'Those born near you find the new and the spiritual compatible. Your intuition makes leaps, and quite often it lands.',
    square:
      'Restlessness and longing disturb each other in your generation. A practice that is yours alone, in art or silence, brings them into tune.',
    sextile:
      'You share with your years a gentle gift for renewal. New ideas come to you with kindness already in them.',
  },
  Pluto: {
    conjunction:
      'You were born in years of upheaval and carry a spark of it. Thorough change does not frighten you, and you can be careful with what deserves to stay.',
    opposition:
      'Your generation sees revolution and power face each other. In your own life you can let freedom and depth take turns.',
    trine:
      'Those of your years change things from the root and without much noise. You find the lever where others see a wall.',
    square:
      'Tension between freedom and control runs through your years. You ease it in small: by being honest about what you want to change.',
    sextile:
      'You share with many a readiness to renew. When something is over, you notice it early and move on with care.',
  },
  Chiron: {
    conjunction:
      'Being different was once a sore matter and is becoming your contribution. You free others by not hiding it.',
    opposition: 'You may meet your own strangeness in people who stand outside. Welcome them, and you are welcome too.',
    trine: 'Insight helps you heal in unexpected ways. You find a method that nobody had suggested.',
    square: 'Sudden breaks have left a mark. Steady ground and a few free spirits make you trust change again.',
    sextile: 'Odd comforts work for you, humor among them. You help others by loosening a rule.',
  },
  'North Node': {
    conjunction:
      'Your path takes sudden turns, and most of them suit you. Follow what sets you free and makes you useful as well.',
    opposition: 'Freedom is an old habit of yours. Growth may ask you to belong somewhere for a while.',
    trine: 'Change and direction are friends. The unplanned meeting is often the right one.',
    square: 'You may turn off just before the goal. Stay curious about what lies behind the last bend.',
    sextile: 'A new idea opens the next gate. Try it on a small scale and soon.',
  },
} as const satisfies AspectsWith<'Neptune' | 'Pluto' | 'Chiron' | 'North Node'>
