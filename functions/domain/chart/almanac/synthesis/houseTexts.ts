/** What each house is about, in plain words. The first house first. */
export const houseWords = [
  'how you come across',
  'money and what you own',
  'talk, errands and neighbors',
  'home and family',
  'play, romance and making things',
  'daily work and habits',
  'partners and agreements',
  'trust and what is shared',
  'study, travel and belief',
  'work that others see',
  'friends and shared plans',
  'rest and time alone',
] as const

/** What a house with three bodies or more says. The first house first. */
export const fullHouseTexts = [
  [
    'The first house, how you come across, is crowded: you are your own main project, and others read you quickly.',
    'So much in the first house, how you come across, makes it hard for you to be in a room unnoticed.',
  ],
  [
    'The second house, money and what you own, is crowded: what things cost and what you are worth come up often.',
    'So much in the second house, money and what you own, makes security something you build with your hands.',
  ],
  [
    'The third house, talk and errands, is crowded: your days are full of messages, short trips and news.',
    'So much in the third house, talk and errands, makes you the one who knows who said what.',
  ],
  [
    'The fourth house, home and family, is crowded: a good deal of your life happens behind your own door.',
    'So much in the fourth house, home and family, makes the place you live more than an address.',
  ],
  [
    'The fifth house, play and romance, is crowded: you need something in the week that is only for joy.',
    'So much in the fifth house, play and making things, makes a life without a stage or a sandbox too small.',
  ],
  [
    'The sixth house, daily work and habits, is crowded: your routine is where your life is decided.',
    'So much in the sixth house, daily work and habits, makes you the person who knows how things are done.',
  ],
  [
    'The seventh house, partners and agreements, is crowded: you learn most about yourself opposite somebody else.',
    'So much in the seventh house, partners and agreements, makes "we" a word you think with.',
  ],
  [
    'The eighth house, trust and what is shared, is crowded: you know that money and closeness are never only that.',
    'So much in the eighth house, trust and what is shared, makes small talk a short prelude.',
  ],
  [
    'The ninth house, study and travel, is crowded: you are always a little on the way to somewhere.',
    'So much in the ninth house, study and belief, makes the question why as practical to you as how.',
  ],
  [
    'The tenth house, work that others see, is crowded: your name is on what you do, and you care how it reads.',
    'So much in the tenth house, work that others see, makes it hard to leave the job at the job.',
  ],
  [
    'The eleventh house, friends and shared plans, is crowded: your life is organized around groups and what they want next.',
    'So much in the eleventh house, friends and shared plans, makes you somebody who introduces people.',
  ],
  [
    'The twelfth house, rest and time alone, is crowded: a large part of you works with the door shut.',
    'So much in the twelfth house, rest and time alone, makes an empty hour a need of yours.',
  ],
] as const
