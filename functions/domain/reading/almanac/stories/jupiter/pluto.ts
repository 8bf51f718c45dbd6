import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterPluto: PairStories = {
  easy: [
    {
      title: 'The clause nobody reads',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You know how things really work, and now you'd like that to be some use to others.",
      scene: "So you read a neighbor's unfair letter, and then the contract, down to one clause.",
      turn: [
        'Your neighbor took it for fate, and it was only fine print.',
        'Put their finger on the line, and they can read the next one without you.',
      ],
      after: 'people bring you their papers, and some come with the line already marked',
      again: {
        easy: 'a quiet word from you gets a stuck thing moving',
        tense: 'you know a thing that would help, and you hold it back',
      },
      act: "Look up one rule today that would help you or a neighbor, and show one person where it's written.",
    },
    {
      title: 'A wish, and then the salt',
      houses: [5, 7, 8],
      why: 'Your Pluto is at ease with Jupiter, so you can want something badly and still leave others free.',
      scene: "Across a table you tell {someone} what you'd like most, and then pass the salt.",
      turn: ['They look up, since nothing in it pushes.', "A strong wish sounds best when they needn't pay for a no."],
      after: "your wishes are known, and nobody's afraid of them",
      again: {
        easy: "you hear what's wanted of you, and it's no threat",
        tense: "you ask twice, and the second time isn't a question",
      },
      act: 'Say one strong wish to somebody close tonight, in one sentence, and then let a whole minute pass.',
    },
  ],
  tense: [
    {
      title: "A grandmother's clock",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Pluto wants it, and Jupiter finds a noble reason why it should be yours.',
      scene: "That's how the talk about a grandmother's clock reaches its third hour, with the cake untouched.",
      turn: [
        'You want the clock, and you want proof that you were loved.',
        'No clock can give you the second, and that makes the first much easier.',
      ],
      after: 'you know what you wanted proved, and you ask for that',
      again: {
        easy: 'you let a thing go and keep the story that goes with it',
        tense: 'you win the argument, and the room is quiet',
      },
      act: 'Choose one thing you refuse to give up, and put on a card today, in five words, what it proves.',
    },
    {
      title: 'Asked once more, lightly',
      houses: [5, 7, 8],
      why: 'You want to be trusted all the way, and your Pluto keeps testing how far that is.',
      scene: 'So you ask {someone} about an old love once more, lightly, over a dish of olives.',
      turn: [
        "They answered it the last time, and they've noticed.",
        'One serious question would calm you more than five light ones.',
      ],
      after: 'your real question is asked, and the small ones stop',
      again: {
        easy: "you're told a thing you hadn't asked about",
        tense: "you check an answer behind somebody's back",
      },
      act: 'Cut your five small questions to somebody close down to one honest one today, and sleep on it before asking.',
    },
  ],
  joined: [
    {
      title: 'You speak up once',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You have more force than you need for yourself, and your Pluto would love to use it.',
      scene: 'In a waiting room you speak up once, and the whole desk starts to hurry.',
      turn: [
        "You weren't rude, and the three people behind you were glad.",
        "Mind the clerk, though; whoever made the line that long isn't sitting there.",
      ],
      after: 'you push less often, and for better reasons',
      again: {
        easy: 'one calm sentence of yours changes a plan',
        tense: 'you push because you can, and someone small is in the way',
      },
      act: "Pick one thing that's wrong for more people than you, and find out before five o'clock who really decides it.",
    },
    {
      title: 'The bill you dread, told first',
      houses: [5, 7, 8],
      why: 'What you want from people goes deep, and half answers only make it worse.',
      scene: 'So over coffee you ask {someone} what bill they dread most, and you tell yours first.',
      turn: [
        "They stir the cup, and then it's much the same one.",
        'Going first makes it a talk and not an inspection.',
      ],
      after: 'money can be spoken of, and nobody leaves the table',
      again: {
        easy: "you're trusted with a figure and don't comment on it",
        tense: "you dig for the rest when you've been given enough",
      },
      act: 'Tell your mirror tonight, in two sentences, the money matter you never mention, and then choose who else may hear it.',
    },
  ],
}
