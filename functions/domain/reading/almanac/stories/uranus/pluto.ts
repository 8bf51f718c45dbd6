import type { PairStories } from '../../../pieces/Story.ts'

export const uranusPluto: PairStories = {
  easy: [
    {
      title: 'Fed to the shredder',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus offers you a way out of an old grudge, with no battle and no winner.',
      scene: 'A folder of proof, kept in case of a fight, goes through the shredder page by page.',
      turn: [
        'On page one you can no longer tell what there was to win.',
        'Letting go on a calm day costs less than being right.',
      ],
      after: 'the shelf is empty there, and the old name is just a name',
      again: {
        easy: 'you drop a quarrel in the middle and feel fine',
        tense: 'you reach for the proof before anyone objects',
      },
      act: 'Tear up one page today that you keep as proof against somebody, or delete one file of that sort.',
    },
    {
      title: 'On the park swings',
      houses: [5, 7, 8],
      why: "You trust your own strength just now, and you don't need a secret to feel safe.",
      scene: 'On the swings in a park, you tell {someone} what makes you jealous.',
      turn: [
        'They tell you theirs, which is smaller and a good deal funnier.',
        'What you tell freely is something nobody can use to steer you.',
      ],
      after: 'the jealous thought is said when it comes, and it leaves sooner',
      again: {
        easy: "you admit a weak spot, and it's treated well",
        tense: 'you keep one card back and feel alone with it',
      },
      act: 'Tell {friend} one thing you usually keep back to stay strong, in one plain sentence, on a walk today.',
    },
  ],
  tense: [
    {
      title: 'Unplugging your own speakers',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Uranus pokes at your Pluto: you'd sooner blow a thing up than see others run it.",
      scene: 'A family or club vote goes against you, and you start unplugging your own speakers.',
      turn: [
        'The speakers were never the point; the deciding is.',
        'Say where you need a voice, and you can lose the rest in good humor.',
      ],
      after: 'you have your say where it matters, and let the rest go',
      again: {
        easy: 'you lose a vote and stay for the cake',
        tense: 'you threaten to leave over a small thing and half mean it',
      },
      act: 'Name on paper today the one decision you must have a say in, and two you can leave to other people.',
    },
    {
      title: 'Where were you?',
      houses: [5, 7, 8],
      why: 'You want no one to have power over you, and loving someone means giving some of it away.',
      scene: 'So {someone} asks under an umbrella where you were, and you answer like a lawyer.',
      turn: [
        "They'd only like to hear about the place.",
        'Tell one thing more than was asked, and the hearing is a talk again.',
      ],
      after: 'a question is only a question, and you answer more than you must',
      again: {
        easy: "you tell where you're going before anyone asks",
        tense: 'you keep a harmless thing secret to prove you can',
      },
      act: 'Answer one plain question about your day with three true details today, a place, a person and a smell.',
    },
  ],
  joined: [
    {
      title: 'The face without a name',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus makes you want to know exactly what everyone around you agrees not to mention.',
      scene: 'Over an old photograph you ask about the face nobody names.',
      turn: [
        'One person coughs, one stirs the tea, and an aunt begins.',
        'The truth, a spoonful at a time, is easier than the hush.',
      ],
      after: 'one silence is broken, and people talk around it less',
      again: {
        easy: 'an old secret turns out to be a human story',
        tense: 'you dig at a table where people came to eat',
      },
      act: 'Ask one older relative or friend today about a person in a photograph whose story you never heard.',
    },
    {
      title: 'The debt, said aloud',
      houses: [5, 7, 8],
      why: 'Your Pluto would sooner lose the comfort of a lie than keep somebody by means of it.',
      scene: 'You stop {someone} on the stairs to say what you owe, and to whom.',
      turn: [
        'They sit down on a stair, and they want the figure.',
        'A sum that two people know is smaller than one you hide.',
      ],
      after: 'the figure is on paper, and both of you can look at it',
      again: {
        easy: 'a hard fact comes out, and the talk gets warmer',
        tense: 'you confess at a moment that suits only you',
      },
      act: 'Put one figure that you keep to yourself on paper tonight, a debt, a price or a wage, and leave out nothing.',
    },
  ],
}
