import type { PairStories } from '../../../pieces/Story.ts'

export const uranusMars: PairStories = {
  easy: [
    {
      title: 'Everyone takes the road',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus gives your Mars a road of its own, and you work hardest when nobody laid it out.',
      scene: 'You see it on a hill: everyone takes the road, and you take the dirt path.',
      turn: [
        "It's steeper, and you're in a better temper on it.",
        'Let others set the goal, and keep the way there for yourself.',
      ],
      after: 'you get things done in your own order, and few people mind',
      again: {
        easy: 'your own way turns out to be quick as well',
        tense: 'you leave the road only because somebody pointed at it',
      },
      act: 'Do one task today in an order of your own, with your three steps on a slip where you can see them.',
    },
    {
      title: 'Room for two in the rowboat',
      houses: [5, 7, 8],
      why: 'Your Mars can want somebody openly and still leave them all the room they like.',
      scene: 'That can look like holding a rowboat steady at the landing and asking {someone} to come along.',
      turn: [
        'They look at the water, laugh, and hand you their bag.',
        'You ask well, because a no would be fine with you too.',
      ],
      after: 'either of you may begin, and either can say not now',
      again: {
        easy: "you're asked first, and you have your shoes on",
        tense: 'you make a bold offer and watch the face too closely',
      },
      act: 'Ask {friend} today for one thing you want, in one short sentence, and thank them for a yes or a no.',
    },
  ],
  tense: [
    {
      title: 'The wardrobe you shove alone',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mars shies away from help just now, because help comes with opinions.',
      scene: 'You shove a wardrobe across the floor alone, with two strong people next door.',
      turn: [
        'The wardrobe moves a foot, and your temper moves farther.',
        'Borrow their arms for five minutes, and the plan stays yours.',
      ],
      after: 'you take help in small pieces, and you still decide',
      again: {
        easy: 'two extra hands come, and no advice with them',
        tense: 'you say "I can manage" through your teeth',
      },
      act: 'Ask one person today to hold, carry or lift something with you for five minutes, and tell them exactly how.',
    },
    {
      title: 'The light turns red again',
      houses: [5, 7, 8],
      why: "You'd like to be wanted, and you can't stand to be waited for.",
      scene: '{Someone} waits with two theater tickets, and across the street you let the light turn red again.',
      turn: [
        "They're afraid of missing the start, and you dig in your heels.",
        "They don't like to wait either; offer to meet inside, and nobody has to.",
      ],
      after: 'you come at your own pace, and nobody waits long',
      again: {
        easy: "you're early, and the wait is pleasant",
        tense: 'you dawdle to show that nobody hurries you',
      },
      act: 'Pick a place today, a cafe or a lobby, where you and one person can each come when you like, and suggest it.',
    },
  ],
  joined: [
    {
      title: 'The door off its hinges',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Mars puts up with a lot for the sake of peace, and with one thing it suddenly won't.",
      scene: 'A door that sticks is off its hinges before breakfast.',
      turn: ["There's a draft, some dust and a great relief.", 'Keep the screws in a cup; a change can be taken back.'],
      after: 'one old nuisance is gone, and you know where the screws are',
      again: {
        easy: 'you change a thing on the spot, and it stays changed',
        tense: 'you break what only needed oil',
      },
      act: 'Pick the one nuisance at home that makes you swear, and make a first repair before supper, with a screwdriver or a pencil.',
    },
    {
      title: 'Nose to nose on the stairwell',
      houses: [5, 7, 8],
      why: 'Your Mars is quick to heat now, and wanting and quarreling are hard to tell apart.',
      scene: 'On a stairwell, a dispute with {someone} over a suitcase ends nose to nose.',
      turn: [
        "They can't tell whether you're about to shout or laugh.",
        'Say which it is, and the heat can do some good.',
      ],
      after: 'a hot moment has a name between you, and it cools sooner',
      again: {
        easy: 'a flash of temper ends in a grin',
        tense: 'you quarrel about luggage when you want to be kissed',
      },
      act: 'Think back to one hot quarrel tonight, and note on a slip of paper the wish that was under it.',
    },
  ],
}
