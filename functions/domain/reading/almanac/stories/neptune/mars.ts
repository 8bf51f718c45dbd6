import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneMars: PairStories = {
  easy: [
    {
      title: 'Asked in a low voice',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune takes the fists out of your Mars, and you get further by wanting things without a fight.',
      scene: 'At a counter a clerk says no, and you ask how the day is going.',
      turn: [
        'The clerk breathes out and finds another form.',
        "You still want the thing; you just don't need somebody to lose.",
      ],
      after: "you ask in a low voice, and often it's enough",
      again: {
        easy: 'you wait a moment, and the no becomes a maybe',
        tense: 'you give in when you only meant to be gentle',
      },
      act: 'Ask for one thing you want today in your lowest voice, at a counter or on the phone, and wait ten seconds.',
    },
    {
      title: 'Nobody decides the way',
      houses: [5, 7, 8],
      why: 'What you want and what you dream of go the same way, so you move without forcing anyone.',
      scene: 'On a walk with {someone}, nobody decides the way, and you never bump shoulders.',
      turn: [
        'They turn at the bakery, and so do you, into the prettier street.',
        'Wanting them can be this quiet and still be wanting.',
      ],
      after: 'you go after what you want at an easy pace',
      again: {
        easy: "you're both headed the same way and only notice late",
        tense: 'you wait for a sign when a question would do',
      },
      act: 'Go for a walk of half an hour today without choosing the way first, and turn at every corner you like.',
    },
  ],
  tense: [
    {
      title: 'One board up',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mars sets off, loses sight of the reason, and then you blame a weak will.',
      scene: 'The proof hangs in the hallway: a shelf with one board up, the drill below.',
      turn: [
        "Your will is fine; it's the reason that got vague.",
        'Let two jobs go, and the third gets all your strength.',
      ],
      after: 'one job moves along, and two are off the list for good',
      again: {
        easy: 'a small job gets finished before you think about it',
        tense: 'you start a fourth thing to feel strong',
      },
      act: 'Carry one half-done thing out of sight for good today, and give another fifteen minutes before supper.',
    },
    {
      title: 'No problem, and a bitten straw',
      houses: [5, 7, 8],
      why: 'Your Mars wants to be angry, and Neptune says that a nice person would understand.',
      scene: '{Someone} is late again, so you say no problem and bite the straw in your glass.',
      turn: [
        'They believe you, since you say it so kindly.',
        'A cross sentence with a smile after it is still kind, and they can act on it.',
      ],
      after: 'small anger comes out small, and early',
      again: {
        easy: "you say you mind, and it's settled in a minute",
        tense: "you're sweet all through supper and hoarse with it",
      },
      act: 'Say what you minded today to an empty chair, once crossly and once calmly, and keep the calm version for later.',
    },
  ],
  joined: [
    {
      title: 'The last forty chairs',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You can work yourself sore for what you believe in, and you're the last to notice the soreness.",
      scene: "So after the meeting for a good cause, it's you who folds the last forty chairs alone.",
      turn: [
        "You don't feel the weight until you're on the bus.",
        "A cause that's worth your back is worth a second pair of hands.",
      ],
      after: 'you help with a set number of hours, and you ask for company',
      again: {
        easy: 'you stop while you still like the work',
        tense: 'you carry on for the cause and snap at a friend',
      },
      act: 'Cross one task for a good cause off your list today, and offer it to one person with free hands.',
    },
    {
      title: 'Out of breath on the doorstep',
      houses: [5, 7, 8],
      why: 'Neptune has hold of what you want, so desire is strong and its object half made up.',
      scene: 'So you cross the town for {someone} and have nothing to say on the doorstep.',
      turn: [
        'They open the door to a person out of breath, with a wet collar.',
        "Say the one thing you're sure of, and they can answer.",
      ],
      after: 'you can say what you want from a person in one short sentence',
      again: {
        easy: 'desire and good sense agree for once',
        tense: 'you run after a picture and are surprised by a person',
      },
      act: "Put one sentence on paper tonight, ten words or fewer, that says what you'd really like from this person.",
    },
  ],
}
