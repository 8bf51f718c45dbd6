import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryNeptune: PairStories = {
  easy: [
    {
      title: 'Why the poster leaves you cold',
      houses: [2, 6, 9, 10],
      why: 'You can put into words what a room full of people only feels.',
      scene: "So in a meeting about a poster, it's you who says why it leaves everyone cold.",
      turn: [
        'The people on it smile at the camera, and none of them at each other.',
        'Your Neptune feels it first, and Mercury finds a sentence others can use.',
      ],
      after: 'the people on the poster look at each other',
      again: {
        easy: 'somebody says "that\'s it" before you\'re done',
        tense: "you feel what's wrong and can only wave a hand at it",
      },
      act: 'Look at one poster, sign or photo for two minutes today, and write in one line how it makes you feel.',
    },
    {
      title: 'The plate in your hand',
      houses: [1, 3, 4, 12],
      why: 'Your mind wanders off the chore, and your Neptune sends it back with something useful.',
      scene: 'At the sink one plate stays in your hand for a whole song.',
      turn: [
        'What comes up is a kind sentence for somebody in the family.',
        'Warm water is a good place to think, and nobody checks on you there.',
      ],
      after: 'the kind sentence reaches the one it was meant for',
      again: {
        easy: 'the right sentence turns up while you dry a spoon',
        tense: 'you drift through a talk and say yes to something',
      },
      act: 'Wash a few dishes by hand tonight with the radio off, and write down the thought that came back twice.',
    },
    {
      title: 'The party was fine',
      houses: [5, 7, 8, 11],
      why: "Mercury hears the words, your Neptune hears what's under them, and they compare notes.",
      scene: 'When {someone} says the party was fine, you put the kettle on.',
      turn: [
        "They've said nothing sad, and they're glad you heard it anyway.",
        "You needn't guess out loud; a cup and a quiet chair are question enough.",
      ],
      after: 'the story of that party comes out, in its own time',
      again: {
        easy: 'somebody hears what\'s under your "fine," and sits down',
        tense: 'you hear sorrow in a plain "fine," and there isn\'t any',
      },
      act: 'Ask {friend} about one plain "fine" today, once and gently, and wait with a cup in your hand.',
    },
  ],
  tense: [
    {
      title: 'A smile that sounded like yes',
      houses: [2, 6, 9, 10],
      why: 'Mercury wants it exact, and your Neptune hears what it would love to hear.',
      scene: 'You leave the boss\'s office sure of a yes, and the word was "probably."',
      turn: [
        "You didn't make it up; you heard the smile better than the word.",
        'One line said back, "so that\'s a yes?", clears the fog in a minute.',
      ],
      after: 'the word is in writing, and you can plan with it',
      again: {
        easy: "you hear a yes, and it's a yes on paper too",
        tense: 'you hear "soon" and picture a day that nobody named',
      },
      act: "Write on paper, word for word, what was said in one talk you're hopeful about today, and underline the verb.",
    },
    {
      title: 'The bag, for the third time',
      houses: [1, 3, 4, 11, 12],
      why: "However often you check, a foggy feeling tells you that you've missed something.",
      scene: 'On the sidewalk you search your bag a third time, and nothing in it is missing.',
      turn: [
        'Keys, wallet and glasses are where they were the first two times.',
        "Name what you're really worried about, and the bag can stay shut.",
      ],
      after: 'you look once, and you catch the bus',
      again: {
        easy: 'you lock the door, and your mind comes along',
        tense: 'you go through your pockets, and then through them again',
      },
      act: 'Lay your keys, wallet and glasses on one plate tonight, and write your real worry on a slip beside it.',
    },
    {
      title: 'Only tired, after all',
      houses: [5, 7, 8],
      why: 'You read between the lines so well that you stop reading the lines.',
      scene: 'On a walk {someone} says "I\'m tired" and you hear a goodbye.',
      turn: [
        'They mean the hill, and the shoes they chose for it.',
        'Your Neptune listens finely and likes a sad ending, so one plain question helps.',
      ],
      after: 'tired means tired, and you both slow down for the hill',
      again: { easy: 'you take a word at its word, and it holds', tense: 'you hear a sad ending in a plain "see you"' },
      act: "Write one plain sentence that bothered you on paper tonight, and put nothing between its words that isn't there.",
    },
  ],
  joined: [
    {
      title: 'One figure feels wrong',
      houses: [2, 6, 9, 10],
      why: 'Mercury on your Neptune knows things before it can prove them, and some are even true.',
      scene: 'You look at a page of figures, and one of them feels wrong.',
      turn: [
        "You can't say why, and the coworker across the desk waits with a pen.",
        'The feeling is good enough to check, never good enough to skip the check.',
      ],
      after: 'the figure is checked, and you know what your hunch is worth',
      again: { easy: 'your hunch and the calculator agree', tense: "you're sure of a thing, and it's the wrong line" },
      act: 'Check one thing you only have a feeling about before dinner, with a calendar or a calculator, and note who was right.',
    },
    {
      title: 'In front of the open fridge',
      houses: [1, 3, 4, 11, 12],
      why: "Your thoughts drift off now before you've dressed them in words, and it isn't unpleasant.",
      scene: 'You stand in the kitchen at the open fridge, with no idea what you came for.',
      turn: [
        "Your head is all right; it's just listening to something slower.",
        'A list in your pocket lets it wander and still gets you to the pharmacy.',
      ],
      after: 'your mind wanders as before, and the errands get done anyway',
      again: {
        easy: "a thought you'd lost comes back in the shower",
        tense: "you're in a doorway again and wonder why",
      },
      act: 'Write the three errands that matter on a slip of paper today, and carry it in your pocket.',
    },
    {
      title: 'You describe a lake',
      houses: [5, 7, 8],
      why: 'You mean far more than you can say, and the gap is sweet and sad.',
      scene: 'You start to tell {someone} how you feel, and end up describing a lake.',
      turn: [
        "They know it isn't about water, and they wait.",
        'Your Neptune likes pictures; one plain word after this one is enough.',
      ],
      after: 'one plain word is said, and they remember the lake too',
      again: {
        easy: "your own picture comes back to you, and you both know what's meant",
        tense: 'you talk in pictures, and all you get is a polite nod',
      },
      act: 'Write how you feel about one person in a single word tonight, then in one sentence of six words, on paper.',
    },
  ],
}
