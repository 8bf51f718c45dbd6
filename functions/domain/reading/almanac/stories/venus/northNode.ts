import type { PairStories } from '../../../pieces/Story.ts'

export const venusNorthNode: PairStories = {
  easy: [
    {
      title: 'The loud scarf',
      houses: [1, 4, 12],
      why: 'Your North Node wants you to grow, and Venus lets you try on what you only admire on others.',
      scene: 'You meet {someone} in the loud scarf, the one you keep for no occasion.',
      turn: ['They look twice, and the second time they smile.', "The scarf suits the person you're getting to be."],
      after: 'the scarf hangs by the door with the everyday coats',
      again: { easy: 'you wear it without planning to', tense: 'the scarf goes back into the drawer, still folded' },
      act: "Put on one thing today that you like and never wear, a scarf, a ring or a hat, and keep it on until you're home.",
    },
    {
      title: 'Counting the steps aloud',
      houses: [3, 5, 7, 9, 11],
      why: "You look forward to what you can't do yet, and looking forward makes you good company.",
      scene: 'That can look like {someone} and you in a doorway, counting dance steps out loud.',
      turn: [
        "They're on the wrong foot, you're on theirs, and nobody minds.",
        'Laughing is how the fourth step gets learned.',
      ],
      after: 'you know six steps, and your feet know four',
      again: {
        easy: "you're shown the next step and get it at once",
        tense: 'you watch from the edge and tap your foot',
      },
      act: 'Learn four steps of any dance tonight, from a film or a friend, and do them ten times on the kitchen floor.',
    },
    {
      title: 'The jar with a label',
      houses: [2, 6, 8, 10],
      why: "What you'd honestly enjoy is also what your North Node would have you learn.",
      scene: "So you tell {someone} what you're saving for, and there's a jar with its name on it.",
      turn: [
        'They ask how much is missing, and you have to guess.',
        'Once counted, the wish is no longer a daydream that you tell well.',
      ],
      after: "you can say what's missing to the coin, and it frightens you less",
      again: {
        easy: 'you pass a shop window and think of the jar',
        tense: 'you spend the jar on cheering yourself up',
      },
      act: 'Write what you want to save for on a label tonight, stick it on a jar, and add the sum still missing.',
    },
  ],
  tense: [
    {
      title: 'Boxes on your free day',
      houses: [2, 4, 6, 10],
      why: 'Venus wants you to be liked, and your North Node wants you to have a will of your own.',
      scene: 'So {someone} mentions boxes to move, and you offer your only free day before the sentence ends.',
      turn: ["They'd have asked for an hour.", 'An hour given gladly is worth more to them than a grudging day.'],
      after: 'the boxes are moved, and part of the day is yours',
      again: { easy: "you offer a little, and it's plenty", tense: 'you say yes with a smile and sulk over the tape' },
      act: 'Offer somebody one hour today and say when it ends, and keep the hour after it for your own work.',
    },
    {
      title: 'The band you pretend to like',
      houses: [1, 5, 9, 12],
      why: "Venus would have you easy to love, which means leaving whatever's new in you at the door.",
      scene: "You hear it when {someone} praises a band: you nod along to a song you can't stand.",
      turn: [
        "They think they've found one more thing you share.",
        'A friendly "not for me" gives them somebody to know.',
      ],
      after: 'the next song is your choice, and it gets a fair hearing',
      again: {
        easy: 'you disagree about something small and enjoy it',
        tense: 'you agree so much that nobody asks you',
      },
      act: "Tell one person today, kindly and in one sentence, about a song, a dish or a film that isn't for you.",
    },
    {
      title: 'One square, two plans',
      houses: [3, 7, 8, 11],
      why: "What's pleasant and what's good for you send two invitations, and you'd like to accept both.",
      scene: "That's why one square of the calendar has {someone} in pen and the usual crowd in pencil.",
      turn: [
        "They'd rather hear a no than a maybe that lasts.",
        "Choose the one you're a bit shy of, and erase the other.",
      ],
      after: "the calendar has one line, and you're looking forward to it",
      again: { easy: 'the two plans turn out not to clash', tense: 'you say maybe to both and stay home' },
      act: 'Cross one thing out of your calendar today, tell the people it concerns, and put nothing in its place.',
    },
  ],
  joined: [
    {
      title: 'A ticket at page ninety',
      houses: [1, 3, 5, 9, 11],
      why: 'Your North Node sends you where you have no practice, and there you find people attractive.',
      scene: "So you ask {someone} for the book that's nothing like the ones you read.",
      turn: [
        'They take it out of a bag, with a train ticket at page ninety.',
        'Being a beginner in their world is a compliment they can feel.',
      ],
      after: "the ticket is at page thirty, and there's something to argue about",
      again: { easy: 'you like the book for reasons of your own', tense: 'you talk as if you knew the end' },
      act: 'Read five pages tonight of something that a person you like loves, and mark one line to ask them about.',
    },
    {
      title: 'Soup for no reason',
      houses: [4, 6, 8, 12],
      why: 'You want to be warmer than habit makes you, and the warmth comes by itself.',
      scene: 'One sign of it is a bowl of soup, set down in front of {someone} for no reason.',
      turn: [
        "They look for the reason, and there's only a spoon.",
        'Sit down with a bowl of your own, and they can stop looking.',
      ],
      after: 'the pot is empty, and being kind feels less like a plan',
      again: {
        easy: "somebody's kind back in a way you didn't order",
        tense: 'you wait for a reason, and the soup gets cold',
      },
      act: 'Pour one person a cup of something today, and one for yourself, and sit down with it before they can thank you.',
    },
    {
      title: 'If the rent were paid',
      houses: [2, 7, 9, 10],
      why: "Venus wants what you're headed for, and the wish is sweet enough to make you a bit afraid.",
      scene: "When {someone} asks what you'd do all day if the rent were paid, you know at once.",
      turn: ['They see your face before they hear the answer.', 'An hour a week of it needs no permission.'],
      after: 'the hour is set, with the door shut and the table cleared',
      again: {
        easy: "you're asked about it again, and there's something to show",
        tense: 'you call it a hobby before anyone else can',
      },
      act: "Clear one corner of a table tonight for the thing you'd do if the rent were paid, and lay out what you need.",
    },
  ],
}
