import type { PairTexts } from './PairTexts.ts'

export const marsPairs: PairTexts = {
  Jupiter: {
    joined: 'You have drive in large amounts, and a finish line is what keeps it from becoming mileage.',
    easy: 'A bold try costs you little, and you take a failed one with good humor.',
    tense: 'You start more than one pair of hands can finish, so pick the race before you run.',
  },
  Saturn: {
    joined: 'Gas and brake are under one foot, which makes you exact, strong and sometimes stuck.',
    easy: 'You can work long and evenly, and heavy things get moved because you came back.',
    tense: 'Pushing and waiting spoil each other for you, so break the job into pieces that can be won.',
  },
  Uranus: {
    joined: 'You move suddenly and by your own clock, so keep one hand free for whoever is beside you.',
    easy: 'Doing it differently comes easily, and you are quick with tools and short cuts.',
    tense: 'Impatience has its finger on your switch, and counting to ten is worth real money.',
  },
  Neptune: {
    joined: 'You act for a dream or hardly at all, and a chore needs a little music.',
    easy: 'You get your way gently, and your best efforts look like play.',
    tense: 'Your strength comes and goes like a tide, so plan the hard thing for when it is in.',
  },
  Pluto: {
    joined: 'Once you have decided, you are very hard to stop, so decide with care.',
    easy: 'There is a second wind in you, and it comes when a job turns serious.',
    tense: 'Anger in you is rare, deep and slow to leave, and hard exercise is a good place for it.',
  },
}
