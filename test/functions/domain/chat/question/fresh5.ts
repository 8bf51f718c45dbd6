import type { Labels } from './Labels.ts'

const SUN = 'What does my Sun mean?'

/** A fifth lot: 69 in a hundred at first sight. */
export const fresh5: Labels = [
  [
    'timing',
    [
      'when do i stop being broke',
      'how many weeks till mercury is direct',
      'will he and i have a baby someday, when',
      'am i going to move this year',
      'when is venus conjunct my mars',
    ],
  ],
  [
    'status',
    ['is the sun in virgo yet', 'what retrogrades are happening', 'wheres venus', 'did the eclipse already happen'],
  ],
  [
    'placement',
    [
      'i am a gemini with a virgo moon',
      'uranus in the 7th meaning',
      'is my rising taurus or gemini',
      'what do you see in my 8th house',
      'whats my mercury sign',
      'jupiter in capricorn is that weak',
      'do i have a lot of fixed energy',
    ],
  ],
  ['why', ['why am i so bad with money', 'why do i feel like im running out of time', 'how come i cant commit']],
  [
    'decision',
    [
      'do i sign the contract on friday',
      'i might quit tomorrow, bad idea?',
      'is getting a divorce the right call',
      'should i go no contact with my mom',
      'dye my hair red or keep it brown',
    ],
  ],
  [
    'person',
    [
      'my ex keeps liking my pics',
      'how do i handle a gemini boss',
      "what's Sara's rising",
      'my husband and i sleep in separate rooms',
      'is my neighbor jealous of me',
      'she is a libra and so indecisive',
    ],
  ],
  ['compare', ['aries and libra in bed', 'is a scorpio good for a taurus', 'my moon versus my rising']],
  [
    'period',
    [
      'how does my friday look',
      'whats in the stars for me this summer',
      'what should i do this week',
      'overview of next year',
    ],
  ],
  [
    'concept',
    [
      'what makes a planet retrograde',
      'are cusps real',
      'whats the deal with the 12th house',
      'what is astrology good for',
    ],
  ],
  [
    'app',
    ['can i change my name', 'why is the app so slow', 'how do i pay with paypal', 'how many chats are included'],
  ],
  [
    'followUp',
    [
      ['can you give more detail', {}, SUN],
      ['i dont relate to this', {}, SUN],
      ['and in love?', {}, SUN],
    ],
  ],
  ['courtesy', ['thanks babe', 'wow you nailed it', 'good afternoon luna']],
  [
    'area',
    [
      ['i feel invisible at the office', { area: 'work' }],
      ['my apartment is falling apart and i cant afford to move', {}],
      ['no one gets me', {}],
      ['dating apps are exhausting', { area: 'love' }],
      ['i need a win', {}],
      ['trying to get over someone', { area: 'love' }],
      ['ive been crying every night', { area: 'self' }],
    ],
  ],
  ['foreign', ['que me espera este año']],
  ['unclear', ['best pizza in new york', 'qqq']],
]
