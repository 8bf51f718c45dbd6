import type { Labels } from './Labels.ts'

const VENUS = 'What is my Venus?'

/** Of messages made up before the rules were looked at, 64 in a hundred were understood at first sight. */
export const fresh1: Labels = [
  [
    'timing',
    [
      ['when am i gonna meet the love of my life', { area: 'love' }],
      ['do u see a new job coming for me', { area: 'work' }],
      'when does this rough patch end',
      ['will i get back on my feet financially', { area: 'work' }],
      ['whats the next big astrological event', {}],
      ['when is saturn out of aries', { bodies: ['Saturn'] }],
      ['how far away is my next jupiter return', { happening: 'return' }],
    ],
  ],
  [
    'status',
    [
      ['is mercury acting up again', { bodies: ['Mercury'] }],
      ['which planets are direct rn', {}],
      ['what sign is venus in this week', { bodies: ['Venus'] }],
      ['wheres mars transiting', { bodies: ['Mars'] }],
    ],
  ],
  [
    'placement',
    [
      ['is venus in libra good', { bodies: ['Venus'], signs: ['Libra'] }],
      ['i got told im a scorpio rising, is that right', {}],
      ['so my moon is in cancer what does that mean for me', { bodies: ['Moon'], signs: ['Cancer'] }],
      ['no planets in my 7th house is that bad', { houses: [7] }],
      ['what does it mean to have sun in the 8th', { bodies: ['Sun'], houses: [8] }],
      ['what degree is my ascendent', { bodies: ['Ascendant'] }],
      ['do i have more air or fire', { asks: 'balance' }],
      ['how strong is my jupiter', { bodies: ['Jupiter'] }],
    ],
  ],
  [
    'why',
    [
      'why do i shut down when people get close',
      ['why does nobody at work take me seriously', { area: 'work' }],
      'whats wrong with me that i can never relax',
    ],
  ],
  [
    'decision',
    [
      ['thinking about leaving my husband, what do you say', {}],
      ['would it be dumb to text my ex on a full moon', {}],
      ['is it the right time for a baby', {}],
      ['torn between two job offers', { area: 'work' }],
      ['can i trust my gut on this one', {}],
    ],
  ],
  [
    'person',
    [
      ["what is Anna's Venus", {}],
      ["my sister won't talk to me", { area: 'people' }],
      ['how do virgo men show love', {}],
      ['Tom is an aquarius and he keeps pulling away', {}],
      ['my teenage son is driving me crazy', { area: 'people' }],
      ['does my coworker have a thing for me', { area: 'work' }],
      ['we broke up 3 weeks ago and he already has someone new', {}],
    ],
  ],
  [
    'compare',
    [
      ['do water signs go with fire signs', {}],
      ['im a cap, shes a gem, does that work?', {}],
      ['which suits me better, a taurus or a libra', { signs: ['Taurus', 'Libra'] }],
    ],
  ],
  [
    'period',
    [
      ['give me my weekly forecast', { period: 'week' }],
      ['any luck coming my way today', { period: 'today' }],
      ['what do the stars say about tonight', { period: 'today' }],
      ['how are the next few days looking', {}],
    ],
  ],
  [
    'concept',
    [
      'whats a natal chart anyway',
      'difference between sun sign and rising sign',
      'do houses matter if i have nothing in them',
      'is astrology a science',
    ],
  ],
  [
    'app',
    [
      ['how come i only get a few questions', { app: 'quota' }],
      ['i was born at 6am not 6pm', { app: 'birthData' }],
      ['why did u charge my card', {}],
      ['does someone read these messages', { app: 'privacy' }],
    ],
  ],
  [
    'followUp',
    [
      ['can you break that down for me', {}, VENUS],
      ['hmm not really me tbh', {}, VENUS],
      ['what should i do about it then', {}, VENUS],
    ],
  ],
  ['courtesy', ['hiya', 'thank you that really helped me today', 'wow ok']],
  [
    'area',
    [
      ['I want out of my lease', {}],
      ["can't sleep", { area: 'self' }],
      ['ive been single for 6 years and im starting to give up', { area: 'love' }],
      ['my job is killing me slowly', { area: 'work' }],
      ['drowning in debt', { area: 'work' }],
      ['feeling really low these days dont know why', { area: 'self' }],
    ],
  ],
  ['foreign', ['cuando me voy a casar']],
  ['unclear', ['what time is it in tokyo', 'asdf']],
]
