import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneSun: PairStories = {
  easy: [
    {
      title: 'A stranger asks what you do',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune loosens the title you go by, and your Sun is surprised how much of you is left without it.',
      scene: 'It shows on a train, when a stranger asks what you do and you talk about what you love.',
      turn: [
        "The stranger's phone goes away, which job titles rarely manage.",
        "You don't owe anyone the short version of yourself.",
      ],
      after: 'you introduce yourself by what you love, and the job comes second',
      again: {
        easy: 'a new face asks who you are, and the answer comes easily',
        tense: 'you hand over the title after all and feel smaller behind it',
      },
      act: 'Say one true line about yourself to the mirror tonight, with no job, role or age in it.',
    },
    {
      title: 'In front of their painting',
      houses: [5, 7, 8],
      why: 'You can give way to someone now and stay yourself, because nothing in you is keeping score.',
      scene: "That can look like an hour in a museum you'd never choose, beside {someone}.",
      turn: [
        'They stop at one painting, and you try to see it their way.',
        'Being moved by what moves them takes nothing away from you.',
      ],
      after: "you go along to things that aren't yours and come back glad",
      again: {
        easy: "you borrow somebody's taste for an hour and like the fit",
        tense: 'you give way so smoothly that nobody learns what you like',
      },
      act: 'Listen to one whole song tonight that somebody you like loves, sitting in a chair, with your eyes shut.',
    },
  ],
  tense: [
    {
      title: 'What the hurry is for',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Neptune takes the shine off a goal you live by, and you can't yet see what comes instead.",
      scene: 'You stand in the hall, coat on, unable to say what the hurry is for.',
      turn: [
        "You aren't lazy or lost; an old reason is simply worn thin.",
        'Meanwhile small honest jobs keep you steadier than a grand plan.',
      ],
      after: 'you keep two or three small promises and let the big question wait',
      again: {
        easy: 'someone asks what you want, and one small piece of it is clear',
        tense: "you borrow a neighbor's goal because yours is out of sight",
      },
      act: "List three things on paper tonight that you'd do even if nobody ever heard of them, and keep the page in a drawer.",
    },
    {
      title: 'The knee under the table',
      houses: [5, 7, 8],
      why: 'Your Sun wants to be seen as you are, and Neptune offers to make you whatever is wished for.',
      scene: 'So you nod when {someone} calls you the calm one, and your knee shakes under the table.',
      turn: [
        "They like the calm one, and they don't know the rest.",
        'One sentence about the knee lets them like a whole person.',
      ],
      after: 'you correct a flattering picture early, with a short true sentence',
      again: {
        easy: "you're liked for something that's really yours",
        tense: 'you play the wished-for part all through the meal and go home tired',
      },
      act: "Put one thing you're praised for that isn't quite true on a card, and leave it out of your talk today.",
    },
  ],
  joined: [
    {
      title: 'On the bed in your coat',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Sun has a soft edge just now: you feel a lot, and doubt which of it is you.',
      scene: 'It can look like coming home from company and sitting on the bed in your coat, worn out.',
      turn: ['Some of that tiredness belongs to other people.', 'Half an hour alone usually sorts out whose is whose.'],
      after: 'an empty half hour after company is part of your plans',
      again: {
        easy: 'you leave a gathering in time and know your own mood',
        tense: 'you take on the mood of the table and defend it as yours',
      },
      act: 'Sit alone in one room with the door shut for thirty minutes tonight, without phone or book, and do nothing useful.',
    },
    {
      title: 'The better chair, every time',
      houses: [5, 7, 8],
      why: "You'd like to live for something large, and one admired person is the nearest large thing.",
      scene: "That's how {someone} comes to have the better chair in every cafe, and the last word.",
      turn: [
        "They didn't ask to be looked up to, and it's a bit lonely.",
        "Met at eye level, they're a good deal funnier.",
      ],
      after: 'you admire someone and still argue about where to sit',
      again: {
        easy: 'you look up to someone and keep your own opinion',
        tense: "you forgive a thing you'd mind in anyone else",
      },
      act: 'List two ordinary faults of a person you admire on paper today, and see whether you like them less.',
    },
  ],
}
