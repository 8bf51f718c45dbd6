/** What each house is about, the first one first. */
export const houseThemes = [
  'how you come across',
  'money and what you own',
  'talk, errands and siblings',
  'home and family',
  'romance, play and children',
  'daily work and habits',
  'marriage and close partners',
  'what is shared and trusted',
  'travel, study and belief',
  'the work that others see',
  'friends and plans with others',
  'rest and what you keep to yourself',
] as const
