import type { PairStories } from '../../../pieces/Story.ts'

export const venusJupiter: PairStories = {
  easy: [
    {
      title: 'The name you pass on',
      houses: [6, 10, 11],
      why: 'Venus loves to give, and your Jupiter never counts the favors afterward.',
      scene: 'Over coffee {someone} is stuck, and you give them the name of the one who can help.',
      turn: [
        'They put it in a pocket and feel too shy to use it.',
        "Two lines from you to that person, and they needn't begin as a stranger.",
      ],
      after: 'you hand over a name and the first word along with it',
      again: {
        easy: 'somebody passes a useful name to you in return',
        tense: 'you offer more doors than you hold keys for',
      },
      act: 'Introduce two people today who could use each other, in two lines to both, with one good fact about each.',
    },
    {
      title: 'A jar of soup',
      houses: [1, 2, 4, 12],
      why: "You enjoy a thing twice as much when there's enough of it for two.",
      scene: 'You cook the big pot on purpose, and {someone} is handed a jar of soup, still warm.',
      turn: [
        'A jar asks for nothing back, so they can simply like it.',
        'What you have plenty of is the right size for a present.',
      ],
      after: 'the jar comes back rinsed, with a question about the recipe',
      again: {
        easy: 'you share what you have, and nobody counts',
        tense: 'you give away the part you meant to keep',
      },
      act: "Put one portion of tonight's food in a jar for {friend} or a neighbor before you sit down to eat.",
    },
    {
      title: 'The bus to the last stop',
      houses: [3, 5, 7, 9],
      why: 'Your Jupiter always believes in one more street, and affection wants somebody along to see it.',
      scene: "That's why you point out a bus to {someone} and say you'd love to ride it to the end.",
      turn: [
        "You don't need a great trip to learn what makes them look up.",
        'Strange houses and a shared sandwich will do.',
      ],
      after: 'the two of you have a joke about that bus',
      again: {
        easy: 'a short trip turns out better than a long plan',
        tense: 'you plan the far trip and skip the near one',
      },
      act: "Choose one place within an hour of your door that you don't know, and mark it on a map before supper.",
    },
  ],
  tense: [
    {
      title: 'The third yes',
      houses: [3, 6, 10, 11],
      why: 'Venus wants everyone pleased and your Jupiter sees room for everyone, so you agree too fast.',
      scene: 'So {someone} gets a yes for the evening that a colleague and a cousin also wrote down.',
      turn: [
        "You mean it all three times, and that's the trouble.",
        'One sure evening pleases them more than a third of a grand one.',
      ],
      after: 'one promise is left, and you look forward to it',
      again: {
        easy: 'you offer less, and people are happier with it',
        tense: "you say yes while you're still making room for the last yes",
      },
      act: 'List the promises you have open on one sheet before lunch, and take the least wanted one back today.',
    },
    {
      title: 'The next size up',
      houses: [2, 5, 8],
      why: "You'd like a present to say how much you feel, and your Jupiter reaches for the bigger box.",
      scene: 'You notice it in a shop, holding a gift for {someone} that costs a week of lunches.',
      turn: ['A big box can leave them owing you.', 'The small thing they once pointed at says that you listened.'],
      after: 'the big box is still in the shop, and nobody misses it',
      again: {
        easy: 'you find the right thing, and it fits in one hand',
        tense: 'you add a second present because the first looks small',
      },
      act: 'Write down tonight three things a person you like enjoys, and circle the one that costs no money.',
    },
    {
      title: 'A yawn behind your glass',
      houses: [1, 4, 7, 12],
      why: "Part of you longs for bed, and a louder part can't bear to end the fun.",
      scene:
        'That can look like a kitchen chair across from {someone}, long past midnight, and a yawn behind your glass.',
      turn: ['You stay for them, and they may be staying for you.', "Leaving while it's good is kind to both."],
      after: 'you go home at a decent hour and are still asked back',
      again: {
        easy: 'you leave early, and nobody minds',
        tense: 'you stay for the last song and pay for it at breakfast',
      },
      act: 'Set an alarm for the hour you want to be in bed tonight, and stand up when it rings.',
    },
  ],
  joined: [
    {
      title: 'The whole plan over coffee',
      houses: [2, 6, 9, 10],
      why: "You hope for a great deal, and your Jupiter can't enjoy it until somebody else has heard.",
      scene: 'So {someone} hears about the course and the bigger desk before the coffee comes.',
      turn: [
        'Told to them, the wish sounds less greedy.',
        'Half of it is too big, and the other half only wants an hour.',
      ],
      after: 'half of the plan is left, and that half has a first step',
      again: {
        easy: 'somebody asks how the plan is going, and you have an answer',
        tense: 'the plan gains a new room before the first has a floor',
      },
      act: 'Write your biggest wish for your work on one page, and start the part that fits into an hour today.',
    },
    {
      title: 'The good shirt',
      houses: [1, 4, 12],
      why: 'One pleasure makes your Jupiter want the next, and saving the best for later loses its charm.',
      scene: 'You notice it when {someone} looks at your best shirt and asks what the occasion is.',
      turn: [
        "There isn't one, and they seem to like that answer.",
        'Things kept for special days get old in the closet too.',
      ],
      after: 'you save fewer things, and the special days are no worse for it',
      again: {
        easy: 'you treat yourself well without needing a reason',
        tense: 'you open the next treat before the last is finished',
      },
      act: 'Take out the best thing from your closet or cupboard today, and use it before you go to bed.',
    },
    {
      title: 'A cool answer and a chair',
      houses: [3, 5, 7, 11],
      why: "You see the best in people at full size, and you'd rather be wrong than careful.",
      scene: 'So a cool answer from {someone} at a crowded table makes you pull your chair closer.',
      turn: [
        'They were likely tired, and nobody else has thought of that.',
        'Thinking well of them is a guess that people like to prove right.',
      ],
      after: 'you can tell a tired answer from a cold one, and you ask',
      again: {
        easy: 'your good opinion of somebody turns out to be plain sense',
        tense: 'you think so well of somebody that you skip a question',
      },
      act: 'Find two harmless reasons tonight for one short answer that still bothers you, such as a tired day or a full bus.',
    },
  ],
}
