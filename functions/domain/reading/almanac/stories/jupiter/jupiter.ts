import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterJupiter: PairStories = {
  easy: [
    {
      title: 'Half the old list',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter is on good terms with your own, and what you hope sits close to what you can do.',
      scene: "On the floor you go through an old list of plans, and half of it isn't foolish.",
      turn: [
        'The foolish half was there to impress somebody.',
        "What's left is short, and two lines can start with what you have.",
      ],
      after: 'one old plan is under way, and not the impressive one',
      again: { easy: "a wish you'd filed away gets a helping hand", tense: 'you add five wishes and begin with none' },
      act: 'Find an old list, notebook or plan of yours today, and copy onto a new page only what still pleases you.',
    },
    {
      title: 'The cheap seats',
      houses: [5, 7, 8],
      why: "There's luck enough for two, your Jupiter feels, so you pass on the good part early.",
      scene: "That's why {someone} learns from you about the cheap seats and the short line.",
      turn: [
        "They hadn't asked, and it pleases them more than a gift would.",
        'Sharing a find is a light way of saying whom you think of.',
      ],
      after: 'you trade finds, and theirs are as good as yours',
      again: {
        easy: 'a tip comes back to you with a better one',
        tense: 'you recommend so much that nobody tries any of it',
      },
      act: 'Pass on one good find today, a shop, a recipe or a free hour of music, to one person you thought of first.',
    },
  ],
  tense: [
    {
      title: 'Two feet of good advice',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "An old belief of yours needs checking, and you'd rather pick up a bigger, newer one.",
      scene: "Your shelf holds two feet of books on how to live, and a new one's in your bag.",
      turn: [
        'Each of them helped for about forty pages, and then came the next.',
        'One idea that you act on by supper is worth the whole shelf.',
      ],
      after: 'you go by one short rule, and the shelf has space',
      again: {
        easy: "you do a thing you believe in and don't mention it",
        tense: "you've read the answer, and you look for a better one",
      },
      act: "Take the books or notes on how to live off your shelf tonight, keep the one you've used, and box the rest.",
    },
    {
      title: 'Fine, and fine again',
      houses: [5, 7, 8],
      why: "Your Jupiter trusts that it'll all work out, and takes any question for a lack of faith.",
      scene: "So {someone} asks what your half of a trip would cost, and you say it'll be fine, twice.",
      turn: [
        "They aren't short of faith; they're short of a number.",
        'Give them the number, and they can be hopeful too.',
      ],
      after: 'the sums are on one sheet, and hope goes on beside them',
      again: {
        easy: 'you name a figure first, and the talk stays friendly',
        tense: 'you say "fine" a third time, and a little louder',
      },
      act: "Put the one figure you've been waving away on a slip of paper tonight, and read it aloud once, with no comment.",
    },
  ],
  joined: [
    {
      title: 'A photo twelve years old',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Every twelve years your Jupiter counts its hopes again, and some of them belong to someone younger.',
      scene: 'You sit on the edge of the bed with a photo from about twelve years ago.',
      turn: [
        "Some of what that face wanted, you don't want at all.",
        "What you'd like from the next twelve is something else, and it's shorter to say.",
      ],
      after: 'you quote the old hopes less, and the new one has a weekly hour',
      again: {
        easy: 'you hear an old wish of yours and smile at it',
        tense: 'you measure your life against a face in a frame',
      },
      act: 'Find a photo of yourself from about twelve years ago tonight, and write one hope for the next twelve under it.',
    },
    {
      title: 'What you wanted at ten',
      houses: [5, 7, 8],
      why: 'Hope starts over in you, and it would sooner start in company than alone.',
      scene: 'So with a fork in the air you tell {someone} what you wanted to be at ten.',
      turn: [
        'They had one too, with a boat in it.',
        'Skip the job and ask what each of you wanted from it, since that part keeps.',
      ],
      after: 'a piece of the old wish is in use, and somebody knows why',
      again: {
        easy: "you're asked what you'd still like to be",
        tense: 'you laugh at your own wish before anyone else can',
      },
      act: 'Tell {friend} tonight what you wanted to be at ten, and name the part of it you could still do.',
    },
  ],
}
