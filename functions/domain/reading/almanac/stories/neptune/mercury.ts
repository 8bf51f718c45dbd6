import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneMercury: PairStories = {
  easy: [
    {
      title: 'Two boats in the margin',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mercury stops hunting for the right word, and a picture says the thing for you.',
      scene: 'So you draw two boats in the margin to explain a family matter, and everyone gets it.',
      turn: [
        'Reasons would be argued with, and nobody argues with the boats.',
        'What you can draw, you understand, name or no name.',
      ],
      after: 'you explain the hard thing in pictures, and people pass them on',
      again: {
        easy: 'a comparison comes to you while you rinse a cup',
        tense: 'your picture is lovely, and three people see three things in it',
      },
      act: "Draw one thing you can't explain today in five lines on the back of an envelope, without a word on it.",
    },
    {
      title: 'Whichever you like',
      houses: [5, 7, 8],
      why: "You hear what's meant behind the words, and for once you don't use it to win.",
      scene: 'At a shop window {someone} says "whichever you like", and you ask once more, kindly.',
      turn: [
        "They look up, because there's a wish behind the politeness.",
        'A guess put as a question leaves them free to say no.',
      ],
      after: 'fewer things are left half said, and agreements are short',
      again: {
        easy: "you catch the real question, and it's a small one",
        tense: 'you hear a meaning that nobody put there',
      },
      act: "Ask somebody today which of two things they'd really like, and keep your own guess to yourself until they've said it.",
    },
  ],
  tense: [
    {
      title: 'Signed with a kind nod',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Mercury wants the facts in order, and Neptune has you nodding at what you haven't read.",
      scene: "That's why a paper with your name on it lies in a folder, and you couldn't say what it asks.",
      turn: ['A pen held out politely is hard to refuse.', 'Asking now is awkward, and a lot easier than guessing.'],
      after: "nothing gets your name before you can say what's in it",
      again: {
        easy: 'you ask for a day to read it, and no one minds',
        tense: 'you nod at a kind voice and go home with a duty',
      },
      act: 'Take one paper you signed without reading out of its folder tonight, and mark the line that concerns you most.',
    },
    {
      title: 'A no with a ribbon',
      houses: [5, 7, 8],
      why: 'Neptune makes you vague where a clear word would disappoint, and you call it keeping things open.',
      scene: 'At the curb {someone} asks if you\'re coming, and gets "maybe" and a smile.',
      turn: [
        "They hear a yes, and it's a no with a ribbon.",
        'A plain no hurts for a minute; a maybe can take a month.',
      ],
      after: 'your yes and your no sound different, and people rely on both',
      again: {
        easy: 'you say no early, and both sides are relieved',
        tense: 'a maybe of yours turns into a seat kept free',
      },
      act: 'Find one maybe you owe somebody, and turn it into a yes or a no before dinner, in one sentence.',
    },
  ],
  joined: [
    {
      title: 'Your old address',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your thoughts come as pictures and half sentences now, good for a poem and poor for a timetable.',
      scene: 'On a form you put down an old address, and only notice two boxes later.',
      turn: [
        "Your mind isn't failing; it's busy with something unfinished.",
        'One list for ideas and one for appointments keeps both of them safe.',
      ],
      after: 'ideas have one place and duties another, and you look into both',
      again: {
        easy: 'an idea from a daydream turns out to be usable',
        tense: "you're told a time twice and keep neither",
      },
      act: 'Put two sheets on your table today, one for duties and one for ideas, and fill three lines on each.',
    },
    {
      title: 'The house by the sea',
      houses: [5, 7, 8],
      why: 'Neptune talks through your Mercury, and what you say is lovely, heartfelt and not always checked.',
      scene: 'So you describe a house by the sea to {someone} as if the keys were in your pocket.',
      turn: ["They picture it too, and only one of you knows it's a wish.", 'Say so, and they can dream it with you.'],
      after: 'dreams get told as dreams, and plans come with a figure',
      again: {
        easy: 'you tell a wish as a wish, and the talk is a pleasure',
        tense: 'you describe a thing so well that someone starts packing',
      },
      act: 'Tell one person a dream of yours today, at a table or on the phone, and call it a wish in the first line.',
    },
  ],
}
