import type { Labels } from './Labels.ts'

const SUN = 'What does my Sun in Leo mean?'

/** A third lot: 64 in a hundred at first sight. */
export const fresh3: Labels = [
  [
    'timing',
    [
      ['give me a date for when my luck changes', {}],
      'how long do i have to put up with this',
      ['am i getting a raise this spring or not', {}],
      ['when is the lunar eclipse this winter', { happening: 'eclipse' }],
      ['will we have another kid', {}],
      ['what day next week is best for an interview', {}],
      ['is love anywhere near', {}],
    ],
  ],
  [
    'status',
    [
      ['is neptune still in pisces', { bodies: ['Neptune'], signs: ['Pisces'] }],
      ['what is mercury up to', { bodies: ['Mercury'] }],
      ['is saturn on top of my moon at the moment', { bodies: ['Saturn', 'Moon'] }],
      ['which moon phase are we in', {}],
    ],
  ],
  [
    'placement',
    [
      ['scorpio in the 4th house', { signs: ['Scorpio'], houses: [4] }],
      ['why is my venus in the 6th, what does it do there', {}],
      ['my chart has no water at all', {}],
      ['is my moon afflicted', { bodies: ['Moon'] }],
      ['what signs are on my house cusps', {}],
      ['taurus sun gemini rising what am i like', {}],
      ['how does my mars square saturn play out', { bodies: ['Mars', 'Saturn'] }],
      ['tell me something about my ascendant ruler', {}],
    ],
  ],
  [
    'why',
    [
      'why do i get so attached so quick',
      ['why am i never enough for anyone', {}],
      'what makes me push people away when i need them',
    ],
  ],
  [
    'decision',
    [
      ['me and my bf are thinking about moving in together', {}],
      ['is september a smart month to launch my etsy shop', {}],
      ['should we adopt a dog', {}],
      ['accept the offer or hold out for more', {}],
      ['i keep going back and forth about having kids', {}],
    ],
  ],
  [
    'person',
    [
      ["what's Marco's sign if he's born on jan 3", {}],
      ["my brother owes me money and won't pay", {}],
      ['are leo men players', {}],
      ['how can i make it up to my wife', {}],
      ['my new boss starts monday, born 12.4.1971', {}],
      ['does she want me back', {}],
      ['my mother has dementia and its breaking me', {}],
    ],
  ],
  [
    'compare',
    [
      ['cancer with aquarius, is it doomed', { signs: ['Cancer', 'Aquarius'] }],
      ['does my venus get along with my saturn', { bodies: ['Venus', 'Saturn'] }],
      ['which sign is the best match for a virgo', {}],
    ],
  ],
  [
    'period',
    [
      ['what are the next 3 months like for work', {}],
      ['today good or bad', { period: 'today' }],
      ['whats ahead', {}],
      ['any warnings for tomorrow', { period: 'tomorrow' }],
    ],
  ],
  [
    'concept',
    [
      'how big an orb do you need for a conjunction',
      'is the 8th house always about death',
      'what is meant by a benefic planet',
      'are horoscopes in magazines legit',
    ],
  ],
  [
    'app',
    [
      ['i got charged after cancelling', {}],
      ['why cant i ask more', {}],
      ['is my birthplace saved correctly', {}],
      ['do you use nasa data', {}],
    ],
  ],
  [
    'followUp',
    [
      ['ok makes sense but what can i do with it', {}, SUN],
      ['not following', {}, SUN],
      ['anything positive?', {}, SUN],
    ],
  ],
  ['courtesy', ['good to hear, thank you!', 'hey luna', 'u r so smart']],
  [
    'area',
    [
      ['my landlord is raising the rent again and i cant keep up', {}],
      ['i dont know who i am anymore', { area: 'self' }],
      ['i always end up with the same type of guy', { area: 'love' }],
      ['things have been so heavy', { area: 'self' }],
      ['need some career guidance', { area: 'work' }],
      ['nobody ever invites me anywhere', { area: 'people' }],
    ],
  ],
  ['foreign', ['quel est mon ascendant']],
  ['unclear', ['write a haiku about cheese', 'jjjjj']],
]
