import type { PairStories } from '../../../pieces/Story.ts'

export const uranusSun: PairStories = {
  easy: [
    {
      title: "Who'll carve the roast, then",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Sun likes to live by its own taste, and just now that needs no fight.',
      scene: "That can look like telling the family you won't be at the big dinner.",
      turn: [
        "An aunt asks who'll carve the roast, then, and that's the whole uproar.",
        'A no with a smile is easier to take than a yes with a sigh.',
      ],
      after: 'the people around you know which customs you keep and which you skip',
      again: {
        easy: 'you do a thing your own way, and somebody copies it',
        tense: "you go along with the custom, and you're poor company there",
      },
      act: "Name one custom you keep only because others expect it, and tell one relative or friend today that you'll skip it.",
    },
    {
      title: 'You never liked the beach',
      houses: [5, 7, 8],
      why: "You'd like to be loved as you turn out to be, and just now you dare to turn out.",
      scene: 'So you put down the sunscreen and tell {someone} that you never liked the beach.',
      turn: ['They only praised it because you did first.', 'One true dislike gives two people a better place to go.'],
      after: 'what the two of you do is closer to what you both like',
      again: {
        easy: 'you admit to a taste, and it turns out to be shared',
        tense: 'you nod at a plan you have no wish for',
      },
      act: "Tell {friend} today about one thing you pretend to like, a dish or a film, and what you'd like better.",
    },
  ],
  tense: [
    {
      title: 'The old party trick',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "You've outgrown the part people know you in, and slamming a door is quicker than explaining.",
      scene: 'A cousin calls for your old party trick, and you scrape back your chair.',
      turn: [
        "Nobody holds you to it; it's the last thing they heard of you.",
        'One new fact, told over the cake, gives them something else to ask for.',
      ],
      after: 'a few people know the newer you, and the trick is retired',
      again: {
        easy: "you're asked about something you care about now",
        tense: 'somebody sums you up in an old joke, and you go stiff',
      },
      act: 'Tell one person who has known you long a new fact about you today, in a sentence they could repeat.',
    },
    {
      title: 'Two names on the guest list',
      houses: [5, 7, 8],
      why: 'Your Sun wants to be chosen above all others, and Uranus wants no claim on you.',
      scene: 'On a guest list {someone} has put your name beside theirs.',
      turn: [
        "You like them; you mind being a pair before you've said so.",
        "Tell them what you'd like to be called, and they needn't guess.",
      ],
      after: "there's a word for the two of you, and you picked it yourself",
      again: {
        easy: "you're named together with somebody, and it sounds right",
        tense: 'you correct a kind word as if it were a contract',
      },
      act: "Find the word you'd like for one bond of yours today, and use it once when you speak of that person.",
    },
  ],
  joined: [
    {
      title: "You aren't the quiet one",
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Who others take you for feels like a borrowed suit, and your Sun wants it off at once.',
      scene: 'A guest with a plate says "you\'re the quiet one," and you say no.',
      turn: [
        'What you say instead is clumsy, and you rather like it.',
        'You can say it first and live it later, one piece at a time.',
      ],
      after: 'the clumsy answer is the one you give, and it gets shorter',
      again: {
        easy: 'you describe yourself in new words, and nobody blinks',
        tense: 'you hear the old answer leave your mouth and feel tired',
      },
      act: 'Say aloud to a mirror tonight who you are, in two sentences with no job, title or family in them.',
    },
    {
      title: "A weekend that's nobody's",
      houses: [5, 7, 8],
      why: 'Your Sun wants to belong to itself for a bit, and closeness has to make room for that.',
      scene: "Over a card game you ask {someone} for one weekend that's nobody's.",
      turn: [
        'They hear goodbye, and what you mean is two days with a tent.',
        "Name the hour you'll be back, and it's only a plan.",
      ],
      after: 'some days are yours alone, and nobody asks what they mean',
      again: {
        easy: 'you go off by yourself and come home with a story',
        tense: 'you take the time you need and slam the door on the way',
      },
      act: "Tell {friend} tonight which two hours this week you'd like for yourself, and what time you'll be back on the couch.",
    },
  ],
}
