import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterMercury: PairStories = {
  easy: [
    {
      title: 'The course two streets away',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter makes your mind hungry, for a whole subject instead of scraps.',
      scene: 'So you stop at a poster for a class two streets away, and read it down to the price.',
      turn: [
        'It isn\'t the price you read twice; it\'s the word "beginners" at the top.',
        'Only beginners get to ask everything, and you have a list of questions.',
      ],
      after: 'you know the basics, and you bore only one friend with them',
      again: { easy: 'a hard page makes sense on the second reading', tense: 'you buy the book and call it learning' },
      act: "Put your five most basic questions about one subject you'd love to understand on a page before supper.",
    },
    {
      title: 'The answer that takes four stops',
      houses: [5, 7, 8],
      why: 'Your Mercury has had enough of opinions and would like to know what people believe.',
      scene: 'On a train {someone} says something odd about luck or money, and you ask why.',
      turn: [
        "They've rarely been asked, and the answer takes four stops.",
        "You needn't agree; understanding them is the pleasure of it.",
      ],
      after: 'you know what they believe, and the talks run longer',
      again: { easy: 'a small question opens a large subject', tense: 'you wait for your turn to explain the world' },
      act: "Ask {friend} today what they believe now that they didn't ten years ago, and let the answer be long.",
    },
  ],
  tense: [
    {
      title: 'After one headline',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Mercury sees the details, and Jupiter has already skipped ahead to the grand conclusion.',
      scene: "That's why you explain a law at a family table after reading one headline about it.",
      turn: [
        'An uncle who read page two is being very polite.',
        '"I don\'t know that part" is a sentence that makes the rest of yours believable.',
      ],
      after: 'you say "I don\'t know" about once a day, and people ask you more',
      again: {
        easy: 'you look a thing up before you tell it',
        tense: 'you win an argument on a fact you made rounder',
      },
      act: "Look up one thing today that you tell people as true, and read until you reach something you didn't know.",
    },
    {
      title: 'Three harbors and no date',
      houses: [5, 7, 8],
      why: 'You promise in large round words, and your calendar was never asked.',
      scene: 'So {someone} hears of a trip for two, with the names of three harbors.',
      turn: [
        "They're counting days off, and you were only thinking aloud.",
        'Say which part is a plan and which a dream, and they can enjoy both.',
      ],
      after: 'a plan sounds like a plan from you, and a dream like a dream',
      again: {
        easy: 'you offer less, and you mean every word of it',
        tense: 'you add a fourth harbor to a trip without a date',
      },
      act: 'Go through your calendar tonight, and take one thing you promised in passing and give it a day or an honest no.',
    },
  ],
  joined: [
    {
      title: 'The page you could write',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You know more than small talk has room for, and Jupiter would like somebody to hear it.',
      scene: "At the sink you explain something to nobody, out loud, and it's rather good.",
      turn: [
        "That thought isn't on paper anywhere, because nobody asks for it.",
        "One page of it would show you what you think, and where it's thin.",
      ],
      after: "there's a small pile of pages, and one of them has a reader",
      again: {
        easy: 'someone asks what you think and waits for the whole answer',
        tense: "you talk for twenty minutes about a page you haven't begun",
      },
      act: "Write one page by hand tonight on the thing you'd explain to anyone, and stop at the bottom of the sheet.",
    },
    {
      title: "How you'd really like to live",
      houses: [5, 7, 8],
      why: 'Your Mercury is full of large, friendly ideas and would like somebody to think them with.',
      scene: "So on a walk you ask {someone} how they'd really like to live.",
      turn: [
        'They laugh, and what they describe is mostly an ordinary morning, done slowly.',
        'A slow morning can be tried out long before anybody moves or quits.',
      ],
      after: 'one sentence from that walk is being tried out',
      again: {
        easy: 'you both remember the same good line',
        tense: 'you plan two lives in an hour and neither gets a date',
      },
      act: "Tell {friend} one true thing about how you'd like to live, and do a first small part of it before bed.",
    },
  ],
}
