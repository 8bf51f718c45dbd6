import type { PairStories } from '../../../pieces/Story.ts'

export const saturnNorthNode: PairStories = {
  easy: [
    {
      title: 'One dated page a day',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Steady work suits your North Node, which asks for years and is content with a little each day.',
      scene: 'A cheap notebook lies on the table, one dated page for each day and no gaps.',
      turn: [
        "One page isn't much, and it's more than most wishes get.",
        'Nothing on it has to be good; it only has to be there.',
      ],
      after: 'a page a day is the rule, and the notebook is getting thick',
      again: {
        easy: 'you sit down to it without talking yourself into it',
        tense: 'you wait for a whole free week to begin',
      },
      act: "Put today's date on a page, and fill it with a first try at what you want to be good at in five years.",
    },
    {
      title: 'Same gate, same hour',
      houses: [5, 7, 8],
      why: 'Saturn and your North Node agree, so a promise feels like a way forward and not a fence.',
      scene: 'You and {someone} fix a weekly walk, same gate, same hour.',
      turn: [
        "Some weeks you've little to say, and they come all the same.",
        "What happens every week doesn't have to be brilliant.",
      ],
      after: 'the walk is a fixture, and rain is no excuse',
      again: {
        easy: "you arrive on time, and you're expected",
        tense: "you skip it once and miss it more than you'd thought",
      },
      act: 'Pick one hour a week that you could keep for somebody, mark it in your calendar today, and mention it to them.',
    },
  ],
  tense: [
    {
      title: "Under other people's papers",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Saturn hands you everyone's duties first, and what you'd grow by gets the rest.",
      scene: "So the work you care about lies under a pile of other people's papers.",
      turn: [
        'All of it is needed, and hardly any of it is yours.',
        'Put your own sheet on top for half an hour, and the rest still gets done.',
      ],
      after: 'your own work has the first half hour, and the duties have the rest',
      again: {
        easy: 'somebody else does one of your duties, and does it well enough',
        tense: "you finish everyone's list and nod off over yours",
      },
      act: "Move the one page or tool that's yours to the top of the pile tonight, and give it thirty minutes.",
    },
    {
      title: 'What you want, for a change',
      houses: [5, 7, 8],
      why: "You're the reliable one, and what you'd like next isn't on anyone's list of duties.",
      scene: 'When {someone} asks over coffee what you want, you count off what has to be done.',
      turn: [
        "They didn't ask for the list; they asked for you.",
        '"I don\'t know yet" is a true answer, and it\'s a start.',
      ],
      after: 'you have an answer ready, and it begins with I',
      again: {
        easy: "you say what you'd like before you say what's due",
        tense: "you're asked again, and you look at your watch",
      },
      act: 'Finish the sentence "I would like" three times tonight on the back of an envelope, with no duty in it.',
    },
  ],
  joined: [
    {
      title: 'Page one of the manual',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You'd rather learn the thing properly than go on talking of it, even if it's slow.",
      scene: 'You read page one of a thick manual twice, pencil in hand, your phone in another room.',
      turn: [
        'Page one is humble reading for somebody with opinions.',
        "All the other pages rest on it, and it's only a page.",
      ],
      after: "you're in the middle chapters, and your questions are better",
      again: { easy: 'a hard page makes sense the second time', tense: 'you skip ahead and have to turn back' },
      act: 'Read the first two pages today of the thing you want to know properly, and copy out one rule by hand.',
    },
    {
      title: 'Beside a spinning washer',
      houses: [5, 7, 8],
      why: "You'd rather have one thing that holds than five that please, and the choosing makes you solemn.",
      scene: "So at the laundromat you ask {someone} what they're serious about, and you answer first.",
      turn: [
        'They watch the shirts go around and say nothing yet.',
        "That isn't dodging; a serious answer takes about as long as a rinse.",
      ],
      after: "you know what the two of you agree on and what you don't",
      again: {
        easy: 'a plain yes or no comes, and either is useful',
        tense: 'you wait for the perfect moment and fold socks',
      },
      act: "Say aloud before bed, to {friend} or to the mirror, the one promise you'd be willing to make for a year.",
    },
  ],
}
