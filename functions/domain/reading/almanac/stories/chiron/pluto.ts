import type { PairStories } from '../../../pieces/Story.ts'

export const chironPluto: PairStories = {
  easy: [
    {
      title: 'The street you avoid',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron and your Pluto can look at an old shame together and find it smaller than its name.',
      scene: 'You take the street you avoid, past one certain door, on the near sidewalk.',
      turn: [
        "There's a stranger's bike by the door, and a new bell.",
        'Places lose a good part of their power at walking pace.',
      ],
      after: 'the short way across town is open to you',
      again: {
        easy: 'you pass the door and notice you were humming',
        tense: "you go around three blocks and don't say why",
      },
      act: 'Walk down one street or hallway today that you avoid only out of habit, and look at one door on it.',
    },
    {
      title: 'The line you leave out',
      houses: [5, 7, 8],
      why: 'Your Pluto knows where people can be hurt, and you let the knowledge lie unused.',
      scene: 'In mid-quarrel you find the line that would win, and ask {someone} to sit down.',
      turn: [
        "They sit, and don't know what they were spared.",
        "Power that isn't used is felt all the same, and near you it feels safe.",
      ],
      after: 'quarrels stay with the matter, and end in the same room',
      again: {
        easy: 'you could win and would rather be understood',
        tense: 'you say half of the line, and it does the whole harm',
      },
      act: 'Leave one sharp line unsaid today, at a table or on a screen, and ask a question in its place.',
    },
  ],
  tense: [
    {
      title: 'The whole story, with dates',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron keeps an old injustice warm for your Pluto, because letting it cool would feel like losing.',
      scene: 'The person cutting your hair gets the whole story, with dates.',
      turn: [
        "The hairdresser takes your side by chapter two, and it doesn't help.",
        'Being right and being done with it can happen in the same chair.',
      ],
      after: 'the story gets shorter each time, and the dates go first',
      again: {
        easy: "you start the story and find you'd rather hear theirs",
        tense: 'you add a chapter and feel no better for it',
      },
      act: 'Tell one old unfair story in three sentences today, aloud to a mirror, and stop there with your hand on the glass.',
    },
    {
      title: 'A phone, face down',
      houses: [5, 7, 8],
      why: "You'd like to trust, and a watchful part of you would sooner have proof.",
      scene: 'So when {someone} puts a phone face down, your whole supper is about that phone.',
      turn: [
        'They put it there in order to listen.',
        'Look at their face for a minute in its place, and the food has a taste again.',
      ],
      after: 'you look at the face first and the phone second',
      again: {
        easy: "you don't know everything, and you can eat",
        tense: "you ask a casual question that isn't casual at all",
      },
      act: 'Put your own phone in a drawer for an hour tonight, and look at the face of whoever you talk to.',
    },
  ],
  joined: [
    {
      title: 'Five minutes behind a locked door',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Pluto guards something you'd never tell a soul, and guarding it is getting heavy.",
      scene: 'You stay in the locked bathroom five minutes longer than needed, with the water running.',
      turn: [
        "In there you don't have to hold your face.",
        'Whatever it is, saying it aloud once takes off some of its size.',
      ],
      after: "you need the locked door less, or you know what it's for",
      again: {
        easy: 'you say the thing in a normal voice, to one safe person',
        tense: 'you come out with a fresh face and a tight chest',
      },
      act: 'Close a door behind you for five minutes today, say aloud the thing that you never say, and wash your face.',
    },
    {
      title: 'Your grip on the chair',
      houses: [5, 7, 8],
      why: 'Your Pluto knows what holding on costs, and your hands are slower to hear it.',
      scene: "That's how you tell {someone} that nothing's owed any longer, and grip the chair as you say it.",
      turn: ['They look at the chair, and then at you.', 'The words let go first, and the fingers follow one by one.'],
      after: "the old debt isn't mentioned, and it isn't kept either",
      again: {
        easy: "you let one thing go and don't watch where it lands",
        tense: 'you forgive it and keep the receipt',
      },
      act: "Cross out on paper tonight one favor you're owed and will never ask for, and put the paper in the trash.",
    },
  ],
}
