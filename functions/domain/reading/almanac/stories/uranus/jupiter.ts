import type { PairStories } from '../../../pieces/Story.ts'

export const uranusJupiter: PairStories = {
  easy: [
    {
      title: 'Three paper tabs left',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Uranus shows your Jupiter a chance that isn't in any plan, and you're free enough to look.",
      scene: 'It shows at a notice board, where a strange course has three paper tabs left.',
      turn: [
        "You tear one off before you've found a reason.",
        'A chance like this needs a look first; the leap can wait for the facts.',
      ],
      after: "you know more about that chance, and whether it's yours",
      again: {
        easy: 'luck comes from a side you never watch',
        tense: "you say yes because it's new, and read it later",
      },
      act: 'Look up one chance you walked past, a course, a post or a place, and put its closing date in your calendar today.',
    },
    {
      title: 'The map in their hands',
      houses: [5, 7, 8],
      why: 'You trust life more than usual just now, and it makes you generous with the choosing.',
      scene: 'You hand {someone} the map and say that wherever they point is fine.',
      turn: [
        'They find a village that neither of you can pronounce.',
        'You thought you were being easygoing, and they take it as trust.',
      ],
      after: 'you take turns choosing, and the odd choices make the best stories',
      again: {
        easy: 'somebody else chooses, and you like it better than your own idea',
        tense: 'you hand over the choice and then find fault with it',
      },
      act: 'Let {friend} choose for both of you today, the meal, the road or the film, and find one thing to praise.',
    },
  ],
  tense: [
    {
      title: 'A crate of wise books',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Jupiter sees a crack in what it believes, and you want to throw out the whole.',
      scene: 'A shelf of wise books stands in a crate by the front door.',
      turn: [
        "Some of them are wrong, and some you're only tired of.",
        'Keep the three you would still defend, and you have a smaller belief that holds.',
      ],
      after: "you believe fewer things, and you'd stand up for each",
      again: {
        easy: 'a new idea fits beside an old one',
        tense: 'you mock something you loved, a little too loudly',
      },
      act: 'Choose one book or saying that you still believe in, and copy its best line on a card tonight.',
    },
    {
      title: 'Which trip comes first',
      houses: [5, 7, 8],
      why: 'You love to promise a person great things, and being held to them makes you want to run.',
      scene: '{Someone} pours coffee and asks which of your three trips comes first.',
      turn: [
        'They believe in all three, word for word.',
        'One short trip with a date would please them more than three long ones.',
      ],
      after: 'your promises are smaller, and more of them stand',
      again: {
        easy: 'you keep a small promise early',
        tense: 'you promise a bigger thing to get out of a smaller one',
      },
      act: 'Count the promises you have open with one person today, and give the smallest a date on paper.',
    },
  ],
  joined: [
    {
      title: 'Sums on a ticket stub',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Jupiter hopes for more, Uranus wants it now, and a life that fits looks one size too small.',
      scene: 'On a bus you work out on a ticket stub what a year away would take.',
      turn: [
        'The dates are wild, and the wish behind them is sound.',
        'Half of what you want is room, and some of that is close by.',
      ],
      after: 'your weeks have more room, and the big plan has one real step',
      again: {
        easy: 'a door opens wider than you knocked for',
        tense: 'you leap in your head and skip the stairs',
      },
      act: 'Put the boldest thing you want on one line tonight, and below it one step that fits into a free afternoon.',
    },
    {
      title: 'Heads for the sea',
      houses: [5, 7, 8],
      why: 'Uranus sends you hope in large amounts, and it looks around for company.',
      scene: 'That can look like a coin held up to {someone}: heads for the sea, tails for the hills.',
      turn: [
        'They catch it in the air, to your surprise.',
        'With a small stake that both can afford to lose, let the coin fly.',
      ],
      after: 'you risk small things together, and the large ones get a second look',
      again: {
        easy: 'a shared whim turns into a fine day',
        tense: 'you bet more than you meant to, in front of company',
      },
      act: 'Toss a coin today over one small choice you keep putting off, and do what it says before bed.',
    },
  ],
}
