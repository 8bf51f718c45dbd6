import type { PairStories } from '../../../pieces/Story.ts'

export const venusMidheaven: PairStories = {
  easy: [
    {
      title: 'What a coworker says of you',
      houses: [6, 10, 11],
      why: 'Venus makes you kind, your Midheaven makes you thorough, and you like being known for both.',
      scene: "Then {someone} runs into a coworker of yours, and hears that you're the one everybody asks.",
      turn: [
        'They repeat it, and you look at your shoes.',
        'Ask for the exact words; praise is seldom for what you work hardest at.',
      ],
      after: 'you can hear your work praised without looking at your shoes',
      again: {
        easy: 'somebody asks for you by name, and for the right reason',
        tense: "you're so busy being pleasant that the work runs late",
      },
      act: "Ask one person today which of the things you do they'd miss first, and write down their exact words.",
    },
    {
      title: 'The first day of it',
      houses: [2, 5, 7, 8],
      why: 'Your Midheaven has a wish, and it feels safe to say it to people you like.',
      scene: "So over the dishes or a menu you tell {someone} what you'd really like to be paid for.",
      turn: [
        "They don't laugh; they ask what the first day would look like.",
        'You can answer that, which is news to you both.',
      ],
      after: 'that first day has a page of its own in a notebook',
      again: {
        easy: 'someone mentions your wish as if it were a plain plan',
        tense: 'you hear a wish of yours from another mouth and envy it',
      },
      act: "Describe one working day you'd love, hour by hour, on a single page before bed tonight.",
    },
    {
      title: 'Three sentences about the day',
      houses: [1, 3, 4, 12],
      why: 'You take your duties seriously, and you like people too well to bring them home with you.',
      scene: 'You notice it when {someone} asks about your day, and three sentences later you ask about theirs.',
      turn: [
        "Nothing's hidden; three sentences is how long the day deserves.",
        'What they tell you next is what makes it an evening.',
      ],
      after: 'the day gets three sentences, and the rest of the talk is free',
      again: {
        easy: 'you shut a door on the day and hear it close',
        tense: 'you tell the whole meeting again over a cooling plate',
      },
      act: 'Tell your day in three sentences tonight, aloud or on paper, then put away the bag that you carried.',
    },
  ],
  tense: [
    {
      title: 'One eye on the clock',
      houses: [4, 6, 10],
      why: 'Venus wants the night to go on, your Midheaven wants you fresh, and you do neither well.',
      scene: 'So {someone} asks you to stay, and you do, with one eye on the clock.',
      turn: [
        'They get half of you, and the alarm at six gets the rest.',
        'One whole hour, its end agreed, beats three with a watch.',
      ],
      after: 'you stay gladly or go gladly, and nobody looks at the clock',
      again: {
        easy: 'a late hour and an early one fit into the same day',
        tense: 'you leave too soon for pleasure and too late for sleep',
      },
      act: 'Name the hour your evening ends before it starts tonight, and keep watch and phone out of sight until then.',
    },
    {
      title: 'Half a step to the side',
      houses: [5, 7, 8, 11],
      why: "Your Midheaven asks what people will think, just when you'd like to show whom you're fond of.",
      scene: 'On the street with {someone}, you see an old colleague coming, and move half a step off.',
      turn: [
        'The colleague saw two people; they saw the half step.',
        'Standing still takes no courage if you decide on it beforehand.',
      ],
      after: 'you stand where you stand, whoever comes round the corner',
      again: {
        easy: 'you introduce somebody you like, with some pride',
        tense: 'you say just a friend, and it sounds colder than you meant',
      },
      act: 'Mention one person you like to somebody today, by name, and say first what you like about them.',
    },
    {
      title: "The smile that's used up",
      houses: [1, 2, 3, 6, 12],
      why: 'Being pleasant in public is work for you, and the supply runs out.',
      scene: "That's why the cashier gets your last smile, and {someone} gets none.",
      turn: [
        "To them that looks like anger, when it's only a tired face.",
        'Say so at the door, and you can both let your faces rest.',
      ],
      after: 'fewer strangers get the smile, and the right people get more',
      again: {
        easy: 'somebody lets you be plain-faced and quiet for an hour',
        tense: "you're charming all day and snap at the first kind question",
      },
      act: 'Keep ten minutes to yourself before supper today, in a bathroom, on a step or on a bench, with no face on.',
    },
  ],
  joined: [
    {
      title: 'Introduced a little wrong',
      houses: [2, 6, 10, 11],
      why: 'You want to be loved for what you do, and your Midheaven wants its right name used.',
      scene: 'So {someone} introduces you to a room, gets your work slightly wrong, and you mind.',
      turn: [
        'They left out the title, and put in that they admire you.',
        'With one plain line of your own ready, nobody needs correcting.',
      ],
      after: 'people know what you do, in a line that you wrote yourself',
      again: {
        easy: 'someone describes your work better than you do',
        tense: 'you correct a compliment in front of the person who paid it',
      },
      act: 'Write what you do in ten words on a card before dinner today, so that a child would understand it.',
    },
    {
      title: 'For whom the steps are swept',
      houses: [1, 3, 4, 12],
      why: 'You want to look good from outside and be dear to somebody, and those become one wish.',
      scene: "That's how the front steps come to be swept when {someone} is likely to pass.",
      turn: [
        "They may not look, and a clean step can't say hello.",
        'Stand on it with the broom, and they have somebody to greet.',
      ],
      after: "the steps are swept now and then, and you're seen on them",
      again: {
        easy: 'somebody notices the care you took, and mentions it',
        tense: 'you tidy what can be seen and close the closet on the rest',
      },
      act: 'Clean one thing that strangers see today, a doorstep or a window, and stay beside it five minutes to say hello.',
    },
    {
      title: 'Watching them at work',
      houses: [5, 7, 8, 9],
      why: 'Venus and your Midheaven become one taste: you fall for people who are good at what they do.',
      scene: 'It happens while {someone} backs a truck, bones a fish or calms a child, and you stare.',
      turn: [
        "They don't know they're being watched, and that's part of it.",
        'Tell them what you saw, and admiring turns into company.',
      ],
      after: 'somebody knows that you saw how good they are at it',
      again: {
        easy: 'you are the one being watched, and your hands stay steady',
        tense: 'you admire somebody so much that you feel clumsy beside them',
      },
      act: 'Watch one person do their work well today, a cook, a driver or a clerk, and tell them so in a sentence.',
    },
  ],
}
