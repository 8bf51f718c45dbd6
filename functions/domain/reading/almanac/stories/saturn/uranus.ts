import type { PairStories } from '../../../pieces/Story.ts'

export const saturnUranus: PairStories = {
  easy: [
    {
      title: 'One odd hour a week',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You want some freedom and some order, and for once you can have both.',
      scene: "So a notice by the door says which hour of the week you can't be had for anything useful.",
      turn: [
        'Nobody minds, because nobody is taken by surprise.',
        'Freedom that is announced early hardly ever has to be defended.',
      ],
      after: 'one hour a week runs differently, and everyone is used to it',
      again: {
        easy: 'a second odd hour falls into your lap',
        tense: 'you cancel something at the last minute just to feel free',
      },
      act: 'Choose one hour a week that belongs to something new, and tape it up by the door before supper.',
    },
    {
      title: 'Backpack on, back in two days',
      houses: [5, 7, 8],
      why: 'You can be close and still go your own way, as long as both are said.',
      scene: "Backpack on, you tell {someone} that you're off and back in two days.",
      turn: [
        "They don't have to wonder, so they don't have to ask.",
        "Leave out the reasons; the hour you're back is all they need.",
      ],
      after: 'you come and go, and nobody lies awake over it',
      again: {
        easy: 'you come back early and are let in with a joke',
        tense: 'you stay away a day longer to prove that you can',
      },
      act: "Take one hour for yourself outside the house today, and tell {friend} beforehand when you're back and nothing else.",
    },
  ],
  tense: [
    {
      title: 'Eleven minutes outside',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus would quit by noon, and Saturn reads out to you what you've signed.",
      scene: 'You stand outside a door you have to go through, cold coffee in hand, for eleven minutes.',
      turn: [
        "You aren't late; you're deciding the same thing once more.",
        'Change one small term of it, and the large one may not need breaking.',
      ],
      after: 'one term of it is different, and you go in without the wait',
      again: {
        easy: 'you ask for a change, and somebody shrugs and agrees',
        tense: "you slam a door that you'll need to open again",
      },
      act: "Change one small thing today about a duty you can't drop, its hour, its chair or its order.",
    },
    {
      title: 'Next year, says somebody',
      houses: [5, 7, 8],
      why: 'The more settled a thing gets, the more your Uranus looks at the door.',
      scene: '{Someone} says next year, and your collar is suddenly a size too small.',
      turn: [
        'They were only talking about a festival.',
        'Name a span you can mean, three months say, and they have something real.',
      ],
      after: 'you plan as far ahead as you can mean, and it gets further',
      again: {
        easy: "a far-off plan comes up, and you're curious",
        tense: 'you make a joke and look for your jacket',
      },
      act: 'Offer one person a plan today with a day and an end, short enough that you can mean all of it.',
    },
  ],
  joined: [
    {
      title: 'A week with your own lines',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You want order, though not the kind that comes ready-made, and Saturn lets you make your own.',
      scene: 'The bought planner goes in a drawer, and you draw a week of your own in a notebook.',
      turn: [
        'Your week has a row for walking and none for should.',
        "A rule you invented yourself is one you don't have to run from.",
      ],
      after: 'the odd system works, and somebody asks to copy it',
      again: {
        easy: 'a row stays empty, and you enjoy that',
        tense: 'you invent a new system when the old one gets strict',
      },
      act: 'Sketch one page by hand tonight for how your week really runs, with your own words for the rows.',
    },
    {
      title: 'Two desks and one long table',
      houses: [5, 7, 8],
      why: 'Your Uranus wants an arrangement that nobody you know has, and you want it to last.',
      scene: 'On a napkin you draw {someone} two desks, two doors and one long table.',
      turn: [
        "They don't laugh, and they ask who'd cook.",
        'An unusual plan is as good as its dull details, and those you have.',
      ],
      after: 'the unusual plan has three dull rules, and they are kept',
      again: {
        easy: 'somebody envies you for the odd way you do it',
        tense: 'you hear what people will say before they say it',
      },
      act: "Make three dull rules tonight for the unusual life you'd like, on one sheet of paper, and read them aloud.",
    },
  ],
}
