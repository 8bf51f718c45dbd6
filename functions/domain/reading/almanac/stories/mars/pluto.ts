import type { PairStories } from '../../../pieces/Story.ts'

export const marsPluto: PairStories = {
  easy: [
    {
      title: 'The chair everyone avoids',
      houses: [1, 4, 6, 12],
      why: "Mars brings the effort and your Pluto won't let go, so what you begin gets finished.",
      scene: "You're on the kitchen floor, screwdriver in hand, under the chair that everyone avoids.",
      turn: [
        'Nobody would blame you for leaving it as it is.',
        "There's a deep calm in a job that stays done, and it's yours.",
      ],
      after: 'a guest sits down on that chair without a thought',
      again: {
        easy: 'you finish a thing, and it stays finished',
        tense: 'you tighten the screw once more than the wood likes',
      },
      act: 'Fix one loose thing at home today, a hinge, a button or a handle, so that it stays fixed.',
    },
    {
      title: 'The third call about a bill',
      houses: [2, 3, 9, 10],
      why: 'You know exactly how hard to push, and you use no more than that.',
      scene: 'So you call about the wrong bill a third time, with all the dates on a sheet.',
      turn: [
        "You aren't rude and you aren't going away, and the clerk can hear both.",
        "It isn't the clerk's mistake, and saying so aloud gets you a helper.",
      ],
      after: "the bill is on somebody's desk, and that person has your name",
      again: {
        easy: 'your patience gets more done than a raised voice would',
        tense: "you push where it no longer moves, because you've begun",
      },
      act: "Take one open matter, a bill, a form or a refund, and push it one step further before five o'clock.",
    },
    {
      title: 'You put down your cup',
      houses: [5, 7, 8],
      why: "Your Pluto doesn't scare easily, so you keep your chair when a talk gets real.",
      scene: '{Someone} says the hard thing, and you put down your cup and stay.',
      turn: [
        "You don't joke or argue, and they get to the end.",
        "They don't need an answer yet, and not flinching is most of one.",
      ],
      after: 'they say the next true thing sooner, and with less fear',
      again: {
        easy: 'a hard talk ends with both of you lighter',
        tense: 'you stay so calm that you seem not to mind',
      },
      act: "Hear one person's complaint out to its last word today, cup on the table, and only then ask one question.",
    },
  ],
  tense: [
    {
      title: 'Two degrees up, two down',
      houses: [3, 6, 10, 11],
      why: "Mars wants to win, your Pluto can't be the one to yield, and small matters turn into who's stronger.",
      scene: "The office heating goes two degrees up, then two down, by your hand and a colleague's.",
      turn: [
        "Neither of you is cold; it's only about the last word.",
        "Whoever stops first gets the afternoon back, and doesn't look weak.",
      ],
      after: "the dial is where it was, and nobody's watching it",
      again: {
        easy: 'you let a small thing go, and you miss nothing',
        tense: "you're ready to fight again over the same two degrees",
      },
      act: 'Give way on one small matter today, on purpose, and watch for an hour what it really costs you.',
    },
    {
      title: "The pan that's already clean",
      houses: [1, 4, 12],
      why: 'No slight is lost on your Pluto, and a sore temper reads the whole list out again.',
      scene: "You scrub a pan that's already clean, winning an argument with a relative who isn't there.",
      turn: [
        'You win every round, and your jaw gets tighter.',
        'The best line wants to be said aloud once, and then let go.',
      ],
      after: "the list is one line shorter, and you don't miss it",
      again: {
        easy: 'you put an old quarrel down and forget where',
        tense: 'you win an argument that only you are having',
      },
      act: 'Walk around the block tonight, say your best line of the argument aloud once, and come back without it.',
    },
    {
      title: 'What are you thinking',
      houses: [5, 7, 8],
      why: "You'd like to need nobody and still decide everything, so you always keep one thing back.",
      scene: "{Someone} asks what you're thinking, and you stir your coffee instead.",
      turn: [
        'Their waiting feels like power for a minute, and like a wall after that.',
        'One true line, even a dull one, lets them relax.',
      ],
      after: 'you answer before the spoon goes around, and the talk goes on',
      again: {
        easy: 'you tell a thing freely, and you lose nothing by it',
        tense: 'you keep back a thing that nobody would have used',
      },
      act: 'Offer one piece of news about yourself today, to anyone you trust, before they have to ask for it.',
    },
  ],
  joined: [
    {
      title: 'One number in forty pages',
      houses: [2, 6, 10],
      why: 'You want one thing completely, and your Pluto would dig for it by hand.',
      scene: 'So the sandwich dries on its plate while you hunt one wrong number through forty pages.',
      turn: [
        'Few people can hunt like that, and few things need it all day.',
        'A clock beside the pages saves your lunch.',
      ],
      after: 'the number is found or forgiven, and you eat at a table',
      again: {
        easy: 'your stubbornness is pointed at something worth it',
        tense: 'you dig on after the thing is found',
      },
      act: "Give the thing you can't let go of exactly one hour today by a timer, then eat something at a table.",
    },
    {
      title: 'Your hand on the wall',
      houses: [1, 3, 4, 12],
      why: "There's more anger in you than the matter deserves, and you keep it neatly folded.",
      scene: "A neighbor's music starts, and your hand is already flat on the wall.",
      turn: [
        'Some of that force belongs elsewhere; the wall is just near.',
        "Put it into something heavy, and what's left is the size of the music.",
      ],
      after: 'the music is only music, and you can sleep or ask',
      again: {
        easy: 'your strength goes into work, and your voice stays low',
        tense: 'you strike at the nearest thing instead of the right one',
      },
      act: 'Carry, scrub or dig something heavy for fifteen minutes today, and only then decide what to say to anyone.',
    },
    {
      title: 'Eyes through the whole soup',
      houses: [5, 7, 8],
      why: 'Mild interest is nothing your Pluto knows how to feel, and desire makes you stare.',
      scene: 'The rest of the table goes silent for you, and {someone} feels your eyes through the whole soup.',
      turn: [
        'They feel flattered, and a little hunted too.',
        'Tell the others a story for a while, and they can come nearer by themselves.',
      ],
      after: "they're the one who looks across the table first",
      again: {
        easy: 'you want somebody and leave them room to want you',
        tense: 'you hold on so hard that they look at the door',
      },
      act: 'Turn to the person you notice least today, and give them ten minutes of your whole attention.',
    },
  ],
}
