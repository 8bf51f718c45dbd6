import type { Labels } from './Labels.ts'

const MOON = 'What is my Moon?'

/** A second lot: 58 in a hundred at first sight. */
export const fresh2: Labels = [
  [
    'timing',
    [
      ['how long until someone proposes to me', { area: 'love' }],
      'are things ever gonna turn around',
      ['when would be a good day to have the talk with my landlord', {}],
      ['when does the sun move into capricorn', { bodies: ['Sun'], signs: ['Capricorn'] }],
      ['will this year be the year i finally get pregnant or not', {}],
      ['whens my lucky day', {}],
      ['next time jupiter hits my sun', { bodies: ['Jupiter', 'Sun'] }],
      ['will i ever own a home', {}],
    ],
  ],
  [
    'status',
    [
      ['has uranus moved into gemini', { bodies: ['Uranus'], signs: ['Gemini'] }],
      ['is there a planet in retrograde right now', { happening: 'retrograde' }],
      ['moon sign today?', { bodies: ['Moon'] }],
      ['whats transiting my 10th house', { houses: [10] }],
    ],
  ],
  [
    'placement',
    [
      ['I have 4 planets in the 12th house, what is that about', { houses: [12] }],
      ['is a capricorn moon cold', { bodies: ['Moon'], signs: ['Capricorn'] }],
      ['what does my chart look like', {}],
      ['how do i know if im a cusp baby, born july 22', {}],
      ['hows my 2nd house', { houses: [2] }],
      ['my north node is in gemini what do i do with that', { bodies: ['North Node'], signs: ['Gemini'] }],
      ['do i have a good chart', {}],
      ['pluto conjunct ascendant', { bodies: ['Pluto', 'Ascendant'] }],
    ],
  ],
  [
    'why',
    [
      ['why do all my relationships end after 3 months', { area: 'love' }],
      'why is everything such a fight',
      ['how come my mom and i always argue', {}],
    ],
  ],
  [
    'decision',
    [
      ['do i tell my parents im dropping out', {}],
      ['they offered me a job in another city and i dunno if i should take it', {}],
      'is it stupid to quit without a plan',
      ['should i give him another chance', {}],
      ['would now be ok to have the surgery', {}],
    ],
  ],
  [
    'person',
    [
      ['my boss is micromanaging me and i think shes a virgo', {}],
      ['my mother-in-law drives me up the wall', {}],
      ['Is Jake going to text me', {}],
      ['whats the deal with aquarius women', {}],
      ['he left me on read for 4 days', {}],
      ['born 9 sept 1990, what is she like', {}],
      ['my daughter starts school next week and shes terrified', { area: 'people' }],
    ],
  ],
  [
    'compare',
    [
      ['virgo man and pisces woman', {}],
      ['is my mars stronger than my sun', {}],
      ['taurus moon vs scorpio moon', {}],
    ],
  ],
  [
    'period',
    [
      ['what kind of year is it gonna be', {}],
      ['horoscope', {}],
      ['how is the weekend for going out', { period: 'week' }],
      ['summarize my month pls', { period: 'month' }],
    ],
  ],
  [
    'concept',
    [
      'what is a progressed chart',
      'is it true that mercury retrograde breaks electronics',
      'whats the luckiest sign',
      'does the moon really affect people',
    ],
  ],
  [
    'app',
    [
      ['can i get my chart as an image', {}],
      ['do you remember what i told u last week', {}],
      ['the app keeps crashing', {}],
      ['how do you know my rising sign if i didnt give a time', {}],
    ],
  ],
  [
    'followUp',
    [
      ['so is that a good thing?', {}, MOON],
      ['explain like i know nothing', {}, MOON],
      ['could be, but how would i notice', {}, MOON],
    ],
  ],
  ['courtesy', ['love that!', 'whatever', 'you there?']],
  [
    'area',
    [
      ['i got laid off on monday', { area: 'work' }],
      ['my heart hurts so much since the split', { area: 'love' }],
      ["I don't have any friends in this town", { area: 'people' }],
      ['my anxiety is through the roof', { area: 'self' }],
      ['cant stop scrolling', { area: 'self' }],
      ['how do i stop being a people pleaser', {}],
    ],
  ],
  ['foreign', ['dime algo sobre mi luna']],
  ['unclear', ['who is the president of france', 'xx']],
]
