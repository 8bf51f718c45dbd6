import type { PairStories } from '../../../pieces/Story.ts'

export const chironSun: PairStories = {
  easy: [
    {
      title: 'The shallow end',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron is kind to your Sun, so you can do something badly and still like yourself.',
      scene: "You're the grown-up with a foam board in the shallow end, between two children.",
      turn: [
        'The children make room and tell you when to breathe.',
        "What you can't do yet is only that; the rest of you stays afloat.",
      ],
      after: "you're a beginner once a week, and you look forward to it",
      again: {
        easy: "you try a thing you can't do and enjoy the wobble",
        tense: "you hold the towels and say you're happy watching",
      },
      act: "Do one thing you're bad at for ten minutes today, a drawing, a dance step or a sum, with the door open.",
    },
    {
      title: 'You turn the map around',
      houses: [5, 7, 8],
      why: 'You can be proud of yourself and know your faults, both in the same breath.',
      scene: '{Someone} finds the wrong turn you took, and you turn the map around, humming.',
      turn: [
        "They'd expected a speech about the signs.",
        'Being wrong in front of them costs you little, and it makes you restful company.',
      ],
      after: 'you say you were wrong within a minute, and the talk moves on',
      again: {
        easy: 'someone corrects you, and you thank them and mean it',
        tense: "you explain the mistake until it's almost a plan",
      },
      act: 'Say "I was wrong" to somebody today about one small thing at the table or on the way, and add no reason.',
    },
  ],
  tense: [
    {
      title: 'One bent nail',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron presses on your Sun, and any small failure seems to say who you are.',
      scene: "So you bend one nail, and a voice like a disappointed teacher's speaks up.",
      turn: [
        'The voice speaks of you, and the trouble is only with a nail.',
        "Pull it out and take the next one, and there's little left to discuss.",
      ],
      after: 'you get past the first mistake, and the voice gets fewer lines',
      again: {
        easy: 'a thing goes wrong, and you reach for the next nail',
        tense: 'you give up after one try and hide the hammer',
      },
      act: 'Mend one small thing with your hands today, a button, a hinge or a nail, and go on after the first mistake.',
    },
    {
      title: "Who they're waving at",
      houses: [5, 7, 8],
      why: 'Your Sun wants to step forward, and a doubt says someone better is behind you.',
      scene: "So when {someone} waves across a crowd, you look over your shoulder to see who's meant.",
      turn: [
        "They're waving at you, and now with both arms.",
        'Wave back at the first wave, and let the doubt catch up later.',
      ],
      after: 'you wave back at once, and the looking around gets rarer',
      again: {
        easy: 'someone calls out to you, and you go straight over',
        tense: "you hang back by the wall until you're fetched",
      },
      act: 'Greet the first person you know today before they greet you, by name, and stay for one whole sentence.',
    },
  ],
  joined: [
    {
      title: 'A good chair and a broom',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Sun would like to be somebody with nothing to make up for, and isn't sure who that'd be.",
      scene: "The day is free, the good chair is empty, and you're on your feet with a broom.",
      turn: [
        'The floor is clean; you sweep so that nobody can call you useless.',
        "Sit for ten minutes, and you begin to notice what you'd like.",
      ],
      after: 'you can sit in a chair without having earned it',
      again: {
        easy: 'you do nothing useful for an hour and feel like a person',
        tense: 'you tidy a drawer because someone might drop in',
      },
      act: "Sit in your best chair for twenty minutes today with nothing in your hands, and say aloud what you'd like next.",
    },
    {
      title: 'Between two bus stops',
      houses: [5, 7, 8],
      why: "The thing about yourself that you explain away wants to be known, and it's shy.",
      scene: 'Between two stops on a slow bus, {someone} gets to hear the part you leave out.',
      turn: [
        "They ask one question, and they don't look away.",
        'What you leave out is often what makes the rest of you easy to believe.',
      ],
      after: 'the part you leave out is simply in the story',
      again: {
        easy: 'you say the true thing early and get a kind question',
        tense: 'you tell the polished story and feel nobody met you',
      },
      act: 'Tell {friend} tonight one true thing you leave out when you talk about yourself, in three sentences, and stop there.',
    },
  ],
}
