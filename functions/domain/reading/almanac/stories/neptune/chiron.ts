import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneChiron: PairStories = {
  easy: [
    {
      title: 'How young they look',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune softens an old hurt until you can look at it without taking sides.',
      scene: 'You come across a photo of a person who hurt you, and see how young they look.',
      turn: [
        'They seem unsure, and nobody in the picture is a monster.',
        "You don't have to excuse a thing to put it down.",
      ],
      after: 'that photo is one among others in the box',
      again: { easy: 'you hear the old name and go on eating', tense: 'you defend them and forget your own side' },
      act: 'Look at one photo today of a person who once hurt you, and say one kind and one true sentence about them.',
    },
    {
      title: 'Your bad month, unexplained',
      houses: [5, 7, 8],
      why: 'Your Chiron lets itself be comforted without words, and you need fewer explanations than usual.',
      scene: "That's why you sit with {someone} by the water and don't explain your bad month.",
      turn: [
        "They don't ask, and it isn't for lack of caring.",
        'Being understood without a report is a rest for both.',
      ],
      after: "there's somebody you can be quiet with when it's hard",
      again: { easy: 'a hand on your sleeve says it', tense: "you explain until it's worse" },
      act: 'Sit beside {friend} or by a window for fifteen minutes tonight, with no phone and nothing to explain.',
    },
  ],
  tense: [
    {
      title: "A neighbor's worry up the stairs",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You feel other people's hurt so fast that you help with theirs and mislay your own.",
      scene: "So you carry a neighbor's worry up the stairs with the bags, and forget your appointment.",
      turn: [
        "The neighbor feels lighter, and you can't say what you're sad about.",
        "Sadness is easier once it's sorted into theirs and yours.",
      ],
      after: 'you listen, and you know at the door which worry is yours',
      again: {
        easy: 'you help with one thing and keep your appointment',
        tense: 'you comfort three people and go home cross',
      },
      act: 'Put each worry of the day on a slip tonight, and sort the slips into two bowls, theirs and yours.',
    },
    {
      title: 'Nothing, into your collar',
      houses: [5, 7, 8],
      why: "Neptune would have love guess what's wrong, and your Chiron keeps testing whether anyone will.",
      scene: 'You say "nothing" to {someone} on the bus, into your collar, and wait to be seen through.',
      turn: [
        "They believe you, and that's what hurts.",
        "A need said in five words gets met more often than one that's guessed.",
      ],
      after: "you say what's wrong in one go, and then it's said",
      again: { easy: 'you say that it hurts, and somebody stays', tense: 'you sigh and hope to be asked' },
      act: 'Say one need aloud today to a person who could meet it, in five words, at a door or a table, without a sigh.',
    },
  ],
  joined: [
    {
      title: 'Coins at the counter',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Chiron is wide open, and every sad thing you pass seems to have your name on it.',
      scene: 'An old man counts out coins at a counter, and your throat closes.',
      turn: ["He has enough; he's only slow.", 'The patience you feel for him would do you good as well.'],
      after: "a stranger's trouble moves you, and you can set it down",
      again: {
        easy: "you're kind for a minute and go on your way whole",
        tense: "you buy what you can't use, out of pity",
      },
      act: 'Do one slow, kind thing for your own body tonight, with a warm bowl, a basin for your feet or an early bed.',
    },
    {
      title: 'Turned to the window',
      houses: [5, 7, 8],
      why: "You long to be taken as you are, sore places and all, and it's almost too much to ask.",
      scene: "That's why {someone} plays you a song, and you turn to the window.",
      turn: [
        'They see your back and wonder whether they chose wrong.',
        'Wet eyes explain more than a back does, and more kindly.',
      ],
      after: 'you let your face be seen when something moves you',
      again: { easy: 'you cry a little and laugh about the crying', tense: 'you leave the room to fetch nothing' },
      act: "Play one song that gets to you tonight, alone or with {friend}, and keep your seat until it's over.",
    },
  ],
}
