import type { PairStories } from '../../../pieces/Story.ts'

export const chironNeptune: PairStories = {
  easy: [
    {
      title: 'A tissue, and then your stop',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You can feel for people without carrying all of them home.',
      scene: "A stranger on the bus is in tears; you hand over a tissue, and then it's your stop.",
      turn: [
        'The stranger takes it and says thanks, and nothing more is asked.',
        'Pity that knows where to get off leaves you fit for supper.',
      ],
      after: 'you help where you are, and get off at your stop',
      again: {
        easy: 'you do a small kindness and think no more of it',
        tense: 'you ride three stops too far out of pity',
      },
      act: 'Do one small kindness for a stranger today, a tissue, a seat or a held door, and then go on your way.',
    },
    {
      title: 'You pass the sugar',
      houses: [5, 7, 8],
      why: 'You can forgive without a speech, because you can feel how a thing was meant.',
      scene: '{Someone} lets your secret slip and goes red, and you pass the sugar.',
      turn: [
        "They'd expected a scolding, or a long silence.",
        'A mercy of that size does more for them than a long talk would.',
      ],
      after: "slips are slips, and you're told more than before",
      again: {
        easy: 'you let a clumsy word go and watch a face clear',
        tense: 'you forgive in public and bring it up on the stairs',
      },
      act: 'Forgive one slip today without a word about it, and do that person one small courtesy, a cup or a held door.',
    },
  ],
  tense: [
    {
      title: 'The fourth episode',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron points at what hurts, and your Neptune would rather draw the curtains and watch something.',
      scene: 'So the fourth episode starts by itself, and the dishes and one hard letter lie in its blue light.',
      turn: [
        "You aren't lazy; something stings, and the screen is soft.",
        'Say what stings in one sentence, and the fifth is your choice.',
      ],
      after: 'you watch two, and you know what stings',
      again: {
        easy: "you turn it off early and find it's only an ache",
        tense: 'you fall asleep on the couch with your shoes on',
      },
      act: "Turn off the screen after one episode tonight, sit in the quiet for a minute, and say aloud what you'd rather not feel.",
    },
    {
      title: 'A rescue before dessert',
      houses: [5, 7, 8],
      why: "Being needed feels so much like being loved that your Neptune can't tell the two apart.",
      scene: "That's why, when {someone} mentions a debt, your wallet is out before dessert.",
      turn: [
        'They wanted to be heard, and now they have a rescuer to thank.',
        'Listening costs you nothing, and they can like you without owing you.',
      ],
      after: 'you listen to the end with your wallet shut',
      again: {
        easy: "you're liked for an hour without lifting a thing",
        tense: "you offer help before anyone's said what's wrong",
      },
      act: 'Listen to one complaint today without offering money, time or a plan, and keep both hands around your cup.',
    },
  ],
  joined: [
    {
      title: 'The news and the cold toast',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your skin is thin just now, and the world's sorrows come in with the news.",
      scene: 'At the kitchen radio you stop chewing, and the toast goes cold in your hand.',
      turn: [
        "You can't mend a far country from here, and you can't stop caring.",
        'One near thing done with care is what caring can do before lunch.',
      ],
      after: 'the radio goes off at a set time, and one near thing gets done',
      again: {
        easy: 'you hear something sad and know what to do with your hands',
        tense: "you read one more page of it and can't sleep",
      },
      act: 'Turn off the news at one set hour today, and do one near kindness before bed, a swept step or a carried bag.',
    },
    {
      title: "Missing them at arm's length",
      houses: [5, 7, 8],
      why: 'You long for a closeness without any edges, and the longing itself is the sore place.',
      scene: "That's how {someone} can sit beside you watching the rain, and you miss them.",
      turn: [
        "They'd be surprised, being an arm's length away.",
        'Touch their sleeve, and the real one turns out warmer than the one you miss.',
      ],
      after: "you reach over where you used to long, and it's simpler",
      again: { easy: 'you find that near is near enough', tense: 'you prefer the dream and let the tea go cold' },
      act: "Touch one real thing tonight when the longing comes, a sleeve, a cup or a tree, and name what's in front of you.",
    },
  ],
}
