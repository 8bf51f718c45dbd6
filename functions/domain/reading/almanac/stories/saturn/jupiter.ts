import type { PairStories } from '../../../pieces/Story.ts'

export const saturnJupiter: PairStories = {
  easy: [
    {
      title: 'Squared paper for a big plan',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Jupiter hopes for a lot, Saturn does the sums, and for once neither spoils it for the other.',
      scene: 'A big plan lies beside a calculator, and its first step is priced in hours.',
      turn: [
        "Forty hours look like a lot until they're spread over twenty weeks.",
        'Two a week can be kept up even on dull days.',
      ],
      after: "the plan gets two hours a week, and it's further along than you'd bet",
      again: {
        easy: 'the sum comes out smaller than you feared',
        tense: "you dream up a second plan to avoid the first one's numbers",
      },
      act: 'Work out tonight on squared paper how many hours one big wish needs, and divide them by twenty weeks.',
    },
    {
      title: 'A twenty by the plate',
      houses: [5, 7, 8],
      why: 'You know what you can spare, and what you can spare you give gladly.',
      scene: '{Someone} comes up short, and you put a twenty by their plate and call it a gift.',
      turn: [
        'A loan would cross their mind each time they see you.',
        "Give only what you'd never ask back, and both of you can forget it.",
      ],
      after: 'what you gave is given, and no one keeps a tab',
      again: {
        easy: 'you give without looking around for thanks',
        tense: 'you give in style and do the sums in the dark',
      },
      act: 'Choose one thing you can spare, a book, a jar or an hour, and give it away for good today.',
    },
  ],
  tense: [
    {
      title: 'Three things half begun',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Jupiter says yes with its whole heart, and Saturn asks later how it's going.",
      scene: 'The hall is full of good beginnings: a rowing machine, a guitar case, an Italian grammar.',
      turn: [
        'Each was a fine idea on the day you had it.',
        'Finish the smallest, and the other two look possible or plainly not.',
      ],
      after: "one thing is done, one is given away, and there's room in the hall",
      again: {
        easy: 'you say no to a fourth thing and feel light',
        tense: 'you sign up for the next one with the last one in your arms',
      },
      act: "Choose the smallest of the things you've begun, and finish it or carry it out of the house before bed.",
    },
    {
      title: 'The deposit comes first',
      houses: [5, 7, 8],
      why: 'Your Jupiter wants to believe in a plan, and Saturn asks who pays for it.',
      scene: 'So {someone} spreads out a map and a dream, and you ask about the deposit.',
      turn: [
        'They were already at the sea, and you were at the bank.',
        'Say what you love about it, then the number, in that order.',
      ],
      after: 'you praise first and count second, most of the time',
      again: {
        easy: 'the number is asked for before you bring it up',
        tense: "you say yes to the sea and don't mention the bank",
      },
      act: "Praise one idea of somebody's today, with two exact details from it, before you ask what it costs.",
    },
  ],
  joined: [
    {
      title: 'The figure on the envelope',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'For once you want a figure for how much is enough, in hours and in dollars.',
      scene: "On an envelope you draw two columns: what you have, and what you'd need.",
      turn: [
        "The second is shorter than you'd think, and part of it can't be bought.",
        'A wish that has a size is one you can work toward.',
      ],
      after: 'you know your figure, and some offers are easy to turn down',
      again: {
        easy: "you notice that you've got enough of something",
        tense: 'you want more and forget to ask of what',
      },
      act: 'Draw two columns on an envelope tonight, have and enough, and fill in at least five lines.',
    },
    {
      title: 'A house with a shed',
      houses: [5, 7, 8],
      why: 'Your Jupiter wants something large and lasting, and would rather not build it alone.',
      scene: "Over cold fries you ask {someone} where they'd like to be in ten years.",
      turn: [
        'They joke, and then they describe a house with a shed.',
        "You'd have begun with the house, and a shed is what two people can start.",
      ],
      after: "a small part of it is begun, and you're not alone at it",
      again: {
        easy: 'a far-off idea gets its first practical detail',
        tense: 'you promise the whole house and forget the shed',
      },
      act: "Ask {friend} today where they'd like to be in ten years, and keep your own plans to yourself for five minutes.",
    },
  ],
}
