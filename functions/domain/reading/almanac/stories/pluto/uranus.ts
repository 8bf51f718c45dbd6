import type { PairStories } from '../../../pieces/Story.ts'

export const plutoUranus: PairStories = {
  easy: [
    {
      title: 'Out, on the last page',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Pluto lends your Uranus patience, so you can plan your way out without slamming a door.',
      scene: 'That can look like a calendar over the sink, with "out" in pencil on the last page.',
      turn: ['Visitors take it for a joke about a vacation.', 'A freedom with a date on it is already half yours.'],
      after: "the plan is a habit by now, and you're calm about it",
      again: { easy: 'one small step out turns out easy', tense: 'you want to leave at once and without a coat' },
      act: 'Mark a date in your calendar today for one change you want, and the first step two weeks before it.',
    },
    {
      title: 'A week alone each year',
      houses: [5, 7, 8],
      why: 'You can let people be as strange as they are, and ask only that they say so.',
      scene: 'So {someone} admits to needing a week alone each year, and you ask where they go.',
      turn: ['They expected a scene and get out the map.', 'Freedom that may be mentioned needs no excuse later.'],
      after: 'both of you have time alone, and nobody has to invent a reason',
      again: { easy: "you ask for an hour alone, and it's granted", tense: 'you vanish and explain later' },
      act: 'Tell {friend} today how much time alone you like in a week, in hours, and ask for their number.',
    },
  ],
  tense: [
    {
      title: 'Page four of your notice',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus is out of the door, but Pluto won't go until somebody has been proved wrong.",
      scene: "That's why your letter to end a membership runs to a fourth page.",
      turn: [
        'Page one says that you leave; the rest wants to be agreed with.',
        'One page opens the door just as wide.',
      ],
      after: 'you can leave things in two lines, and you do',
      again: { easy: 'you say no and give no reason', tense: 'you reopen an argument on your way out' },
      act: 'Cut one long complaint or goodbye on paper to three lines today, and put the rest in the trash.',
    },
    {
      title: 'Counting the exits',
      houses: [5, 7, 8],
      why: 'The closer you get to people, the more a part of you wants to know the way out.',
      scene: 'You notice it when {someone} speaks of next summer, and you count the doors in the cafe.',
      turn: ['They asked about a lake, not about forever.', 'You can say yes to a lake and keep your own key.'],
      after: 'plans with a date are less of a trap, and you make a few',
      again: {
        easy: 'you plan one thing together and look forward to it',
        tense: 'you pick a quarrel to get some air',
      },
      act: 'Say yes or no today to one plan you have left open, with a date and no "maybe."',
    },
  ],
  joined: [
    {
      title: 'The television in the hallway',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "What you've long put up with can't be borne an hour more, and your Uranus carries it out.",
      scene: 'So the television that was always on stands in the hallway with its cable around it.',
      turn: ['The room is so quiet that you hear the fridge.', 'One old habit out is plenty; the rest can wait.'],
      after: 'the quiet is normal, and you know what you want to fill it with',
      again: { easy: 'you drop one more habit without a speech', tense: 'you throw out something you needed' },
      act: 'Unplug one thing that runs out of mere habit, a screen or a radio, and leave it off until bed.',
    },
    {
      title: 'Whose rule for couples',
      houses: [5, 7, 8],
      why: "You want to love in a way you've never seen done, and every model feels too tight.",
      scene: "On a lawn in the park you tell {someone} that couples needn't go everywhere in twos.",
      turn: ['They have a rule to drop too, and never dared.', 'A bond can be made to measure if both say their size.'],
      after: 'you two follow fewer rules, and you know why you keep the rest',
      again: { easy: 'you do it your own way, and both laugh', tense: 'you break a rule just to hear the crack' },
      act: 'List three rules about love you grew up with on paper today, and cross out the one you never chose.',
    },
  ],
}
