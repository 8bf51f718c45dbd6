import type { PairStories } from '../../../pieces/Story.ts'

export const saturnChiron: PairStories = {
  easy: [
    {
      title: 'Five, not thirty',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn brings patience to the place where you're weak, and doesn't ask you to be otherwise.",
      scene: 'The exercises for your back hang by the mirror, and you do five, not thirty.',
      turn: ['Five is what you can keep up on a bad day.', 'A limit you know by number is one you can work with.'],
      after: 'five a day is simply something you do, bad days included',
      again: {
        easy: 'you stop at the right moment and feel no shame',
        tense: 'you do thirty, and your back sends the bill',
      },
      act: 'Choose one small exercise that your body can take, do it five times on the carpet before bed, and stop there.',
    },
    {
      title: 'Slow to trust, over lunch',
      houses: [5, 7, 8],
      why: 'Saturn steadies your Chiron, so you can say what hurts and what you need without any drama.',
      scene: "Across two lunch trays you tell {someone} that you're slow to trust.",
      turn: [
        'They nod, because slow is something a person can plan for.',
        "You don't have to be quicker, only easier to read.",
      ],
      after: 'someone knows your pace and keeps to it',
      again: { easy: "you're given time before you ask for it", tense: "you say it's fine and go quiet for two days" },
      act: 'Tell {friend} today one thing you need time for and how much, in a sentence with a number in it.',
    },
  ],
  tense: [
    {
      title: 'Diplomas on the wall',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'A strict voice asks for proof in just the spot where you feel you have none.',
      scene: "In the dentist's chair you count seven framed diplomas and feel like a fraud.",
      turn: [
        'What you know comes from years of doing, and nobody frames that.',
        'Count the years, and you have more proof than the wall.',
      ],
      after: 'you can say in one sentence what you know and since when',
      again: {
        easy: "someone asks how long you've done this, and you know",
        tense: "you want one more course before you're allowed to speak",
      },
      act: 'List five things you know by doing, with the number of years beside each, and tape the paper inside a cupboard tonight.',
    },
    {
      title: 'The rail, not the arm',
      houses: [5, 7, 8],
      why: 'Saturn tells you to need nobody, just where your Chiron needs somebody most.',
      scene: 'So {someone} holds out an arm on the steep steps, and you take the rail.',
      turn: [
        "They think you don't care for them, and you only meant to be strong.",
        "An arm takes nothing from a strong person; it's company.",
      ],
      after: "you take an arm when it's offered, and it's no defeat",
      again: {
        easy: "you're steadied for a moment and walk on as before",
        tense: "you say you'll manage, and then wait to be asked again",
      },
      act: 'Ask one person today to take one bag or one end of something, even if you can manage it alone.',
    },
  ],
  joined: [
    {
      title: 'The stool under the high shelf',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'A limit that your Chiron likes to hide wants to be named, and then arranged for.',
      scene: "So a stool goes under the high shelf, for a back that doesn't like to stretch.",
      turn: ["There's some grief in a stool, and a good deal of sense.", 'What you stop hiding, you can make easier.'],
      after: 'you climb on the stool in front of guests and go on talking',
      again: {
        easy: 'you arrange a thing your own way and feel clever',
        tense: 'you stretch and strain so that nobody sees the stool',
      },
      act: "Take one thing you often need off a shelf that's hard to reach tonight, and give it a place at hand height.",
    },
    {
      title: "The promise you can't make",
      houses: [5, 7, 8],
      why: "You're afraid of being found wanting, and just as tired of hiding where you fall short.",
      scene: "You let the food go cold and tell {someone} which promise you can't make.",
      turn: [
        "They're quiet, then ask which one you can.",
        'A small promise you keep is worth more than a large one you dread.',
      ],
      after: "there's a smaller promise, and you keep it",
      again: {
        easy: "you say what you can do, and it's enough to go on with",
        tense: 'you make yourself small before anyone asks',
      },
      act: "Put one promise that weighs on you on paper tonight, and next to it a smaller one you'd surely keep.",
    },
  ],
}
