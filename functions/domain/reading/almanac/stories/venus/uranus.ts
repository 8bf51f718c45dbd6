import type { PairStories } from '../../../pieces/Story.ts'

export const venusUranus: PairStories = {
  easy: [
    {
      title: 'The hobby you leave out',
      houses: [6, 10, 11],
      why: 'The odd streak your Uranus gives you has Venus on its side, and people warm to it.',
      scene: 'At lunch {someone} hears about your hobby, and two people turn their chairs around.',
      turn: [
        "You leave it out to seem sensible, and it's what they like best.",
        'Nobody has to share a taste to enjoy hearing about it.',
      ],
      after: 'they ask about that hobby again, in front of others',
      again: {
        easy: 'your strangest interest turns out to be good company',
        tense: 'you play up what is odd in you until it tires even you',
      },
      act: 'Tell one person before supper about the hobby you usually leave out, in two sentences and without a joke.',
    },
    {
      title: 'The bed under the window',
      houses: [2, 4, 12],
      why: 'You like a change best when it can be undone, and that makes you bold.',
      scene: 'So your bed is under the window all at once, and {someone} is the first you tell.',
      turn: [
        'They laugh, and they want to know how you sleep there.',
        'A dare that you can push back by bedtime is still a dare.',
      ],
      after: 'you wake up with the light on the other side and leave it there',
      again: {
        easy: 'you change one small thing, and the whole place feels new',
        tense: 'you move everything twice and sit among the boxes',
      },
      act: 'Move one piece of furniture to a new spot before supper, and leave it there for at least two days.',
    },
    {
      title: 'A longer errand',
      houses: [3, 5, 7, 9],
      why: 'Your Uranus hates to be expected, and fondness without a timetable suits it well.',
      scene: 'That can look like a quick errand with {someone} that ends among the maps in a bookshop.',
      turn: [
        'Nobody planned it, so nobody has to be charming.',
        "They see you in between things, where you're easiest to like.",
      ],
      after: 'they suggest another errand, one that nobody needs',
      again: {
        easy: 'a free hour with somebody fills itself',
        tense: 'you keep the hour so free that nobody dares to join you',
      },
      act: "Do one errand today with twenty minutes too many, and spend them in a street or shop you hadn't planned.",
    },
  ],
  tense: [
    {
      title: 'The check before dessert',
      houses: [5, 7, 8],
      why: 'Venus draws you closer to people, and your Uranus looks for the exit once they come.',
      scene: 'That can look like a lovely dinner with {someone}, and you asking for the check before dessert.',
      turn: [
        "You aren't bored; you're happy, and it feels like a lid closing.",
        "Ten minutes of air would do, and they'd keep their evening.",
      ],
      after: 'you stay for dessert and walk home alone, by choice',
      again: {
        easy: 'you say when you need air, and nobody is hurt',
        tense: 'you turn cool in the middle of a good hour',
      },
      act: "Take ten minutes of air alone today before you need them, and tell somebody first when you'll be back.",
    },
    {
      title: 'A joke at the next table',
      houses: [6, 10, 11],
      why: "You want the group to like you, and you can't stand doing what the group does.",
      scene: 'So at lunch you mock the speaker to {someone}, loud enough for the next table.',
      turn: [
        'The joke keeps you free, and it makes them choose a side.',
        'One honest objection, said to the speaker, would spare them that.',
      ],
      after: 'you speak your mind once, and the group likes you no less',
      again: {
        easy: 'you disagree out loud, and the mood survives it',
        tense: 'you make the joke again, and fewer people laugh',
      },
      act: 'Write what you object to at work or in a group on paper today, as one sentence without a joke.',
    },
    {
      title: 'The half-open parcel',
      houses: [1, 2, 3, 4],
      why: "A new thing wins your heart on sight, and your Uranus drops it once it's yours.",
      scene: 'You notice it in the hall: one parcel half open, while you tell {someone} about the next.',
      turn: [
        'You love the minute before, and they can hear it.',
        'Past the dull spot a second, slower kind of liking starts.',
      ],
      after: 'the parcel is open, and what was in it gets used',
      again: {
        easy: 'you like something you already own',
        tense: 'you want the next thing before you know the last one',
      },
      act: 'Take one thing you own and hardly use, and use it for twenty minutes before bed.',
    },
  ],
  joined: [
    {
      title: 'Your place in the line',
      houses: [3, 5, 7],
      why: 'Your Uranus gives no warning: liking comes all at once, sweet and a bit shocking.',
      scene: 'So you laugh at something {someone} says by the counter, and lose your place in the line.',
      turn: [
        "You can't explain it, and they don't ask you to.",
        'Ask a second question to find out whether it was them or the joke.',
      ],
      after: 'a slower talk tells you what there is besides the joke',
      again: {
        easy: 'you look twice and like what you see both times',
        tense: 'the spark is there and gone while you look for your coat',
      },
      act: "Ask one person who makes you laugh a real question today, and listen until they've finished.",
    },
    {
      title: 'Selling the couch by noon',
      houses: [2, 6, 9, 10],
      why: 'Your Uranus would trade comfort for surprise, and now even your good taste agrees.',
      scene: "Over a sandwich you tell {someone} that you'd sell the couch by noon and work by the sea.",
      turn: [
        "They hear a decision, and you're only trying on the words.",
        'The real wish is a piece of your week that nobody plans.',
      ],
      after: 'the couch is still there, and so is one free hour',
      again: {
        easy: 'one small piece of the wild plan fits your real week',
        tense: 'you announce a new plan and take it back before the coffee cools',
      },
      act: "Put the wild plan on one sheet of paper today, and underline the single piece you'd want even in the rain.",
    },
    {
      title: 'Cereal for supper',
      houses: [1, 4, 6, 12],
      why: "You'd like to be loved for the part of you that fits nowhere, and you're tired of hiding it.",
      scene: "That's why {someone} learns that you eat cereal for supper, standing up, radio on.",
      turn: [
        'You have an excuse ready, and all they ask is which kind.',
        "Leave the excuse out, and they know whom they're with.",
      ],
      after: 'they bring up the cereal with a grin, and you grin back',
      again: {
        easy: 'your odd habit turns out to be a shared one',
        tense: 'you shock people first, to save them the trouble of judging',
      },
      act: 'Leave one odd thing of yours in plain sight today, where the next visitor through your door would see it.',
    },
  ],
}
