import type { PairStories } from '../../../pieces/Story.ts'

export const chironJupiter: PairStories = {
  easy: [
    {
      title: 'Which window to avoid',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron and your Jupiter agree that what was hard for you is worth handing on.',
      scene: 'In a long line at an office, you tell the new person behind you which window to avoid.',
      turn: [
        "Your worst day in that hall becomes somebody's short one.",
        "You needn't be over it; you only need to know the way.",
      ],
      after: 'you tell people the way, and leave out how long it took you',
      again: {
        easy: "somebody thanks you for a tip you'd forgotten giving",
        tense: 'you keep the trick to yourself because nobody gave it to you',
      },
      act: 'Tell one person today a thing that you learned the hard way, in three sentences, and leave out the sigh.',
    },
    {
      title: 'Half the cake kept back',
      houses: [5, 7, 8],
      why: 'Your Jupiter believes that most things can be mended, and that makes you patient with people.',
      scene: '{Someone} turns up late, and finds a chair free and half the cake.',
      turn: [
        'They brought three excuses and need none.',
        'Thinking well of them is also the lazier way, since nobody has to keep score.',
      ],
      after: "you think well of people first, and you're seldom made a fool of",
      again: {
        easy: 'you let a small thing go and enjoy the company',
        tense: "you're kind about it and mention it twice",
      },
      act: 'Let one person off a small thing today, a late reply or an unwashed cup, and tell them so in five words.',
    },
  ],
  tense: [
    {
      title: 'Past the lit windows',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron has your Jupiter comparing, and every other life looks bigger than the one you've got.",
      scene: 'You walk home past lit windows, with a better family behind each curtain.',
      turn: [
        'Behind one of them somebody is hunting for a bill and the tape.',
        'Seen from the sidewalk, yours is a lit window too.',
      ],
      after: 'you look up at lit windows and wish the people well',
      again: {
        easy: "a friend's new house is a nice house, and that's all",
        tense: "you measure your kitchen against a stranger's",
      },
      act: "Go outside tonight, look at your own lit window for one minute, and name three things behind it that you'd miss.",
    },
    {
      title: 'Asking twice about a yes',
      houses: [5, 7, 8],
      why: "However much you're given, a doubting part of you asks whether that was all.",
      scene: "{Someone} says yes, and by the curb you've asked twice whether they're sure.",
      turn: [
        'They meant it the first time, and each question makes them check.',
        'Ask what time suits them, and the yes gets some use.',
      ],
      after: 'a yes gets used, and nobody puts it on a scale',
      again: {
        easy: "you're given a little and find that it's plenty",
        tense: 'you ask for proof of something you already hold',
      },
      act: "Thank one person today for something they agreed to, and don't ask a single question about it before bed.",
    },
  ],
  joined: [
    {
      title: 'Moving your lips in the hall',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Something you believed in has a crack, and your Jupiter would still like to believe in something.',
      scene: 'In a hall where everyone says the familiar words, you move your lips.',
      turn: [
        "You aren't empty; the words are too small for what you know.",
        "One sentence that's true for you is enough to start from.",
      ],
      after: 'you have one sentence that you believe, and you say it plainly',
      again: {
        easy: "you say what you believe, and it's short and yours",
        tense: 'you sing along and feel like a guest',
      },
      act: 'Finish the line "I still believe that" on a slip of paper tonight, in at most twelve words, and keep it in a book.',
    },
    {
      title: 'Where your voice drops',
      houses: [5, 7, 8],
      why: 'Your hopes and an old hurt talk at the same time, and people hear mostly the hopes.',
      scene: 'Over noodles you make a disaster of yours into a comedy for {someone}, with all the voices.',
      turn: [
        'They laugh until your voice drops at one line.',
        "That line is what it's about, and they'd like to hear it slowly.",
      ],
      after: 'you can tell it with the joke and the pause',
      again: {
        easy: "you tell it straight, and it's still rather funny",
        tense: 'you get a big laugh and go home alone with the rest',
      },
      act: "Tell one of your funny disasters to {friend} tonight, and stop for one breath at the part that wasn't funny.",
    },
  ],
}
