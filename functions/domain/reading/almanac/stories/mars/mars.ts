import type { PairStories } from '../../../pieces/Story.ts'

export const marsMars: PairStories = {
  easy: [
    {
      title: 'A shoebox of receipts',
      houses: [2, 6, 10],
      why: 'Your effort goes where your Mars points it, and not an inch further.',
      scene: 'A shoebox of receipts is sorted, added up and shelved before your tea goes cold.',
      turn: [
        "You don't look up once, and you stop when it's done.",
        'Plenty of people can push, and the stopping is what makes it strength.',
      ],
      after: "the receipts are in order, and you don't go over them again",
      again: {
        easy: "a dull job goes quickly because you don't argue with it",
        tense: "you keep going after it's done, and undo some of it",
      },
      act: 'Sort one pile of paper today against a timer, forty minutes at most, and stop when it rings.',
    },
    {
      title: 'Ten steps with a stroller',
      houses: [1, 3, 9, 12],
      why: "Your hands know what to do before you've given them an order, and you trust them.",
      scene: 'On the station stairs you have the front of a stroller before anyone asks.',
      turn: [
        "The parent nods, you nod, and it's over in ten steps.",
        "You don't have to feel brave to be quick, and quick is often enough.",
      ],
      after: 'you help faster, and make less of it',
      again: {
        easy: "your hand is where it's needed before you think",
        tense: 'you rush to help, and you get in the way',
      },
      act: 'Lend one stranger a hand today, with a bag, a door or a stroller, without waiting to be asked.',
    },
    {
      title: 'The long way up',
      houses: [5, 7, 8, 11],
      why: 'Your Mars is at its friendliest when it has somebody to keep pace with.',
      scene: 'You take {someone} up the long hill path, talking until neither has breath left.',
      turn: [
        'They set the pace on the flat, and you on the steep part.',
        'Side by side, with your eyes on the path, hard things are easily said.',
      ],
      after: 'the steep part is where the two of you talk best',
      again: {
        easy: "they keep up, and you don't have to slow down",
        tense: 'you walk ahead and talk over your shoulder',
      },
      act: 'Walk beside somebody today, up a hill or down a corridor, and match their pace all the way.',
    },
  ],
  tense: [
    {
      title: 'The locked supply room',
      houses: [2, 6, 10],
      why: 'Your own Mars leans on whatever stands still, just to feel it push back.',
      scene: "At work it's the locked supply room, and you try the handle a third time.",
      turn: [
        'The colleague with the key is at lunch, and you know that.',
        'Ten minutes of other work, and the door opens without a fight.',
      ],
      after: "the door opens, and you find that you weren't in a hurry",
      again: {
        easy: 'the thing that was stuck gives at the first touch',
        tense: 'you push hard on a door that says pull',
      },
      act: "Leave the first thing that won't budge today alone for ten minutes, and do a smaller job with both hands.",
    },
    {
      title: 'The loud clock',
      houses: [1, 3, 4, 12],
      why: 'One half of you pushes, the other half pulls back, and your shoulders get the worst of it.',
      scene: 'In bed your jaw is tight, one leg is restless, and the clock is loud.',
      turn: [
        'You hold on to the mattress as if it could leave.',
        'Shaken out for a minute, arms and legs forget which side they were on.',
      ],
      after: 'your jaw is loose, and the clock is only a clock',
      again: {
        easy: 'you stretch, and the argument in your shoulders goes quiet',
        tense: "you're too tired to move and too restless to sit",
      },
      act: 'Shake out your arms and legs for two minutes before bed tonight, standing up, with the light on.',
    },
    {
      title: 'How they slice the bread',
      houses: [5, 7, 8, 9, 11],
      why: 'Your Mars is spoiling for a contest, and it takes the nearest person for the other team.',
      scene: 'You correct how {someone} slices the bread, folds the map or parks.',
      turn: [
        'They push the loaf over to you without a word.',
        'You wanted a match, and a ball is a fairer way to get one.',
      ],
      after: 'they slice the bread, and you eat it',
      again: {
        easy: 'they ask for your help and still do it their way',
        tense: 'you correct them in front of other people',
      },
      act: "Throw a ball or race up the stairs for ten minutes today, before you correct anybody's way of doing things.",
    },
  ],
  joined: [
    {
      title: 'The client nobody kept',
      houses: [2, 6, 9, 10],
      why: 'Half of you wants the job, and all of you wants to know how much you can lift.',
      scene: "You tell a manager you'll take the hard client, the one two colleagues gave back.",
      turn: [
        'Your voice is steady, and under the table your foot is drumming.',
        'A big wish needs a small first step, and you can take that one alone.',
      ],
      after: "the hard client is still hard, and you're still glad that you asked",
      again: {
        easy: 'somebody hands you a hard job and leaves you to it',
        tense: 'you take on more to prove a point that nobody doubts',
      },
      act: 'Ask for one thing today that looks slightly too hard for you, and take its first step before supper.',
    },
    {
      title: 'Eyes on your shoes',
      houses: [1, 3, 4, 12],
      why: 'You have twice the push you need, and sitting still feels like being told off.',
      scene: 'On the couch your knee shakes the lamp and your eyes are on your shoes.',
      turn: [
        "The room is too small for you, and that's not the room's fault.",
        "Out on the road, with your heart pounding, you're the right size again.",
      ],
      after: 'the shoes are muddy, and you can sit through a whole film',
      again: {
        easy: 'your legs get their run, and your head gets its peace',
        tense: 'you pace, and everyone in the room gets tired',
      },
      act: "Put on your shoes before supper today and walk or run until you're out of breath, then turn back.",
    },
    {
      title: 'Yes or no, two tickets',
      houses: [5, 7, 8, 11],
      why: "Your Mars doesn't wait for a sign, and a maybe is harder on it than a no.",
      scene: 'You hold up two tickets to {someone} and ask for a yes or no.',
      turn: [
        "They'd like to, and have three things to move first.",
        'Give them until supper, and a real yes has time to grow.',
      ],
      after: 'both of you know who has the second ticket',
      again: {
        easy: "they ask you first, and you needn't think twice",
        tense: 'you want it settled now, and they want it right',
      },
      act: 'Ask {friend} one clear yes-or-no question today, and give them until bedtime to answer.',
    },
  ],
}
