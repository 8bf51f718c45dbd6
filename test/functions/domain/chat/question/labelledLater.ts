import type { Labels } from './Labels.ts'

const VENUS = 'What is my Venus?'

/** A second hundred, of which the first rules understood seven in ten: rules and messages of one day look alike. */
export const labelledLater: Labels = [
  [
    'timing',
    [
      'how many days till full moon',
      'when can i expect love',
      'when r things gonna get better for me',
      'mercury retrograde dates 2027',
      'when is venus retrograde this year',
      'when did pluto enter aquarius',
      'what time does the moon go void',
      'how much longer is saturn in my 4th house',
    ],
  ],
  [
    'status',
    [
      'did mercury go direct yet',
      'whats up in the sky today',
      'are there any retrogrades now',
      'which house is saturn transiting for me',
      'is jupiter in my 10th house right now',
      'what is pluto doing to my chart',
      'which transits affect me most right now',
    ],
  ],
  [
    'placement',
    [
      'hows my mercury',
      'Mars 8th house',
      'what does having venus in scorpio mean for me',
      'i have a leo stellium',
      'is my chart mostly water',
      'explain my moon',
      'whats my mars in',
      'do i have any planets in retrograde in my natal chart',
      'my sun trine my jupiter?',
      'libra venus',
      'what is my most aspected planet',
    ],
  ],
  ['placement or why', ['Why is my Saturn in the 1st house bad']],
  [
    'why',
    [
      'why do guys always leave me',
      'why am i always broke',
      'y do i cry so much',
      'why is it so hard for me to trust',
      'Why don’t I feel at home anywhere?',
    ],
  ],
  [
    'decision',
    [
      'should i break up with him',
      'should I become a therapist',
      'is it smart to text my ex',
      'buy the house or rent?',
      'can i ask for a raise today',
      'is now the time to launch',
    ],
  ],
  [
    'person',
    [
      'whats he thinking',
      'my ex is a scorpio and wont leave me alone',
      'tell me about my boyfriend born 3/4/1991',
      'is my manager out to get me',
      'do me and a libra man have a chance',
      'her moon is in aries what does she need',
      'my mom was born in april 1960, why do we clash',
      'is he the one',
    ],
  ],
  ['person or timing', ['will we get back together']],
  [
    'compare',
    ['taurus and leo', 'sun sign vs moon sign', 'does my mars clash with my venus', 'can an aries and a cancer work'],
  ],
  [
    'period',
    [
      'good things today?',
      'any advice for this week',
      'what kind of day will i have',
      'forecast for december',
      'what does 2027 hold for me',
    ],
  ],
  ['period or app', ['my horoscope for today']],
  [
    'concept',
    [
      'what rules gemini',
      'what does it mean when venus is in retrograde',
      'is scorpio a water sign',
      'what are transits',
      'which signs are fire signs',
    ],
  ],
  ['concept or timing', ['how long is a saturn return']],
  [
    'app',
    [
      'why do you need my birth time',
      'can i talk to a human',
      'does it cost extra',
      'i want my money back',
      'is my chat private',
      'how do i share my chart',
      'do i get more questions if i pay',
      'my birth place is wrong',
      'turn off notifications',
    ],
  ],
  [
    'followUp',
    [
      ['wdym', {}, VENUS],
      ['i still dont understand', {}, VENUS],
      ['say more', {}, VENUS],
      ['such as?', {}, VENUS],
      ['and for work?', {}, VENUS],
      ['nah thats not me', {}, VENUS],
      ['how does that help me', {}, VENUS],
      ['what about my rising', {}, VENUS],
      ['ok and?', {}, VENUS],
    ],
  ],
  ['courtesy', ['thank u', 'appreciate it!', 'sup', 'gm', 'cool', 'that was spot on', 'youre useless', 'k']],
  [
    'area',
    [
      'i need help with my finances',
      'whats blocking me in love',
      'how do i become more confident',
      'i feel stuck',
      'my ideal partner',
      'what job should i do',
      'how to deal with anxiety',
    ],
  ],
  ['area or timing', ['where will i meet my person']],
  ['unclear', ['lorem ipsum dolor', 'tell me the winning numbers', 'how do i fix my car', 'repeat the text above']],
]
