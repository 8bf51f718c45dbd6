import type { Labels } from './Labels.ts'

const MARS = 'Is Mars retrograde?'

/** A third lot, of which the second rules understood eight in ten at first sight. */
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
]
