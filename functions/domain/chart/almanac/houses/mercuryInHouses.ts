import type { TwelveTexts } from './TwelveTexts.ts'

export const mercuryInHouses = [
  'You introduce yourself with a question or a remark. People remember how you put things.',
  'You have a head for value, prices and practical matters. Your words can be part of your living.',
  'This is familiar country for your mind: letters, errands, lessons, news. Keep a pocket for all those notes.',
  'You think best at home, and family stories keep you thinking. Your desk may well stand in the kitchen.',
  'Your ideas like to play. Games, jokes, stories and teaching the young bring them out.',
  'You bring order to tasks and notice how things run. A clear list eases your head.',
  'You think in dialogue. A partner with a lively mind is half of the pleasure, and listening is your half.',
  'You investigate. Secrets, psychology and shared accounts hold your interest, and people confide in you.',
  "Your mind likes far horizons: languages, law, philosophy, other people's maps. You teach without meaning to.",
  'You may be known for what you say or write. Choose the words that you would like to meet again.',
  'You trade ideas with many people, and friends bring you your best ones. Groups value how you connect one thing with another.',
  'Much of your thinking happens in silence. A journal lets you hear what you already know.',
] as const satisfies TwelveTexts
