import type { PairStories } from '../../../pieces/Story.ts'

export const saturnSaturn: PairStories = {
  easy: [
    {
      title: 'Every pan on its nail',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'The rules you keep are your own, and they cost you hardly any effort.',
      scene: 'Every pan has its nail, and you reach for the right one without looking.',
      turn: [
        'You built that order nail by nail, and it works in the dark.',
        'What it saves you is time, and not all of that has to be useful.',
      ],
      after: 'what runs by itself runs, and there are hours to spare',
      again: {
        easy: 'you find a thing at the first try and smile at it',
        tense: 'you tidy a shelf to put off being free',
      },
      act: 'Spend twenty minutes today on something of no use at all, and leave one pan unwashed while you do.',
    },
    {
      title: 'Cake on the first',
      houses: [5, 7, 8],
      why: 'You know what you can promise for years, and you promise that and no more.',
      scene: "You tell {someone} that there's cake at your table on the first of every month.",
      turn: [
        'They can hear that you mean it, since nobody jokes in such detail.',
        "What comes around on its own doesn't have to be grand.",
      ],
      after: 'the cake has its day, and nobody has to arrange it',
      again: {
        easy: 'somebody brings the cake before you can',
        tense: 'you bake for six because you once said you would',
      },
      act: 'Choose one day of the month tonight for a small thing with company, and put the next six into your calendar.',
    },
  ],
  tense: [
    {
      title: 'Up at six for nothing',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Saturn still enforces rules that somebody younger made, and that somebody was you.',
      scene: 'The alarm clock rings at six on a free day and you get up, tired, for no one.',
      turn: [
        "The rule had its reason, and it's time somebody asked.",
        "Rules may retire, and you're the only one who can let them.",
      ],
      after: 'you keep fewer rules, and each of them has a reason',
      again: {
        easy: 'you break a small rule of yours, and nothing follows',
        tense: "you're stricter with yourself because you're tired",
      },
      act: 'Break one rule of yours today, about a clock, a plate or a shirt, that has no reason left.',
    },
    {
      title: 'Every fork straightened',
      houses: [5, 7, 8],
      why: "Saturn makes you strict, and anybody else's way looks careless next to yours.",
      scene: '{Someone} sets the table, and you go around after them, straightening each fork.',
      turn: [
        'They stop helping somewhere near the third fork.',
        'Leave one thing as they did it, and there are two of you at work.',
      ],
      after: 'a few things get done the other way, and they hold',
      again: {
        easy: 'you see a crooked thing and sit down to eat',
        tense: 'you do it all over again with your lips pressed shut',
      },
      act: 'Leave one thing today exactly as somebody else did it, a bed, a shelf or a table, and thank them.',
    },
  ],
  joined: [
    {
      title: 'The pen stops at each line',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'You look at your life as if you had to sign for it, every line of it.',
      scene: 'You fill in a form, and at work, address and status the pen stops each time.',
      turn: [
        'Some of the answers you chose, and one is just how things went.',
        "You don't have to cross it out; a question mark will do.",
      ],
      after: 'one line of that form has a new answer, or a reason',
      again: {
        easy: 'you find that you would choose the same again',
        tense: 'you want to tear up the whole form at once',
      },
      act: 'List three facts of your life on paper today, work, place and habit, and put a question mark beside one.',
    },
    {
      title: 'One no, on a park wall',
      houses: [5, 7, 8],
      why: 'Your Saturn is done with being good and wants terms you can keep.',
      scene: "So on a park wall you tell {someone} the one thing you wouldn't do for love.",
      turn: [
        'They listen, hands in pockets, and add one of theirs.',
        'Knowing where another person stops is kinder than finding out.',
      ],
      after: "the limits are known, and there aren't many of them",
      again: {
        easy: 'a limit is kept before you have to mention it',
        tense: 'you agree to the very thing you ruled out',
      },
      act: "Choose one thing you won't do just to be liked, and say it plainly today to {friend} or to the mirror.",
    },
  ],
}
