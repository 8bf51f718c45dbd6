import type { Labels } from './Labels.ts'

const MARS = 'What is my Mars?'

/** A fourth lot: 59 in a hundred at first sight. */
export const fresh4: Labels = [
  [
    'timing',
    [
      ['how soon can i expect my visa', {}],
      ['when does jupiter leave leo', { bodies: ['Jupiter'] }],
      ['will my business survive the year', {}],
      ['is there a wedding in my chart anytime soon', {}],
      ['tell me when this heartbreak is gonna stop hurting', {}],
      ['whens a good time to get pregnant', {}],
      ['when was my last saturn return', { happening: 'return' }],
    ],
  ],
  [
    'status',
    [
      ['where is chiron these days', { bodies: ['Chiron'] }],
      ['is the full moon in my sign', { happening: 'fullMoon' }],
      ['whats going on in the sky', {}],
      ['am i still in my saturn return at 31', { happening: 'return' }],
    ],
  ],
  [
    'placement',
    [
      ['what house is my chiron', { bodies: ['Chiron'] }],
      ['is it bad to have mars in the 12th house', { bodies: ['Mars'], houses: [12] }],
      ['i am a double pisces', { signs: ['Pisces'] }],
      ['how does my venus affect who im attracted to', { bodies: ['Venus'] }],
      ['anything special in my chart', {}],
      ['is my sun in the first or 12th house', { bodies: ['Sun'] }],
      ['moon square pluto natal', { bodies: ['Moon', 'Pluto'] }],
      ['what would having saturn on my ascendant do', { bodies: ['Saturn', 'Ascendant'] }],
    ],
  ],
  [
    'why',
    [
      ['why do i hate being told what to do', {}],
      ['why cant i just be happy', {}],
      ['i want to understand why i keep choosing emotionally unavailable men', {}],
    ],
  ],
  [
    'decision',
    [
      ['go back to my ex yes or no', {}],
      ['im thinking of cutting off my best friend', {}],
      ['would a career in nursing be right for me', {}],
      ['is it too soon to say i love you', {}],
      ['should i wait till after mercury retrograde to buy a car', {}],
    ],
  ],
  [
    'person',
    [
      ['do capricorn men ever open up', {}],
      ['my dad passed away in march and we never made up', {}],
      ['Lena and I had a huge fight', {}],
      ['is he cheating', {}],
      ['how do i tell if a scorpio likes me', {}],
      ['my kid is having tantrums every day, she is a 2021 aries', {}],
      ['what does my partners venus in gemini mean for us', {}],
    ],
  ],
  [
    'compare',
    [
      ['how compatible are two leos', {}],
      ['me virgo, her sagittarius. thoughts?', {}],
      ['sun vs ascendant which one is the real me', {}],
    ],
  ],
  [
    'period',
    [
      ['what vibe is the new year bringing', {}],
      ['hows wednesday looking for me', {}],
      ['should i be worried about next week', { period: 'nextWeek' }],
      ['daily reading please', {}],
    ],
  ],
  [
    'concept',
    [
      'what does a full moon do to you',
      'can two people have the same chart',
      'how often does venus go retrograde',
      'explain the nodes',
    ],
  ],
  [
    'app',
    [
      ['my city isnt in the list', {}],
      ['how do i delete a chat', {}],
      ['is there a yearly option', {}],
      ['i think my chart is wrong', {}],
    ],
  ],
  [
    'followUp',
    [
      ['interesting, tell me about that more', {}, MARS],
      ['how would that show in daily life', {}, MARS],
      ['nope, doesnt resonate', {}, MARS],
    ],
  ],
  ['courtesy', ['thats so sweet', 'okay bye luv', 'merry christmas']],
  [
    'area',
    [
      ['my divorce is dragging on and im tired', { area: 'love' }],
      ['i hate my coworkers', { area: 'work' }],
      ['everyone around me is getting engaged except me', { area: 'love' }],
      ['i keep losing money on stupid stuff', { area: 'work' }],
      ['i moved to a new country and dont know anyone', {}],
      ['what hobbies would suit me', {}],
    ],
  ],
  ['foreign', ['wie finde ich die liebe']],
  ['unclear', ['5 letter word for happy', 'zzz']],
]
