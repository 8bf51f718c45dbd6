import type { Labels } from './Labels.ts'

const MARS = 'Is Mars retrograde?'

/** A third lot, of which the rules of that time understood three in four at first sight. */
export const labelledLast: Labels = [
  [
    'timing',
    [
      'when is it gonna be my turn',
      'when does leo season start',
      'what month will i get engaged',
      'when will saturn leave pisces',
      'is a big change coming for me',
    ],
  ],
  ['timing or person', ['will my ex and i reconcile ever']],
  [
    'status',
    [
      'is the moon in scorpio tonight',
      'where are the planets right now',
      'is pluto retrograde still',
      'am i going through a saturn return',
      'what zodiac season is it',
    ],
  ],
  [
    'placement',
    [
      'can you tell me my ascendant',
      'wheres my pluto',
      'do i have a strong mars',
      'how does my cancer moon show up',
      'my chart has a lot of capricorn',
      'what sign rules my 2nd house',
      'meaning of my venus in the 12th',
      'i have sun opposite pluto, is that bad',
      'do I have any squares',
    ],
  ],
  ['placement or area', ['What does my birth chart say about me']],
  ['why', ['why am i so sensitive', 'why cant i let go of my ex', 'why do i feel like an outsider']],
  [
    'decision',
    [
      'should i take this job offer or wait until after the retrograde',
      'is it time to let go',
      'would moving to london suit me',
      'should I confront my friend',
    ],
  ],
  [
    'person',
    [
      'my roommate is an aries and im losing it',
      'what does he see in me',
      'how can i make my wife happy',
      'DOB 12/03/1985 my partner',
      'is my dad proud of me',
      'what sign is he if born on july 8',
      'did she ever love me',
    ],
  ],
  [
    'compare',
    [
      'scorpio and taurus love',
      'which is more important moon or rising',
      'are my sun and moon in harmony',
      'do geminis and libras work',
    ],
  ],
  [
    'period',
    [
      'what energy does this week have',
      'tell me about tomorrow',
      'anything i should know for today',
      'how is september looking',
      'whats coming up for me this month',
    ],
  ],
  [
    'concept',
    [
      'whats the 12th house',
      'difference between sidereal and tropical',
      'what does a square aspect do',
      'can you explain what a north node is',
      'why is saturn return such a big deal',
    ],
  ],
  [
    'app',
    [
      'how many free questions do i get',
      'my payment failed',
      'i cant sign in',
      'is this ai',
      'can i add my kids chart',
    ],
  ],
  ['app or followUp', ['how do you know all this']],
  [
    'followUp',
    [
      ['meaning?', {}, MARS],
      ['make it shorter', {}, MARS],
      ['what about venus?', {}, MARS],
      ['ok but why', {}, MARS],
      ['how is that possible', {}, MARS],
      ['can u say it in simple words', {}, MARS],
    ],
  ],
  ['courtesy', ['ty!!', 'good bye', 'yes please', 'heyyy', 'omg thats so me', 'you are wrong and dumb']],
  [
    'area',
    [
      'how can i attract abundance',
      'best careers for me',
      'i am heartbroken',
      'what should i know about my love life',
      'hidden talents',
      'how do i set boundaries with my family',
    ],
  ],
  [
    'foreign',
    [
      'cuál es mi signo ascendente',
      'comment sera ma semaine',
      'aku mau tanya soal jodoh',
      'wat is mijn ascendant',
      'мой знак',
    ],
  ],
  ['unclear', ['test', 'how tall is mount everest', 'blah blah', 'pretend you are my grandma']],
  [
    'timing',
    [
      'when will mars enter virgo',
      'how long till my luck changes',
      'when should i expect a proposal',
      'next venus retrograde?',
    ],
  ],
  [
    'status',
    ['is it mercury retrograde season', 'are any planets hitting my sun right now', 'is my saturn return over'],
  ],
  ['status or period', ['what is the moon doing today']],
  [
    'placement',
    [
      'where does my jupiter sit',
      'is my mars in a fire sign',
      'whats on my descendant',
      'sun in virgo 6th house',
      'do i have more earth or water',
      'which planet is closest to my ascendant',
      'read my chart',
    ],
  ],
  ['why', ['why do i feel unlucky in love', 'how come my relationships never last']],
  [
    'decision',
    ['do you recommend i change careers', 'is august good for travel', 'should my boyfriend and i move in together'],
  ],
  [
    'person',
    [
      'my sister and i dont talk anymore',
      'can a leo man be faithful',
      'he is a sagittarius sun scorpio moon',
      'is my husband my soulmate',
      'what is my baby going to be like, due 3 october',
    ],
  ],
  ['compare', ['moon in aries or moon in taurus, which is easier']],
  ['compare or person', ['me a leo and him a virgo']],
  ['period', ['how will 2028 be for me', 'whats the vibe today', 'week ahead']],
  ['concept', ['what are the 12 houses', 'whats mercury about', 'are aspects important']],
  ['app', ['where can i see my invoices', 'how do i log out', 'is the birth time important', 'change language']],
  [
    'followUp',
    [
      'could you rephrase',
      'what do i do with that',
      ['ok what about tomorrow', {}, MARS],
      ['not sure i agree', {}, MARS],
    ],
  ],
  ['courtesy', ['thats cool thanks', 'morning!', 'ur the best', 'nvm']],
  [
    'area',
    [
      'how do i find my passion',
      'money problems',
      'im so lonely',
      'ways to improve my marriage',
      'what am i meant to do in life',
    ],
  ],
  ['foreign', ['quiero saber mi futuro', 'qual é meu ascendente', 'ben hangi burcum']],
  ['unclear', ['hjkl', '2 plus 2', 'who is taylor swift']],
]
