import type { PairStories } from '../../../pieces/Story.ts'

export const sunSaturn: PairStories = {
  easy: [
    {
      title: 'A quarter to twelve',
      houses: [2, 6, 9, 10],
      why: 'The Sun and your Saturn agree, so what you promised is also what you feel like doing.',
      scene: "The file you promised for noon is on somebody's desk at a quarter to twelve.",
      turn: [
        'Nobody throws a party for it, and nobody has to ask.',
        "Being someone who isn't asked twice is a quiet kind of credit.",
      ],
      after: 'your noon is believed, and you get left in peace',
      again: {
        easy: 'you do what you said and enjoy it more than you let on',
        tense: 'you promise too little time and keep it at your own cost',
      },
      act: "Deliver one thing you promised an hour before it's expected today, and don't mention the hour.",
    },
    {
      title: 'Bread, cheese and a button',
      houses: [1, 3, 4, 12],
      why: 'You know how much is enough, and stopping there feels like a choice and not a limit.',
      scene: 'Supper is bread and cheese, and then you sew a button back on your old sweater.',
      turn: [
        'Nothing about it would make a photograph.',
        'You like it all the same, and a person who likes that is hard to sell to.',
      ],
      after: "you pass a sale and can't think of a thing you need",
      again: { easy: 'you want what you already own', tense: 'you count each slice and enjoy none of it' },
      act: 'Sew, glue or polish one thing you own tonight, instead of looking for a new one.',
    },
    {
      title: 'The hour you write down',
      houses: [5, 7, 8, 11],
      why: "Your Saturn trusts deeds more than speeches, and at present you're good for the deeds.",
      scene: '{Someone} mentions a hard appointment, and you take a pen and write the hour down.',
      turn: [
        'They see the pen move, and that says more than good luck.',
        'All the rest is asking how it went, on the right day.',
      ],
      after: 'you know how the appointment went, because you asked',
      again: {
        easy: 'someone keeps a small promise to you to the letter',
        tense: "you remember everyone's dates and nobody remembers yours",
      },
      act: 'Write down one date that matters to {friend} today, and put a reminder beside it to ask how it went.',
    },
  ],
  tense: [
    {
      title: 'The error on page four',
      houses: [2, 6, 10],
      why: "The Sun shows your work around, and your Saturn sees only what's wrong with it.",
      scene: 'A colleague says well done, and you point out the error on page four.',
      turn: [
        "They hadn't seen it, and now they look for others.",
        'Thank them first; page four can be mended at your desk with the door closed.',
      ],
      after: 'page four is correct, and the well done is still yours',
      again: {
        easy: 'you hear one good word and leave it alone',
        tense: 'you find the one fault and hang the whole day on it',
      },
      act: "Show one finished thing to someone today without naming its faults, and say only what it's for.",
    },
    {
      title: "The counter that's already clean",
      houses: [1, 3, 4, 12],
      why: "You'd like to rest, and a strict voice says not until everything is done.",
      scene: "Your book lies closed on the couch while you wipe a kitchen counter that's clean.",
      turn: [
        'Everything is never done, as the voice well knows.',
        'Put rest on the list, at a set hour, and even a strict voice can cross it off.',
      ],
      after: 'the book is open at page thirty, and the crumbs can wait',
      again: { easy: "you sit down before you're worn out", tense: 'you rest with one eye on the dishes' },
      act: 'Sit down with a book or a cup of tea at seven this evening, and leave one chore for tomorrow.',
    },
    {
      title: "You shouldn't have",
      houses: [5, 7, 8, 11],
      why: 'Your Saturn thinks affection has to be earned, so you turn stiff just when somebody is kind.',
      scene: "{Someone} hands you a small present, and you say they shouldn't have.",
      turn: [
        'They hear that they chose badly, and you only felt unworthy.',
        "A present isn't a wage, and a pleased face is all it asks.",
      ],
      after: 'the present is in use, and they can see that it is',
      again: {
        easy: "somebody is kind to you and you don't ask why",
        tense: 'you pay back a kindness so fast that it looks like a bill',
      },
      act: 'Use one thing today that was a present, and tell whoever gave it what you like about it.',
    },
  ],
  joined: [
    {
      title: 'Reaching for your pen',
      houses: [2, 6, 10],
      why: 'You feel how much rests on you, and your Saturn would never let you drop it.',
      scene: 'Colleagues look at the empty line beside a task, and you reach for your pen.',
      turn: [
        "They wait because they know you'll sign.",
        'Ask who takes half before you write your name, and you can carry the rest.',
      ],
      after: 'the line has two names on it, and one of them is yours',
      again: {
        easy: 'somebody takes a thing off you without being asked',
        tense: "you're handed one more job because you never drop any",
      },
      act: "Tell one person before dinner which of your jobs you'd like to share, and which half would be theirs.",
    },
    {
      title: "The bike you don't ride",
      houses: [1, 3, 4, 12],
      why: "You've no patience with flattery now, least of all your own, and want to know what's truly yours.",
      scene: "You hang a shirt on the exercise bike and admit that you won't ever ride it.",
      turn: [
        "That's sad for about a minute.",
        'What you honestly give up stops looking at you, and its hour belongs to you again.',
      ],
      after: 'the corner is free, and so is the hour you felt you owed it',
      again: {
        easy: "you finish a thing simply because it's yours",
        tense: "you list what you haven't done and leave out the rest",
      },
      act: "Give up one plan you won't carry out, and put its book, bag or tool out of sight before bed.",
    },
    {
      title: 'Silence on a bench',
      houses: [5, 7, 8, 11],
      why: "Your Saturn makes you serious about people: you'd rather say nothing than something you don't mean.",
      scene: 'On a bench beside {someone} the small talk runs out, and you let it.',
      turn: [
        "They can't tell a thoughtful face from a cross one.",
        "Say that you're content to sit there, and the silence becomes company.",
      ],
      after: 'the silence is an easy one, and you both know it',
      again: {
        easy: 'somebody says a serious thing to you in few words',
        tense: "you keep quiet too long and it's taken for a no",
      },
      act: "Promise {friend} one small thing tonight that you're sure to keep, and name the day for it.",
    },
  ],
}
