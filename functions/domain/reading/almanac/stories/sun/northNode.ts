import type { PairStories } from '../../../pieces/Story.ts'

export const sunNorthNode: PairStories = {
  easy: [
    {
      title: 'A chair in the front row',
      houses: [6, 9, 10, 11],
      why: "The Sun lends your North Node some nerve, so the place you'd usually leave to others suits you.",
      scene: "At a meeting your bag is under the front chair before you've thought about it.",
      turn: [
        'From there the speaker asks your opinion, and you find you have one.',
        'The back row felt safe because nobody could ask you anything there.',
      ],
      after: 'the front chair is simply where you sit',
      again: {
        easy: 'people ask you things, and you like answering',
        tense: "you're back by the door with your coat on",
      },
      act: 'Sit or stand one place further forward than usual today, in a meeting, a class or a bus, and stay there.',
    },
    {
      title: 'The other way home',
      houses: [1, 3, 4, 12],
      why: 'You feel like yourself and a little unlike yourself, and the two get on.',
      scene: 'On the way home you turn at the bakery and not at the bank.',
      turn: [
        'The street is four minutes longer, with a library you keep meaning to join.',
        "You needn't want a new life to turn a new corner, and four minutes will do.",
      ],
      after: 'the longer street is one of your ways home',
      again: {
        easy: "you try another door because it's there",
        tense: 'your feet take the old turn before you decide',
      },
      act: "Walk to one errand today by a street you don't usually take, and look into three windows on the way.",
    },
    {
      title: "A dish you can't pronounce",
      houses: [2, 5, 7, 8],
      why: "Your North Node is easy to please: whatever you haven't tried is tempting.",
      scene: "With {someone} across the table, you order the dish you can't pronounce.",
      turn: [
        'They watch your face at the first bite and ask for the fork.',
        'Being new at something is good company, for them as well.',
      ],
      after: "the strange dish is one you'd order again",
      again: {
        easy: 'you let the other person choose, and enjoy it',
        tense: 'you order the usual and look at the next table',
      },
      act: "Cook or eat one thing tonight that you've never put together before, from what's already in the cupboard.",
    },
  ],
  tense: [
    {
      title: 'The job you do fastest',
      houses: [2, 3, 6, 10],
      why: 'The Sun wants to shine at once, and your North Node asks you to be slow at something new.',
      scene: 'You fix the printer for a colleague again, and the new program stays unopened.',
      turn: [
        "Being thanked is quick, and learning isn't.",
        "An hour of being bad at it is the price, and it's only an hour.",
      ],
      after: "the new program is open on your screen, and it's less strange",
      again: { easy: 'you hand an easy job to someone else', tense: "you polish what's already shiny" },
      act: "Spend forty minutes before dinner on the thing you're slow at, and put every easy job on a list for later.",
    },
    {
      title: 'The guitar behind the door',
      houses: [1, 4, 9, 12],
      why: "You'd like to be better than you are, and that very wish keeps your hands still.",
      scene: 'Behind the bedroom door leans the guitar you mean to learn, with dust on its case.',
      turn: [
        'In your head you already play well, so the real sound is an insult.',
        'Bad for ten minutes is how everyone good begins.',
      ],
      after: 'the case is open, and your fingers are a little sore',
      again: {
        easy: 'you play badly and stay in the room',
        tense: 'you read how others learned it and put the book back',
      },
      act: 'Take something you mean to learn out of its case or drawer tonight, and be bad at it for ten minutes.',
    },
    {
      title: 'The story you tell well',
      houses: [5, 7, 8, 11],
      why: 'A wish to impress keeps you on familiar ground, though your North Node points past it.',
      scene: '{Someone} asks what you want next, and you tell your best old story.',
      turn: [
        "They laugh in the right places and still don't know the answer.",
        'A halting reply about next year would let them nearer.',
      ],
      after: 'you give the halting answer, and the talk goes on longer',
      again: {
        easy: 'you say what you want and leave it unrehearsed',
        tense: 'you perform a little and go home tired',
      },
      act: 'Finish "next year I\'d like" tonight on the back of a receipt, with a pencil, in one line and with no joke.',
    },
  ],
  joined: [
    {
      title: 'Your name on the sheet',
      houses: [3, 9, 10, 11],
      why: "Who you are and who you'd like to be agree, and neither has to be argued for.",
      scene: "At a club or tenants' meeting a sign-up sheet comes around, with a pen on a string.",
      turn: [
        'Your hand writes the name before the old objection is ready.',
        "The names above yours weren't sure either, and they only signed for one evening.",
      ],
      after: 'your name is on the list, and the task looks its real size',
      again: {
        easy: "someone's glad you signed and shows you the ropes",
        tense: 'you hunt for a reason to cross your name out',
      },
      act: 'Put your name down for one small task today, on a list, in a group or at work.',
    },
    {
      title: 'The badge in the drawer',
      houses: [1, 2, 4, 6, 12],
      why: 'You picture yourself with a few habits fewer, and the picture is warm, not strict.',
      scene: 'You pull out the drawer with the old badge, the worn-out belt and the dead phone.',
      turn: [
        'Each was part of being you, and you keep them in case you go back.',
        "You don't want to, and the drawer could hold something you use.",
      ],
      after: "the drawer slides easily, and you know what it's for",
      again: { easy: "you let go of one thing and don't miss it", tense: 'you put the old badge back just in case' },
      act: 'Empty one drawer tonight, keep three things you use now, and put the rest in a bag by the door.',
    },
    {
      title: 'A wish on a bench',
      houses: [5, 7, 8],
      why: 'Your pride takes the side of your North Node, and wanting to grow stops being a secret.',
      scene: "You tell {someone} on a park bench what you'd like to be better at.",
      turn: [
        'They expected small talk, and they put the sandwich down.',
        'A wish said to a face is harder to put off.',
      ],
      after: 'the wish is known to two people, which keeps it honest',
      again: { easy: "you're asked how the wish is going", tense: 'you take the wish back with a joke' },
      act: "Tell {friend} today one thing you'd like to be better at in a year, and ask for theirs.",
    },
  ],
}
