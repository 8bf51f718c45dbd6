import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneNeptune: PairStories = {
  easy: [
    {
      title: 'Nothing decided, shoulders down',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your own Neptune is at ease, and not knowing how things turn out is almost restful.',
      scene: 'You notice it at a window on a gray afternoon, nothing decided, your shoulders down.',
      turn: [
        "The question is still there, and it isn't tapping on the glass.",
        'You can do the next small thing without the answer.',
      ],
      after: 'a few open questions stay open, and you rest well',
      again: {
        easy: "an answer comes while you aren't asking",
        tense: "you ask three people what they'd do in your place",
      },
      act: 'Leave one decision alone until tomorrow, wash a few dishes by hand tonight, and go to bed with it open.',
    },
    {
      title: 'A hope at the bus stop',
      houses: [5, 7, 8],
      why: 'You believe in people, and you do it slowly now and with your eyes open.',
      scene: 'It shows when {someone} tells you a hope while you wait for a bus, and you neither laugh nor promise.',
      turn: [
        'They look relieved, and the bus is late anyway.',
        "A hope that's simply heard has a good chance with them.",
      ],
      after: "you're told things early, since you don't spoil them",
      again: {
        easy: 'you hear a hope that fits beside yours',
        tense: "you lend your own hope to somebody who didn't ask",
      },
      act: 'Ask one person today what they hope for, at a stop, a desk or a table, and add nothing to the answer.',
    },
  ],
  tense: [
    {
      title: "One line you'd still sign",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune holds up the dream you started out with, and you compare it with the life you have.',
      scene: 'It can happen over a box of old papers, where your handwriting says how you meant to live.',
      turn: [
        'Some of it makes you wince; one line is still true.',
        'Keep that line, and the rest can go without shame.',
      ],
      after: 'you know which line of the old dream you still mean',
      again: {
        easy: 'an old wish turns up in a smaller size and fits',
        tense: 'you mourn a life that would bore you',
      },
      act: "Find one old notebook, letter or photo tonight, copy out the one line you'd still sign, and put the rest back.",
    },
    {
      title: 'Is there sauce on my face',
      houses: [5, 7, 8],
      why: "You miss something you can't name, and you look for it in whoever is near.",
      scene: "That's why you search the face of {someone} over a candle, and they ask if it's sauce.",
      turn: [
        "They're one person with a napkin, and a nice one.",
        'Part of what you miss is quiet, and you can find that yourself.',
      ],
      after: 'you ask of people what people have, and find the rest elsewhere',
      again: {
        easy: 'you want nothing from someone and enjoy them more',
        tense: "you're let down by somebody who promised you nothing",
      },
      act: 'Give the thing you miss a name of three words, and say it aloud to yourself on a street or path before supper.',
    },
  ],
  joined: [
    {
      title: 'A racket and a drum',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Neptune can tell its own longings now, and each one you only borrowed feels borrowed.',
      scene: "It shows at a closet, when you pull out a racket and a drum that were somebody else's idea.",
      turn: [
        'You wanted less to play them than to be someone who plays.',
        'What stays is fairly close to what you love.',
      ],
      after: 'what you keep around you is mostly what you love',
      again: {
        easy: "a wish passes the test, and it's an old one",
        tense: 'you borrow a new longing before the old ones are out the door',
      },
      act: 'Take three things you own but never wanted out of a closet today, and set them in a bag by the door.',
    },
    {
      title: 'One mood left on the mat',
      houses: [5, 7, 8],
      why: "Your Neptune is wide awake, so another person's sorrow or joy gets to you before the words do.",
      scene: 'At a crowded table {someone} goes quiet, and you lose the end of your own sentence.',
      turn: [
        'They look up, surprised that it shows.',
        "Feeling it is enough; you don't have to take it home for them.",
      ],
      after: 'you feel what others feel and give it back in good time',
      again: {
        easy: 'a glance says it, and nobody has to explain',
        tense: "you're sad on someone's behalf longer than they are",
      },
      act: "Stop for two minutes at your door tonight, name one mood that isn't yours, and leave it on the mat.",
    },
  ],
}
