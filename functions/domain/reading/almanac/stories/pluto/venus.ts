import type { PairStories } from '../../../pieces/Story.ts'

export const plutoVenus: PairStories = {
  easy: [
    {
      title: 'Eleven names in ink',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto helps your Venus tell whom you love from whom you merely keep up with.',
      scene: 'That can look like an old address book on the table, with eleven names circled in ink.',
      turn: [
        'You expected to feel guilty about the others, and you feel rested.',
        'Eleven people can be loved properly, which nobody manages with two hundred.',
      ],
      after: 'you see fewer people and stay longer at their tables',
      again: {
        easy: 'one of the eleven calls just to talk',
        tense: 'you spend your time on people you only mean to please',
      },
      act: 'Mark three names in your address book today, and call one of them without an occasion.',
    },
    {
      title: 'Which compliment reaches you',
      houses: [5, 7, 8],
      why: 'You know what you want from love, and you can name it without begging or bargaining.',
      scene: "So over two bowls of noodles you tell {someone} which compliments bore you and which one wouldn't.",
      turn: [
        'They laugh, because they had picked the boring one.',
        'What is asked for plainly can be given gladly, and nobody has to guess.',
      ],
      after: 'you ask for what you like, and both of you are better at it',
      again: {
        easy: "you're told the very thing you like to hear",
        tense: 'you hope to be guessed, and you keep score of the misses',
      },
      act: 'Tell {friend} today one thing you like to hear and one that leaves you cold, in two sentences.',
    },
  ],
  tense: [
    {
      title: 'The price you round down',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Venus buys a little peace in small lovely pieces, and Pluto wants to know what hurts.',
      scene: 'Somebody asks about your new scarf, and you round the price down by half.',
      turn: [
        'The lie is small, and it covers more than a scarf.',
        "Name the true price, and what you're missing gets a name too.",
      ],
      after: 'you buy less on bad days, and you can say what it cost',
      again: {
        easy: 'you look, you like it, and you leave it in the shop',
        tense: 'a parcel comes, and you hide the box',
      },
      act: 'List your last three treats on paper tonight with their true prices, and beside each what the day was like.',
    },
    {
      title: 'A busy week, you said',
      houses: [5, 7, 8],
      why: 'Whoever loves less is safer, Pluto tells your Venus, and you take good care to love less.',
      scene: "That's how {someone} says they missed you, and you reply that it was a busy week.",
      turn: [
        'They reach for a glass, and the moment is over.',
        'You missed them too, and saying it costs very little.',
      ],
      after: 'you say the warm thing back, and safety matters less',
      again: {
        easy: "you say it first, and you don't regret it",
        tense: 'you wait two days to look busy',
      },
      act: 'Tell one person today, in four words or fewer, something warm you usually keep for yourself.',
    },
  ],
  joined: [
    {
      title: 'One painting until closing',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Ten pleasant things are worth less to your Venus now than one that truly grips you.',
      scene: 'In a museum you stand at one painting until the guard looks at a watch.',
      turn: [
        'The other rooms are full of pretty things you walk right past.',
        'Taste that goes this deep says where your time and money belong.',
      ],
      after: 'you own and attend a little less, and you love what is left',
      again: {
        easy: 'one song or picture holds you for an hour',
        tense: 'you want what you love so much that nothing else tastes of anything',
      },
      act: 'Look at one picture, plant or face you love for ten full minutes today, with nothing else in your hands.',
    },
    {
      title: 'No joke in reply',
      houses: [5, 7, 8],
      why: 'Love gets serious in you now, and the lighter ways of liking somebody feel like a costume.',
      scene: "So across a cafe table {someone} asks whether you care, and you don't make a joke.",
      turn: [
        'They notice the missing joke before they hear the yes.',
        'A plain answer is easier to carry than all that wit.',
      ],
      after: 'liking and saying so are closer together, and jokes are jokes again',
      again: {
        easy: 'you say it lightly, and you mean it',
        tense: "you test how serious they are, and they don't know it's a test",
      },
      act: 'Give one straight answer today where you usually make a joke, and then drink your coffee in peace.',
    },
  ],
}
