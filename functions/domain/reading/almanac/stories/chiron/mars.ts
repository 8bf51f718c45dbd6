import type { PairStories } from '../../../pieces/Story.ts'

export const chironMars: PairStories = {
  easy: [
    {
      title: 'Three rungs, then four',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron gets on with your Mars, so you're brave in small amounts and come back for more.",
      scene: 'You climb three rungs of a ladder toward a dead bulb, come down, and climb four.',
      turn: [
        "From below it looks like dithering, and it's how you get to the bulb.",
        'Nerve that comes in small amounts tends to last until supper.',
      ],
      after: 'you still come down once, and you call it your method',
      again: {
        easy: 'you try the hard thing for five minutes and stop content',
        tense: 'you force it, hurt a knee, and blame the ladder',
      },
      act: "Practice something that scares you a little for five minutes today, on your feet, and stop while it's going well.",
    },
    {
      title: 'Cross, in one sentence',
      houses: [5, 7, 8],
      why: "You can be angry and leave the sore places alone, your own and other people's.",
      scene: 'You put down the paper and tell {someone} in one sentence what made you cross.',
      turn: [
        'They look up, ready for something much longer.',
        'Anger of that size is useful, since they can do something about it.',
      ],
      after: "you say it while it's small, and the drawers close quietly",
      again: { easy: 'you object calmly and get a calm answer', tense: "you slam a cupboard and say nothing's wrong" },
      act: 'Say one annoyance today to the person it concerns, in one sentence, with your hands open on the table.',
    },
  ],
  tense: [
    {
      title: 'Shouting at a bicycle bell',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Anybody who brushes against your sore spot gets the temper that belongs to somebody else.',
      scene: 'So when a bicycle bell rings behind you, half the street hears what you think.',
      turn: [
        "The bell meant hello, and you heard that you're in the way.",
        'Find out who taught you to hear that, and the next bell is only a bell.',
      ],
      after: 'the bell gets a step aside, and nobody gets your opinion',
      again: {
        easy: 'someone jostles you, and you simply shift your bag',
        tense: 'you snap at the wrong person and know it',
      },
      act: 'Walk fast for fifteen minutes today, and ask yourself at each corner whose voice first told you to make room.',
    },
    {
      title: 'A question kept in your coat',
      houses: [5, 7, 8],
      why: 'Your Mars wants to ask, and Chiron would sooner you never asked than were refused.',
      scene: "That's why you walk {someone} to the corner, talk about the lamps, and keep the question in your coat.",
      turn: [
        "They slow down twice, in case there's more.",
        'A no stings for an evening, which is shorter than not knowing.',
      ],
      after: "you ask while it's still a small question",
      again: {
        easy: 'you ask straight out and can bear either answer',
        tense: 'you hint so well that nobody could refuse you',
      },
      act: "Ask one person today for one small thing you'd like, on your feet and in one sentence, and let them think.",
    },
  ],
  joined: [
    {
      title: 'Carrots chopped much too fine',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "An old anger comes up hot, and your Mars knows exactly whom it's for.",
      scene: "You chop the carrots much too fine, talking to someone who isn't there.",
      turn: [
        "The speech is a good one, and the carrots aren't to blame.",
        'Give it once from start to finish, and your arm calms down.',
      ],
      after: 'you know the speech by heart and seldom need it',
      again: {
        easy: 'you feel the anger come and use it on a rug',
        tense: 'you give the speech to the wrong person at lunch',
      },
      act: 'Say one old angry speech aloud today, alone and to the end, while your hands scrub a pot or sweep.',
    },
    {
      title: 'Water poured with a shaky hand',
      houses: [5, 7, 8],
      why: 'Your Mars wants this badly, and fears doing it badly, and both are in your hands.',
      scene: 'You pour {someone} a glass of water, shaking, and still say what you came to say.',
      turn: ['They see the hand, and they listen harder because of it.', 'Nerve with a tremble in it is still nerve.'],
      after: 'your hands shake less, or you mind it less',
      again: {
        easy: "you start before you're ready, and it goes well enough",
        tense: 'you wait for steady hands and miss the moment',
      },
      act: 'Do one thing today that makes your hands shake a bit, a question, a signature or a knock on a door, and finish it.',
    },
  ],
}
