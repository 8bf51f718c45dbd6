import type { PairStories } from '../../../pieces/Story.ts'

export const chironVenus: PairStories = {
  easy: [
    {
      title: 'The chip fits your thumb',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron befriends your Venus, and you can be fond of what's worn or odd, yourself included.",
      scene: 'You take the chipped cup at breakfast, and the good one stays on the shelf.',
      turn: [
        'The coffee tastes the same, and the chip fits your thumb.',
        "When you can like a flaw, there's far less to hide from guests.",
      ],
      after: 'the chipped cup is your favorite, and everybody knows it',
      again: {
        easy: 'you see a line in your face and rather like it',
        tense: 'you keep the good things for people you hardly know',
      },
      act: "Use one worn or mended thing today that you're fond of, at the table or out of doors, and don't apologize for it.",
    },
    {
      title: 'Tape on your glasses',
      houses: [5, 7, 8],
      why: 'You can be liked with a flaw showing, and you take it as comfort, not as a test.',
      scene: 'So you meet {someone} with tape on your glasses, and go straight on with your news.',
      turn: [
        "They're listening to the news, and the tape is just tape.",
        "What you don't cover up, they needn't be careful about.",
      ],
      after: 'you leave the flaw alone, and so does everyone',
      again: {
        easy: "you're looked at kindly with soup on your sleeve",
        tense: 'you keep a hand over your mouth when you laugh',
      },
      act: 'Leave your hair, sleeves and glasses as they are in company today, and tell your news to the end.',
    },
  ],
  tense: [
    {
      title: 'The fee for sitting there',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron asks your Venus what you're worth, and you hear the question as a charge.",
      scene: 'So when a bill is shared out, you, who had a salad, pay for a steak.',
      turn: [
        "You'd call it generous, but it feels like a fee for sitting there.",
        'Your share is the salad, and nobody at the table sells tickets.',
      ],
      after: "you pay for what you had, and you're asked along as before",
      again: {
        easy: 'you take your exact share, and nobody looks up',
        tense: 'you bring three dishes to be sure of a chair',
      },
      act: "Take the share that's yours today, the last slice, the good seat or the exact change, and give nothing extra for it.",
    },
    {
      title: 'Looking for the catch',
      houses: [5, 7, 8],
      why: "You'd like to be loved, and you search for the catch as soon as you are.",
      scene: "That's why, when {someone} calls it a lovely day, you ride home wondering what's wrong with them.",
      turn: [
        'They had a lovely day, and they thought you should know.',
        "You'd believe a complaint at once; give the nice word the same credit.",
      ],
      after: 'a nice word stays nice, at least until breakfast',
      again: {
        easy: "you hear that you're liked and leave it at that",
        tense: "you question a compliment until it's taken back",
      },
      act: 'Repeat aloud tonight one nice thing that a person said to you, word for word, with your hand on a table.',
    },
  ],
  joined: [
    {
      title: 'The one who holds the coats',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Venus would love to be chosen, and stands where nobody could be expected to look.',
      scene: "Wherever there's a dance floor, you're the one by the wall who holds the coats.",
      turn: [
        'You do it kindly, and nobody can pass you over there.',
        'A chair can hold coats too, which leaves you two free arms.',
      ],
      after: 'your coat lies with the others, and you stay for the music',
      again: {
        easy: "you're asked to dance and don't look for a reason",
        tense: 'you guard the bags and say you like to watch',
      },
      act: 'Dance to one whole song today, by yourself or not, with your coat and bag on a chair.',
    },
    {
      title: 'Two red faces at the door',
      houses: [5, 7, 8],
      why: "What you find dear in other people is what you can't forgive in yourself.",
      scene: '{Someone} blushes at the door, and you like it, and hide your own red face in a scarf.',
      turn: ['They may well be thinking the same about you.', "What's sweet in them doesn't turn silly when it's you."],
      after: 'you blush and go on with your sentence',
      again: {
        easy: 'you see your own shyness in someone and like you both',
        tense: 'you hide the very thing that would have charmed them',
      },
      act: 'Name one thing tonight that you find dear in {friend}, and then say aloud where you have it too.',
    },
  ],
}
