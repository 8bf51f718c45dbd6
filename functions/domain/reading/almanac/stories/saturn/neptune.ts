import type { PairStories } from '../../../pieces/Story.ts'

export const saturnNeptune: PairStories = {
  easy: [
    {
      title: 'The same pear at eight',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn gives your Neptune a table and an hour, so the dream is a thing you do.',
      scene: 'At eight the watercolors come out, and you paint the same pear again.',
      turn: [
        'The fifth looks like a pear, and the ninth looks like yours.',
        "A dream that keeps regular hours isn't far away anymore.",
      ],
      after: "there's a stack of pears, and one of them hangs on the wall",
      again: {
        easy: "the hour is over before you've looked up",
        tense: 'you wait for the right mood, and the hour goes by',
      },
      act: 'Give one thing you dream of doing half an hour at a table tonight, and leave the tools out.',
    },
    {
      title: 'A tissue and twenty minutes',
      houses: [5, 7, 8],
      why: 'Saturn lets you be soft with people and still know where you end.',
      scene: "When {someone} cries on a bench, you stay, hand over a tissue and don't promise a thing.",
      turn: [
        "They weren't asking for a cure, only for company on a bench.",
        "Comfort that doesn't promise too much can be given again.",
      ],
      after: 'you help in small doses, and some of you is left over',
      again: {
        easy: 'a short visit does more than you meant it to',
        tense: "you carry somebody's mood home in your coat",
      },
      act: "Give someone twenty minutes of listening today, offer no cure, and get out of the chair when they're over.",
    },
  ],
  tense: [
    {
      title: 'The brochure on the sill',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Neptune has a hope, Saturn has its doubts, and holding both makes you very tired.',
      scene: 'A brochure goes pale on the window sill, neither used nor thrown out.',
      turn: [
        'You dust around it, which is an answer of a sort.',
        'Keep the one page of it that you believe, and the rest can go in peace.',
      ],
      after: "one page is on the wall, and you're a bit less tired of it",
      again: {
        easy: 'you see one piece of the old hope that would work',
        tense: "you call it all nonsense because you're worn out",
      },
      act: 'Cut the one part you still believe in out of an old plan today, and put the rest in the bin.',
    },
    {
      title: 'Over the last of the wine',
      houses: [5, 7, 8],
      why: "You see who a person could be, and you're tired of waiting for that one to arrive.",
      scene: 'Over the last of the wine {someone} promises the trip to the lake again, and you only nod.',
      turn: ["They aren't lying; they're hoping out loud.", "Go by what they do, and you can like who's there."],
      after: "you go by what's done, and you're milder about the rest",
      again: {
        easy: "a small promise is kept, and you're the first to notice",
        tense: 'you believe a lovely sentence because you need to sit down',
      },
      act: 'Name three things that one person really does for you, aloud at your table, before bed tonight.',
    },
  ],
  joined: [
    {
      title: 'Ads in a bakery window',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn asks your Neptune for facts, and your dream gets smaller and more real.',
      scene: "You read room ads in a bakery window, rents included, in a town where you'd like to live.",
      turn: [
        'The rooms are small, and the light is just as you thought.',
        'Now you can tell which part of the dream to keep.',
      ],
      after: 'the dream has a price, a street and a maybe',
      again: {
        easy: 'a dull fact turns up that speaks for it',
        tense: 'you would rather not know what it costs',
      },
      act: 'Find out one dull fact today about a thing you dream of, what it costs, weighs or takes, and note it on paper.',
    },
    {
      title: 'In plain daylight',
      houses: [5, 7, 8],
      why: "Saturn wants to know what's real between you and someone else, good or bad.",
      scene: 'You look at {someone} across a station cafe, in plain daylight, with no music on.',
      turn: [
        'They have jam on one sleeve and came ten minutes late.',
        "What you like in this light is real, and it's a fair amount.",
      ],
      after: 'there are fewer things you admire, and you are sure of those',
      again: {
        easy: 'you like a plain fact about somebody',
        tense: 'you turn the lights low again',
      },
      act: 'Find three plain things today that you like about one person, a sleeve or a laugh, which nobody would think to praise.',
    },
  ],
}
