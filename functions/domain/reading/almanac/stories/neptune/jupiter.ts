import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneJupiter: PairStories = {
  easy: [
    {
      title: 'Sitting where nobody asks',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Jupiter sees the large view and Neptune adds a soft heart, so faith comes to you easily.',
      scene: 'It draws you into an empty church, museum or library, and you sit down and stay.',
      turn: [
        "Nobody asks what you believe, and you couldn't say.",
        'What lasts is the quiet, and you can go back for it.',
      ],
      after: 'you have a place to sit, and you go without a reason',
      again: {
        easy: 'you trust that things go on, and it lets you rest',
        tense: 'you believe whoever talks most beautifully',
      },
      act: 'Sit for fifteen minutes today in the quietest place you can walk to, a bench will do, and read nothing.',
    },
    {
      title: 'You wave the coins away',
      houses: [5, 7, 8],
      why: 'Your Jupiter is generous without a plan, and people near you breathe more easily for it.',
      scene: 'That can look like forgiving {someone} a small debt at a bar, before the purse is open.',
      turn: [
        'They begin to explain, and you wave the coins away.',
        'They may still keep count; call it a gift, and they can stop.',
      ],
      after: 'you give what you can spare, and nobody owes you thanks',
      again: {
        easy: "a favor comes back from a side you didn't expect",
        tense: 'you wave away a sum you needed',
      },
      act: 'Forgive one small debt today, an owed coffee or an unreturned book, and strike it off your list for good.',
    },
  ],
  tense: [
    {
      title: 'Three good deeds in one square',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You promise with your whole heart, and your heart doesn't own a calendar.",
      scene: 'It shows on the kitchen calendar, where three good deeds share one square, all in your handwriting.',
      turn: [
        'Each was a kind yes, and you meant every one.',
        'One kept promise does more good than three brave ones, and it lets you eat supper.',
      ],
      after: 'you promise less, and people stop asking whether you meant it',
      again: {
        easy: 'you keep a small promise early, and it feels large',
        tense: 'a fourth good deed fits, if you give up sleep',
      },
      act: 'Cross one promise out of your calendar today, and tell the person it concerns before dinner, without a story.',
    },
    {
      title: 'A sure thing, they say',
      houses: [5, 7, 8],
      why: 'Your Jupiter trusts gladly, and Neptune hides the part of you that does the sums.',
      scene: 'So when {someone} mentions a sure thing, your card is half out of the wallet.',
      turn: [
        "They may believe every word of it, and belief isn't a figure.",
        'Ask for the sum on paper, and sleep on the paper.',
      ],
      after: 'you stay generous, and the sums are on paper',
      again: {
        easy: 'you check a figure, and the trust survives it',
        tense: 'you sign because the mood is so good',
      },
      act: 'Choose a sum today above which you sleep on it first, and put the figure on a slip in your wallet.',
    },
  ],
  joined: [
    {
      title: 'Four lives and wet laundry',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune throws your hopes wide open, and everything seems possible except starting.',
      scene: 'You lie on the floor with four new lives planned, and the laundry is still wet in the basket.',
      turn: [
        'All four are fine lives, and you have one pair of feet.',
        'A dream takes a small first step as easily as a big one.',
      ],
      after: 'one of the four is under way in a small form',
      again: {
        easy: 'a first small step shows you the second',
        tense: 'you plan a fifth life to put off the first',
      },
      act: 'Choose one of your big dreams today, and do the ten-minute version of it before supper, with your shoes on.',
    },
    {
      title: 'A better world over noodles',
      houses: [5, 7, 8],
      why: 'Your Jupiter sees such good in people that you hand over your trust whole.',
      scene: "When {someone} talks of a better world over noodles, you'd follow them out the door.",
      turn: [
        'They mean it, and their shoelace is undone.',
        'Believe in them gladly, and keep one small question for dessert.',
      ],
      after: 'you admire people and keep asking them things',
      again: {
        easy: 'someone with great ideas is also on time',
        tense: 'you quote a person more than you ask them',
      },
      act: "List five things you'd want to know before you followed anyone, on paper, and read the list aloud before bed.",
    },
  ],
}
