import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneAscendant: PairStories = {
  easy: [
    {
      title: 'Told over a basket of towels',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Neptune makes your Ascendant easy to approach, and people tell you things you didn't ask.",
      scene: 'At the laundromat a stranger with a basket of towels tells you about a divorce.',
      turn: [
        'You say ten words in all, and that seems to be the trick.',
        'A soft face is a gift if you know the way to the exit.',
      ],
      after: 'people confide in you, and you choose how long you stay',
      again: {
        easy: "a stranger's tale is just what you needed to hear",
        tense: 'you nod for so long that you miss your bus',
      },
      act: 'Listen to one person today for five full minutes without advice, and then say kindly that you have to go.',
    },
    {
      title: 'Flour on your sleeve',
      houses: [5, 7, 8],
      why: "You come across just as soft as you feel, and you don't try to harden it.",
      scene: 'It shows when you open the door to {someone} with flour on your sleeve and no speech ready.',
      turn: ['They brought a speech of their own and forget it.', 'An unguarded face lets them put theirs down.'],
      after: 'you show up unpolished more often, and it goes well',
      again: {
        easy: "you're liked on a day with no polish on it",
        tense: 'you hide a wobble behind a joke',
      },
      act: 'Open the door or start a call today exactly as you are, and say nothing about how you look.',
    },
  ],
  tense: [
    {
      title: "Just like somebody's aunt",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Ascendant blurs, and people see in you the helper, the rebel or the saint they need.',
      scene: "At a crowded table you're told you're just like an aunt, and you start to nod like her.",
      turn: [
        "You're good at being what a room needs, and it's tiring.",
        'A sentence that begins with "I\'d rather" brings your outline back.',
      ],
      after: "you say early what you're not, and fewer people are surprised",
      again: {
        easy: "someone describes you, and it's really you",
        tense: 'you agree with three people who disagree',
      },
      act: 'Say one sentence that begins with "I\'d rather" today, in a shop, a hall or at a table, and let it stand.',
    },
    {
      title: 'Out by the back stairs',
      houses: [5, 7, 8],
      why: 'Your Ascendant hopes to be found, and Neptune has you hide in order to be searched for.',
      scene: "So you leave a party by the back stairs and wonder why {someone} doesn't follow.",
      turn: [
        "They think you're in the kitchen, and they're keeping your seat.",
        'Walking up to them is shorter than being missed.',
      ],
      after: 'you go toward people instead of waiting to be missed',
      again: {
        easy: "you're found, since you stay where people are",
        tense: 'you go quiet to see who asks, and nobody does',
      },
      act: "Stay ten minutes longer than usual in one company today, on a seat or at a spot that's seen from the door.",
    },
  ],
  joined: [
    {
      title: 'A costume for someone you know',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You're hard to pin down now, for others and most of all for yourself.",
      scene: 'You notice it at the mirror, where your own clothes look like a costume for someone you know.',
      turn: [
        "There's no hurry to find the next look, or the next self.",
        "One thing that's surely yours, a ring or a laugh, will do meanwhile.",
      ],
      after: 'your look is simpler, and you know yourself in a window',
      again: {
        easy: 'you catch your reflection and like the person',
        tense: "you copy somebody's way of talking without meaning to",
      },
      act: "Wear one thing today that's surely yours, and hang one that isn't outside the closet.",
    },
    {
      title: 'Awake over the dentist',
      houses: [5, 7, 8],
      why: "Neptune leaves you without much of a shell, so you're tender with all comers and soon worn out.",
      scene: 'It can look like meeting {someone} on the street and taking every word of theirs to bed.',
      turn: [
        'They mentioned a dentist, and you lie awake over the dentist.',
        'You can be fond of them and let the tooth be theirs.',
      ],
      after: "you're fond of people, and their troubles stay with them",
      again: {
        easy: 'someone is as gentle with you in return',
        tense: 'you need a whole free day after one cup of coffee',
      },
      act: 'Wash your face in cold water after you see people today, and name three things in the room that are yours.',
    },
  ],
}
