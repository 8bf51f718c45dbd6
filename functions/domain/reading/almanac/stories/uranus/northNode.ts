import type { PairStories } from '../../../pieces/Story.ts'

export const uranusNorthNode: PairStories = {
  easy: [
    {
      title: 'One flight up',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus makes turning easy for you, and you change course without a speech about it.',
      scene: 'That can look like passing your usual door, going up one more flight, and asking what they do there.',
      turn: [
        'Someone up there is glad of the question and has a spare chair.',
        'A turn in life is sometimes nineteen stairs.',
      ],
      after: 'you go up there now and then, and they know your face',
      again: {
        easy: 'a wrong door turns out to be worth a look',
        tense: "you plan the new start so well that it's old",
      },
      act: 'Go through one door today that you always pass, a shop, a hall or an office, and ask what they do there.',
    },
    {
      title: 'You follow, they lead',
      houses: [5, 7, 8],
      why: "You'd like your life with others to be less usual, and nothing in you argues.",
      scene: 'On a free day, then, {someone} picks the road at every corner, and you follow.',
      turn: [
        'They turn left where you always turn right.',
        "Following for one walk is no loss of freedom; it's a use of it.",
      ],
      after: 'you take turns at leading, and nobody keeps count',
      again: { easy: "someone's odd idea turns out to suit you", tense: 'you follow and complain at every corner' },
      act: 'Let someone else choose one thing you always choose today, the road, the music or the meal, and just follow.',
    },
  ],
  tense: [
    {
      title: 'The square that never moves',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus would change everything, except the one thing your North Node would like you to let go.',
      scene: 'You draw next year on a big sheet of paper, and one square never moves.',
      turn: [
        'That square is the old job, the old vow or the old grudge.',
        'Shift it by an inch, and see what else finds room.',
      ],
      after: "that square is smaller, and you can say what it's for",
      again: {
        easy: 'something you held on to turns out to be light',
        tense: 'you change nine small things to spare the tenth',
      },
      act: 'Draw next year in boxes on one sheet tonight, find the box you never move, and pencil a question mark in it.',
    },
    {
      title: 'No plan and no bed',
      houses: [5, 7, 8],
      why: 'You want something new with people, and you want to know beforehand how it goes.',
      scene: '{Someone} suggests a trip with no plan, and you ask for the address of each bed.',
      turn: [
        'They said freedom, and you heard nowhere to sleep.',
        'One room booked and one left open would suit you both.',
      ],
      after: 'you have a way of planning half and leaving half',
      again: {
        easy: 'a gap in the plan turns out to be the best part',
        tense: 'you agree to go, and you pack for every weather',
      },
      act: 'Plan one outing on paper today down to the halfway mark, and leave the second half of the page blank.',
    },
  ],
  joined: [
    {
      title: 'You only came to look',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your North Node gets a jolt, and who you could be feels closer than who you usually are.',
      scene: 'You come along for a look, and soon you have a rope in your hands and people counting on it.',
      turn: [
        'Nobody asks what you usually are; they ask you to pull.',
        "Some new roads start with a crew that's one short.",
      ],
      after: 'you go back there, and they know what you can hold',
      again: {
        easy: "someone says it isn't like you, and you like it",
        tense: 'you call it a one-off before anyone asks you back',
      },
      act: "Lend a hand for ten minutes today at something you don't know how to do, in a yard, a kitchen or a hall.",
    },
    {
      title: "Which rule they'd drop",
      houses: [5, 7, 8],
      why: "Your North Node wants freer terms with people, and you'd like them by tomorrow.",
      scene: "Waiting for a tram, you ask {someone} which of your rules they'd drop first.",
      turn: [
        "They name one in a second, and you'd have guessed another.",
        'A rule that nobody likes is quickly gone, and the good ones stay.',
      ],
      after: "there's one rule less, and nobody misses it",
      again: { easy: 'you break a small habit together and laugh', tense: 'you announce the change before you ask' },
      act: 'List three rules you keep with people out of habit, strike one out today, and tell a person it concerns.',
    },
  ],
}
