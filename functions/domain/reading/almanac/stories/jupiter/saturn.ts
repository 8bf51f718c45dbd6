import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterSaturn: PairStories = {
  easy: [
    {
      title: 'The dull first page',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Jupiter has the large idea, your Saturn knows how long things take, and they work well together.',
      scene: 'The big plan gets a notebook, and its first line is a call about opening hours.',
      turn: [
        'Nobody claps for a first page as dull as that.',
        'Plans with a dull first page are the ones that still stand later on.',
      ],
      after: 'three dull pages are done, and the plan rests on them',
      again: {
        easy: 'a slow piece of work meets a helpful person',
        tense: "you skip a page because it's only groundwork",
      },
      act: 'Give one big plan a dull first page today, with a date, an hour and one thing to bring.',
    },
    {
      title: 'The sum without a sigh',
      houses: [5, 7, 8],
      why: "You can be generous and careful at once, so your help doesn't turn sour later.",
      scene: '{Someone} is short of money, and across the cups you name a figure you can spare.',
      turn: [
        "It's a small figure, and they hear no sigh with it.",
        'Help with a clear limit is help you can stay friends over.',
      ],
      after: "what's lent and what's given are two short, clear lists",
      again: {
        easy: "you say a limit kindly, and it's taken kindly",
        tense: 'you give more than the figure and mention it later',
      },
      act: 'Decide today how much money or time you could lend without minding, and put the figure in your wallet.',
    },
  ],
  tense: [
    {
      title: 'The voice that does the sums',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Saturn answers every chance that Jupiter offers in the voice that taught you caution.',
      scene: 'So you read a notice for a course or a room to let, and hear a parent do the sums.',
      turn: [
        "The sums are right, and they're about another person's life.",
        'Do your own, and put in what it costs to stay where you are.',
      ],
      after: 'the sums are your own, and staying has a price in them too',
      again: {
        easy: 'you weigh a chance without an old voice in your ear',
        tense: "you turn a thing down before you've read the whole notice",
      },
      act: 'Put three coins on the table tonight for what a change would cost you, three for staying, and name each aloud.',
    },
    {
      title: 'An hour would do',
      houses: [5, 7, 8],
      why: 'Part of you gives without counting, and another part keeps the books.',
      scene: "So you offer {someone} your whole free day, and by three you're watching the clock.",
      turn: [
        "They'd said an hour would do, and they meant it.",
        'An hour given whole does them more good than a day with a clock in it.',
      ],
      after: "you offer less, and you don't count while you give it",
      again: {
        easy: 'you help for an hour and go home pleased',
        tense: 'you offer a day and hand over half of it with a sigh',
      },
      act: 'Offer somebody one exact hour today, say when it ends, and do nothing else while it lasts.',
    },
  ],
  joined: [
    {
      title: "People like us don't",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'One of the rules your Saturn grew up with is up for review, and nobody else can do it.',
      scene: 'Over the dishes you say "people like us don\'t" and stop, with a wet plate in the air.',
      turn: [
        'Whoever taught you that rule was trying to keep you safe.',
        'They can have been right, and you can still make one exception.',
      ],
      after: 'one old rule has an exception, and the roof stays on',
      again: {
        easy: 'you do a thing your family never did, and it goes quietly',
        tense: "you hold a rule so tight that you forget what it's for",
      },
      act: "Say one old family rule aloud tonight, and then say it again with the exception you'd allow.",
    },
    {
      title: 'The same hour every week',
      houses: [5, 7, 8],
      why: "You want more from love, and you want it to last, and that's one wish now.",
      scene: 'So at a doorway you ask {someone} for one thing, the same hour every week.',
      turn: ["They'd expected a vow, or else nothing at all.", "An hour that's kept says more than a vow."],
      after: 'the hour has its place in the week, and nobody has to ask',
      again: {
        easy: "you keep a small promise, and it's noticed",
        tense: 'you ask for a guarantee instead of an hour',
      },
      act: 'Choose one hour a week you could keep for somebody close, and mark the next six on your calendar tonight.',
    },
  ],
}
