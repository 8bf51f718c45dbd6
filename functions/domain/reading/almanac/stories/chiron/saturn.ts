import type { PairStories } from '../../../pieces/Story.ts'

export const chironSaturn: PairStories = {
  easy: [
    {
      title: 'On one leg at the sink',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You're patient with what's weak in you, and patience does most of the work.",
      scene: 'You stand on one leg at the sink, toothbrush in hand, and count to thirty.',
      turn: [
        'You touch the wall at nineteen, and begin again at one.',
        'Your Saturn treats a weak spot as ordinary work, without pity or a whip.',
      ],
      after: 'you get to thirty without the wall, most days',
      again: {
        easy: 'you do the dull ten minutes and rather like them',
        tense: 'you skip it twice and call yourself hopeless',
      },
      act: 'Give one weak spot of yours ten plain minutes today, a stiff ankle, a sum or a scale, with a timer on the shelf.',
    },
    {
      title: 'How far you can walk',
      houses: [5, 7, 8],
      why: 'Your Saturn knows your limits, and Chiron takes the shame out of saying where they are.',
      scene: '{Someone} suggests a trip, and you say how far you can walk.',
      turn: [
        "They're relieved, having had to guess.",
        "A limit that's told early is a kindness, since they can plan inside it.",
      ],
      after: 'plans start from what you can do, and more of them happen',
      again: {
        easy: "you say what you can't do, and a better plan turns up",
        tense: 'you agree to the long way and pay for it',
      },
      act: "Tell one person today what you can't do this time, in one friendly sentence, and then what you can.",
    },
  ],
  tense: [
    {
      title: 'One egg on the floor',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Saturn sets the standard, and Chiron has you hear it where you're weakest.",
      scene: "An egg drops, and you call yourself something you'd never call a child.",
      turn: [
        'One egg broke, and a whole court has met about you.',
        'Wipe it up and say oops, which is the full sentence for an egg.',
      ],
      after: 'you say oops more often, and the hard word less',
      again: {
        easy: 'you spill something and reach for a rag, not a verdict',
        tense: 'you scold yourself in front of people, to be first',
      },
      act: 'Put a paper by the sink today, mark each name you call yourself, and at the third mark say oops instead.',
    },
    {
      title: 'Nearly done since lunch',
      houses: [5, 7, 8],
      why: 'Needing help feels like failing, so you hold out longer than anyone would ask.',
      scene: "You've been nearly done with a form since lunch, and {someone} across the table knows about forms.",
      turn: [
        "They've watched you erase the same line four times.",
        'Push the page over, and they get to be good at something.',
      ],
      after: 'you hand over the hard page in time, and get one back',
      again: {
        easy: "you ask for a hand and find it's quickly given",
        tense: 'you say nearly done and hope that nobody looks',
      },
      act: "Show one task that you're stuck on to another person today, on paper, and ask how they'd do the next line.",
    },
  ],
  joined: [
    {
      title: 'The edge of the bed',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Saturn still has you earning your rest, long after anyone else would call it earned.',
      scene: "You sit on the edge of the bed, shoes on, going through what isn't done.",
      turn: [
        'Half of that list belongs to other people.',
        'Two lines on it are truly yours, and two lines can be done.',
      ],
      after: "the list is short, and it's in your own handwriting",
      again: {
        easy: 'you hand a duty back to the person whose it is',
        tense: 'you lie down with the whole list on your chest',
      },
      act: 'Say your list of undone things aloud tonight, keep the two that are truly yours, and take off your shoes.',
    },
    {
      title: 'Coins pushed back and forth',
      houses: [5, 7, 8],
      why: "Your Saturn trusts rules more than arms, because a rule can't let you down.",
      scene: 'So when {someone} pays for coffee, your coins are on the table before the cups are.',
      turn: [
        'They push the coins back, and you push them over again.',
        "Owing them a coffee is a plain way of saying that you'll be back.",
      ],
      after: 'you owe a coffee here and there, and so do they',
      again: {
        easy: "you're treated to something and only say thank you",
        tense: 'you pay it back at once, with a little on top',
      },
      act: 'Let one small favor stand today without paying it back, and leave your wallet in your bag.',
    },
  ],
}
