import type { PairStories } from '../../../pieces/Story.ts'

export const jupiterChiron: PairStories = {
  easy: [
    {
      title: 'The word the counter knew',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter lends your Chiron some faith, so what you're no good at looks like something people learn.",
      scene: "That's why you order soup in a language you speak badly, and the whole counter helps.",
      turn: [
        'Four people know the word, and each of them says it differently.',
        'Somebody who spoke it well would get the soup and none of the company.',
      ],
      after: "you're still no good at it, and a good deal better",
      again: {
        easy: 'you learn one small thing in front of others and laugh',
        tense: 'you tell people you were never the type for it',
      },
      act: "Let one person see you try a thing you're no good at today, a word, a knot or a song.",
    },
    {
      title: 'The story of the scar',
      houses: [5, 7, 8],
      why: "You're generous about your own weak spot, and that makes it easy to be near you.",
      scene: '{Someone} asks about a scar, and you tell the whole foolish story, ladder and all.',
      turn: [
        'They laugh where you laugh, and then they show you one of theirs.',
        "What's covered up can't be liked; what's told can.",
      ],
      after: 'that story is one you tell with pleasure, pauses and all',
      again: {
        easy: 'someone trusts you with a scar of their own',
        tense: 'you pull the sleeve down and change the subject',
      },
      act: 'Tell one person today the funny part of something that once hurt, over a cup or on a walk, in three sentences.',
    },
  ],
  tense: [
    {
      title: 'The lesson, told with wet eyes',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Jupiter wants a lesson out of the hurt already, and your Chiron only says that it's sore.",
      scene: 'That can sound like a fine speech on a bench about what it taught you, with wet eyes.',
      turn: [
        'Whoever sits beside you believes the eyes.',
        'The lesson can wait a year, and being sore needs no reason.',
      ],
      after: "you can say that it's sore and leave the moral out",
      again: {
        easy: 'you say how it is, and nobody needs a moral',
        tense: 'you comfort other people about the thing that hurts you',
      },
      act: 'Say aloud at a window tonight how a sore matter really is, in two sentences, and stop before any "but".',
    },
    {
      title: 'Two gifts and no card',
      houses: [5, 7, 8],
      why: "Where you feel you're worth half, Jupiter has you give double and call it kindness.",
      scene: 'So you turn up for {someone} with two wrapped gifts where a card would do.',
      turn: [
        "They'd have liked the card, and now they feel they owe you something.",
        'Three lines you mean are worth the paper and the ribbon.',
      ],
      after: 'you give one thing at a time, and it fits the person',
      again: {
        easy: 'you bring only yourself, and nothing more was wanted',
        tense: 'you pay for everyone and wait for a look',
      },
      act: 'Write a card of three lines today to someone you tend to overpay, about one thing you like in them.',
    },
  ],
  joined: [
    {
      title: 'The worst line in the report',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Hope goes straight to your sore spot, and both get bigger, the hope and the ache.',
      scene: 'Out of a drawer comes an old school report, and you read the worst line aloud.',
      turn: [
        'A tired teacher wrote it about a child.',
        "You'd never say it to a child, so you can stop saying it to yourself.",
      ],
      after: 'that remark is a line on old paper, and you quote other lines',
      again: {
        easy: "you're praised for the very thing the report ran down",
        tense: 'you repeat the worst remark as if it were a fact',
      },
      act: "Find one old report or letter in a drawer today, read its hardest line, and pencil below it what you'd tell a child.",
    },
    {
      title: 'Come in with me',
      houses: [5, 7, 8],
      why: 'Where you usually ask for nothing, your Chiron suddenly asks for plenty.',
      scene: "So when {someone} offers you a ride to a hard appointment, you'd like them to come in too.",
      turn: [
        "They'd rather be asked than have to guess.",
        'Wanting company in a waiting room is about as human as it gets.',
      ],
      after: "you ask for company where you need it, and it's no great event",
      again: {
        easy: 'someone stays without being asked',
        tense: "you say you'd be fine alone, and you sit there alone",
      },
      act: "Name one hard errand you'd like company for, and ask {friend} today whether they'd sit there with you.",
    },
  ],
}
