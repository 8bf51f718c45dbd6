import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterUranus: PairStories = {
  easy: [
    {
      title: 'The week turned around',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter takes your Uranus's side, and your odd way of doing things gets a fair trial.",
      scene: 'In the calendar your best hours go to yourself, and the bank and the laundry come last.',
      turn: [
        'Nobody forbids it; the old order was simply old.',
        'Freedom can begin with what you put first, and nobody has to leave.',
      ],
      after: 'the new order is the usual one, and people ask about it',
      again: {
        easy: 'a rule you thought was fixed bends when you ask',
        tense: "you drop a good routine just because it's a routine",
      },
      act: 'Do the task you love best first today, before any mail or errand, and let the usual first thing wait an hour.',
    },
    {
      title: 'A year on a boat',
      houses: [5, 7, 8],
      why: 'You like people to surprise you, and you leave room for it.',
      scene: 'So {someone} talks of a year on a boat, and you ask where the books would go.',
      turn: [
        "They'd brought along an argument, and they don't need it.",
        'They may not want the boat so much as to say it once without hearing a sigh.',
      ],
      after: 'wild plans are told to you first, and one or two of them happen',
      again: {
        easy: 'you hear a strange idea and ask a good question',
        tense: 'you cheer for a leap and forget who has to jump',
      },
      act: "Ask {friend} today what they'd change if nobody talked them out of it, and ask only how, never why.",
    },
  ],
  tense: [
    {
      title: 'The price of a van',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Anywhere is better than here, Jupiter tells your Uranus, and by noon you believe it.',
      scene: 'You look up the price of a van to live in, potatoes half peeled.',
      turn: [
        "The van isn't silly; it's two hours of your own a day, on wheels.",
        'Two hours with the door shut can be had right here, and sooner.',
      ],
      after: 'the two hours are yours most days, and the van is a picture',
      again: {
        easy: 'you take an hour off, and nobody needs the reason',
        tense: 'you hand in a notice in your head over a small thing',
      },
      act: 'Take one hour off from everybody today, go out without an errand, and leave your phone at home.',
    },
    {
      title: 'Three months is too far',
      houses: [5, 7, 8],
      why: 'You want to be close with the window open, and any plan sounds like a lock.',
      scene: 'So {someone} names a day three months off, and you study the coats on the wall.',
      turn: [
        'They asked for one day, and you heard ten years.',
        'A yes with one condition leaves you freer than a maybe.',
      ],
      after: "there's one date on the calendar, and you're no less free",
      again: {
        easy: "you're asked far ahead, and you say yes with one condition",
        tense: 'you keep everything open and stand in the draft',
      },
      act: "Mark one day more than a month away that you'd gladly promise, and pencil in tonight what you'd need to feel free.",
    },
  ],
  joined: [
    {
      title: 'Told to a stranger in line',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'What seemed impossible looks merely unusual to your Uranus, and it would like to start before lunch.',
      scene: "In a checkout line you tell a stranger you'd like to start over, and they put down their basket.",
      turn: [
        "It's no plan yet, but it's a first draft.",
        'Try it for one day, before you announce it or burn anything.',
      ],
      after: "one part of the change is on trial, and nobody's frightened",
      again: {
        easy: "a door opens that you hadn't thought to try",
        tense: 'you announce the whole change and pack in a hurry',
      },
      act: "Spend one hour today as you would after the big change, and tell nobody about it until you've slept.",
    },
    {
      title: 'A finger on the wall map',
      houses: [5, 7, 8],
      why: 'Your Uranus wants a love that makes you freer, and has little patience with other kinds.',
      scene: "That's why {someone} stands at a wall map, eyes shut, with a finger out.",
      turn: [
        "The finger lands on a town they can't spell, an hour away.",
        'One day shows who the two of you are elsewhere.',
      ],
      after: "there's a town with a story to it, and another on the list",
      again: {
        easy: "you get lost together and don't look for whose fault it was",
        tense: 'you want a new place each time the talk gets serious',
      },
      act: 'Open a map tonight, put a finger down with your eyes shut, and read up on a place within an hour.',
    },
  ],
}
