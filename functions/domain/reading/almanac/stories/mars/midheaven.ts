import type { PairStories } from '../../../pieces/Story.ts'

export const marsMidheaven: PairStories = {
  easy: [
    {
      title: 'You show the new machine',
      houses: [2, 6, 10],
      why: 'Mars likes the work and your Midheaven likes the result, and neither of them needs to shout.',
      scene: 'So you show the new machine yourself, with the boss leaning against the wall.',
      turn: [
        "Your hands know the steps, and the boss's questions are good ones.",
        "There's no need to talk yourself up when your hands are doing it.",
      ],
      after: 'you say less about your work and show more of it',
      again: {
        easy: 'somebody praises the work and means the work',
        tense: 'you do it well, and somebody else explains it',
      },
      act: 'Show one person today something you can do with your hands or your tools, from start to finish, without excuses.',
    },
    {
      title: 'A book at the kitchen table',
      houses: [1, 3, 4, 9, 12],
      why: 'You can be ambitious without an audience, and effort puts you in a good mood.',
      scene: 'You study for a license at the kitchen table while the neighbors laugh at a film.',
      turn: [
        "The tea goes cold beside the book, and you don't mind.",
        'Most of a good name is made in rooms like this, with nobody looking.',
      ],
      after: "you're two chapters on, and the neighbors know nothing about it",
      again: {
        easy: 'an hour of work goes by like ten minutes',
        tense: 'you want the diploma without chapter three',
      },
      act: 'Give one hour tonight to something you want to be good at, book or tool in hand, and tell nobody.',
    },
    {
      title: 'A seat in the second row',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven doesn't mind being seen, and wanting something openly suits you in love as well.",
      scene: 'You bring {someone} along to your big occasion and put them in the second row.',
      turn: [
        'They see you with dry lips and a straight back.',
        'Letting them watch you try is braver than telling them how it went.',
      ],
      after: "they know how you look when you're nervous, and you don't mind",
      again: {
        easy: 'they praise you where others can hear it',
        tense: "you perform for them when they'd like you to themselves",
      },
      act: "Show {friend} one thing you're working on today, unfinished, and tell them what you want it to become.",
    },
  ],
  tense: [
    {
      title: 'You answer for a colleague',
      houses: [2, 3, 6, 10],
      why: 'Mars wants to get ahead, and everyone between you and your Midheaven looks like an obstacle.',
      scene: "In a meeting you answer for a colleague who's still thinking.",
      turn: [
        "The answer is right, and the colleague doesn't look at you again.",
        "Three seconds of silence are cheap, and you'll want that colleague on your side.",
      ],
      after: "the colleague answers, and adds what you didn't know",
      again: {
        easy: "somebody slow turns out to be thorough, and you're glad of it",
        tense: 'you step on a toe that belongs to a boss',
      },
      act: 'Let one slow speaker finish today, and tap three seconds on your knee before you add anything.',
    },
    {
      title: 'On your own doorstep',
      houses: [1, 4, 12],
      why: 'One part of you wants the big job, and another wants to be home with the door shut.',
      scene: 'You find yourself on your own doorstep, work bag on your shoulder, not going in.',
      turn: [
        "There's a couch inside, and the boss's question is still in your ear.",
        'Neither wish is wrong, and each of them needs hours of its own.',
      ],
      after: "you know which of the two you're doing, and the other waits",
      again: {
        easy: 'you get both, a good push and a quiet hour',
        tense: 'your work sits down at the table with you',
      },
      act: 'Put your work bag, laptop or papers behind a closed door at seven tonight, and leave them there until breakfast.',
    },
    {
      title: 'A deadline for a picnic',
      houses: [5, 7, 8, 9, 11],
      why: "Your Midheaven likes to be in charge and doesn't always notice when work is over.",
      scene: '{Someone} gets a list, a deadline and a reminder, and all of it for a picnic.',
      turn: [
        "They salute, and it isn't entirely a joke.",
        'Hand over the list, and they can show you how they like to do things.',
      ],
      after: "the picnic has no plan, and there's enough to eat",
      again: {
        easy: 'they run it their way, and you enjoy being a guest',
        tense: 'you give orders, and they find something else to do',
      },
      act: 'Hand one plan over to {friend} today, list and all, and leave it alone until bedtime.',
    },
  ],
  joined: [
    {
      title: 'The job on the board',
      houses: [2, 6, 10],
      why: 'Mars is tired of hints, and what your Midheaven wants stops being a secret.',
      scene: "You take the job ad off the notice board and carry it into the boss's office.",
      turn: [
        'The boss reads it and asks why it should be you.',
        'You give three reasons; the best one alone would be easier to remember.',
      ],
      after: 'the boss can repeat your best reason, and so can you',
      again: {
        easy: 'somebody says your name when a job comes up',
        tense: 'you knock too hard on a door that was open',
      },
      act: 'Write three reasons for what you want on a sheet today, cross out two, and say the last aloud.',
    },
    {
      title: 'The pot and the page',
      houses: [1, 3, 4, 12],
      why: "As long as there's somebody ahead of you, resting feels to you like losing.",
      scene: 'At the stove you stir onions with one hand and hold your work in the other.',
      turn: [
        'The onions turn black in the pan, and the page is no better.',
        'An hour with one pot and no goal makes you quicker than a rival does.',
      ],
      after: 'the onions are golden, and the page waits its turn',
      again: {
        easy: 'you rest on purpose and come back quicker',
        tense: 'you take your work to bed, and neither of you rests',
      },
      act: 'Cook or wash up tonight without a screen in the room, and start nothing else for one hour after.',
    },
    {
      title: 'Louder at the town meeting',
      houses: [5, 7, 8, 9, 11],
      why: 'You want to win in public, and you want one face in the crowd to see it.',
      scene: 'You speak louder at the town meeting when {someone} is there.',
      turn: [
        "They can hear that you're talking past the front row, to them.",
        'Win the point for its own sake, and ask them afterward what they thought.',
      ],
      after: "they tell you what they thought, and it's worth more than applause",
      again: {
        easy: 'they notice your work without being shown',
        tense: 'you show off, and they look at the clock',
      },
      act: "Make one point in a group or a group chat today without looking to see who's watching.",
    },
  ],
}
