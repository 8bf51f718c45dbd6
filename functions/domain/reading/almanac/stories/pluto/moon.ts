import type { PairStories } from '../../../pieces/Story.ts'

export const plutoMoon: PairStories = {
  easy: [
    {
      title: 'How they slammed doors',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto digs down to where your feelings come from, and your Moon is glad to be shown.',
      scene: 'You listen as an older relative tells how doors were slammed in the family.',
      turn: [
        'Your temper is at least three people old, and it came with the good teeth.',
        'Knowing whose it was makes it easier to put down.',
      ],
      after: 'you know that temper by name, and you shut the door softly more often',
      again: {
        easy: 'you feel the old anger come up, and you smile at it',
        tense: "you slam a cupboard and hear your grandfather's voice",
      },
      act: 'Ask one relative today what people in your family did when they were angry, and keep one line of the answer.',
    },
    {
      title: 'When the lights come up',
      houses: [5, 7, 8],
      why: 'You can feel something at full strength and not go under, nor hide it.',
      scene: 'At the cinema the lights come up, and {someone} sees your wet face.',
      turn: [
        "They hand you a napkin, and the excuse you had ready isn't needed.",
        "Say which scene it was, and you're not alone with it.",
      ],
      after: 'tears are nothing special between you, and nor is laughing',
      again: { easy: "you're moved, and you say by what", tense: 'you blame the wind for your eyes' },
      act: 'Tell one person today about a thing that moved you, a song or a scene, and leave out the joke.',
    },
  ],
  tense: [
    {
      title: 'Both bags and a bad wrist',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Moon needs looking after, and Pluto would sooner suffer than owe anybody for it.',
      scene: 'That can look like two heavy bags and a bad wrist, past two people who offered.',
      turn: [
        'Help looks to you like a loan with small print.',
        'Let them carry one bag, and the whole price turns out to be a thank-you.',
      ],
      after: 'you accept a hand now and then, and nobody keeps a record',
      again: {
        easy: "somebody takes the heavy end, and you don't argue",
        tense: 'you say you can manage before anyone has asked',
      },
      act: 'Ask one person for one small piece of help before dinner today, and pay it back with thanks alone.',
    },
    {
      title: 'Plates nobody had finished',
      houses: [5, 7, 8],
      why: 'Pluto stirs an old fear in your Moon: whoever you love gets taken away unless you watch.',
      scene: 'So {someone} laughs with an old friend for an hour, and you clear plates nobody had finished.',
      turn: ['They went nowhere; they were happy in plain sight.', 'Sit down at that end, and you can laugh too.'],
      after: 'their friends are people you know, and the fear has less to feed on',
      again: {
        easy: "you're told the joke, and it's a good one",
        tense: 'you count the minutes of a talk across the room',
      },
      act: 'Ask {friend} today about one person they like and you hardly know, and listen with your hands in your lap.',
    },
  ],
  joined: [
    {
      title: 'A coat nobody wears',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Feelings you packed away come up heavy, and your Moon wants them held before they're sorted.",
      scene: 'You sit on the floor by a closet, with a coat in your arms that nobody wears.',
      turn: [
        "You only came for a scarf, and that's half an hour ago.",
        'Nothing has to be decided; holding it is enough.',
      ],
      after: "the old sadness has a place and doesn't follow you around",
      again: {
        easy: 'the coat makes you think of a good day',
        tense: 'you shut the closet fast and are short with everyone',
      },
      act: 'Take one old thing out of a closet today, hold it for five minutes, and put it back or in a bag.',
    },
    {
      title: 'A quick hug at the door',
      houses: [5, 7, 8],
      why: 'You feel everything at full size now, and being held halfway seems worse than not at all.',
      scene: "That's why {someone} gives you a quick hug at the door, and you don't let go.",
      turn: [
        'They put the umbrella down, so it becomes a real one.',
        'Needing much is no fault, but it helps to say so.',
      ],
      after: "you say when you need more, and they don't have to guess",
      again: {
        easy: "you're held for as long as you like",
        tense: 'you pull away first, to be safe',
      },
      act: 'Tell {friend} in one sentence today what comforts you most when a day is too much.',
    },
  ],
}
