import type { PairStories } from '../../../pieces/Story.ts'

export const sunMars: PairStories = {
  easy: [
    {
      title: 'The box everyone walks around',
      houses: [2, 6, 10],
      why: 'The Sun gives your Mars a clear target, so starting costs you less than putting off.',
      scene: "You notice it at the heavy box that colleagues walk around: before lunch it's on its shelf.",
      turn: [
        'You need no anger for it, only both hands.',
        'Strength without a grudge is pleasant company, so use it on the next heavy thing as well.',
      ],
      after: 'the way is free, and nobody recalls whose box it was',
      again: {
        easy: "you begin at once and are done before you'd have complained",
        tense: 'you wait to be angry before you start',
      },
      act: 'Carry the one thing everyone walks around at work or at home to its place before supper.',
    },
    {
      title: 'Stairs with both bags',
      houses: [1, 4, 12],
      why: "You've more strength than you need, and it would rather be used than talked about.",
      scene: 'That can look like taking the stairs with both shopping bags while the elevator stands open.',
      turn: [
        'Your legs are doing what your head only plans.',
        'A body that has had its turn lets you sit still in the evening without feeling lazy.',
      ],
      after: "you're tired at the right hour, and the chair feels deserved",
      again: {
        easy: "you're warm and pleasantly tired and nothing hurts",
        tense: 'you sit too long and get cross with the chair',
      },
      act: "Use your body for 20 minutes before supper, by walking, lifting or scrubbing, until you're warm.",
    },
    {
      title: 'The long way home',
      houses: [3, 5, 7, 8, 11],
      why: "Your Mars isn't out to win anything, so you can simply say what you want.",
      scene: 'You walk up to {someone} and suggest the long way home, by the park.',
      turn: ['They can easily say no, which makes yes easy too.', 'A wish in one line puts no weight on anyone.'],
      after: 'asking first is nothing you need to get up courage for',
      again: {
        easy: 'you ask outright and somebody likes being asked',
        tense: 'you hint three times and are cross that nobody hears',
      },
      act: 'Invite {friend} to one definite thing before supper, in one sentence and without a reason.',
    },
  ],
  tense: [
    {
      title: 'Behind the slow one',
      houses: [2, 6, 10],
      why: 'You want to set the pace, and whoever is slower seems to be doing it on purpose.',
      scene: 'You stand behind a colleague at the printer, papers in hand, breathing out loudly.',
      turn: [
        'They hear the breath, hurry, and jam the paper.',
        'Five minutes on something else gets you both there sooner, and in a better mood.',
      ],
      after: 'the printer is free when you get there, and nobody hurries',
      again: {
        easy: "somebody works at your pace and you're done early",
        tense: "you rush the one person who can't be rushed",
      },
      act: 'Let one slow person finish today without a word or a look, and drink a glass of water meanwhile.',
    },
    {
      title: 'The stuck zipper',
      houses: [1, 3, 4, 12],
      why: 'The Sun prods your Mars, and small things begin to look like opponents.',
      scene: 'That can look like a stuck zipper on your boot, and you pulling until the tag comes off.',
      turn: [
        "The boot isn't against you; you're late and want someone to blame.",
        'Strength is the wrong tool here, and one slow breath moves more teeth than your thumb.',
      ],
      after: 'the zipper runs, with soap, and you leave on time',
      again: {
        easy: 'a thing gives way the first time you try it gently',
        tense: 'you push where it says pull',
      },
      act: 'Fix one small thing today that has made you swear, and take twice the time you think it needs.',
    },
    {
      title: 'Left or right',
      houses: [5, 7, 8, 11],
      why: 'Your Mars hears a challenge in every other opinion, and pride answers before you do.',
      scene: '{Someone} says left, you say right, and a whole street goes by in silence.',
      turn: [
        'Neither road matters, and they know that as well as you.',
        'Whoever gives way at the next corner gets the better evening out of it.',
      ],
      after: 'left or right is a question about streets again',
      again: {
        easy: "you're contradicted and find that you don't mind",
        tense: 'you win the argument and walk alone for a bit',
      },
      act: "Give way in one thing today that doesn't matter, out loud and cheerfully, before anyone asks you to.",
    },
  ],
  joined: [
    {
      title: 'A date promised too soon',
      houses: [2, 6, 10],
      why: "The Sun heats up your Mars, and you'd rather promise now than wait for anyone's nod.",
      scene: "That can be a date you give a customer, while those who'd do the work hear it in the corridor.",
      turn: [
        'The courage is real, and so is their full calendar.',
        'One question to them first, and the same promise has more hands behind it.',
      ],
      after: 'the date is one that everyone it concerns can name',
      again: {
        easy: 'you act fast and the others are glad of it',
        tense: 'you promise for three people and asked only yourself',
      },
      act: 'Ask the person it depends on before you promise anything today, and write the day they name on paper.',
    },
    {
      title: 'Boxes in the hallway at ten',
      houses: [1, 3, 4, 12],
      why: "You're strong, a little heated, and without an opponent, which is a poor state for sitting still.",
      scene: 'You start on the big closet after supper, and by ten the hallway is full of boxes.',
      turn: [
        'You only went in there for a screwdriver.',
        "One shelf is a fight you can win before bed; the whole closet isn't.",
      ],
      after: 'one shelf is clear, and the boxes are off the stairs',
      again: {
        easy: 'you use up your strength on one thing and sleep well',
        tense: 'you start three jobs at bedtime and finish none',
      },
      act: 'Clear one shelf tonight with a timer set for 30 minutes, and stop when it rings.',
    },
    {
      title: 'A straight question at the bar',
      houses: [5, 7, 8, 11],
      why: 'Your Mars finds hints a waste of breath, and not knowing makes you hungry.',
      scene: 'At a bar {someone} talks around a thing, and you ask straight out.',
      turn: [
        "They blink, and under the surprise there's often some relief.",
        'A straight question goes down best when nobody has to answer yet.',
      ],
      after: "the question is asked, and they know they've time with it",
      again: {
        easy: 'somebody says plainly what they want from you',
        tense: 'you ask too hard and get a joke for an answer',
      },
      act: "Ask {friend} one straight question today that you usually talk around, and say they needn't answer yet.",
    },
  ],
}
