import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryAscendant: PairStories = {
  easy: [
    {
      title: 'A new face at the machine',
      houses: [3, 6, 10, 11],
      why: 'Your Ascendant is the way you come through a door, and Mercury puts an easy first sentence there.',
      scene: 'So a new face at the coffee machine gets a greeting and a useful tip.',
      turn: [
        "They weren't stuck on the buttons; they were waiting for somebody to talk to.",
        'Your own name, said first, is all it takes, and you like giving it.',
      ],
      after: 'the new face has a name, and knows yours',
      again: {
        easy: 'somebody greets you first, and uses your name',
        tense: 'you start a talk and look for the way out of it',
      },
      act: 'Greet one person you know only by sight today, tell them your name, and ask theirs.',
    },
    {
      title: 'A scarf that gets asked about',
      houses: [1, 2, 4],
      why: "You're awake and you look it, and people ask you things before you've said a word.",
      scene: 'A bright scarf comes out of the drawer, and a relative and a cashier both ask about it.',
      turn: [
        'You tell each of them where you found it, and both stay a moment longer.',
        'The scarf was only an excuse: they wanted a word with you.',
      ],
      after: 'you hear a question about your scarf as the hello it is',
      again: {
        easy: "somebody starts talking to you, and it's worth stopping for",
        tense: 'you dress to be left alone, and everybody asks why',
      },
      act: 'Use a hat, a bag or a book that somebody carries today as your excuse to say one friendly sentence.',
    },
    {
      title: 'What they were good at',
      houses: [5, 7, 8, 11],
      why: 'Mercury makes you curious about people, and your face shows it in a kind way.',
      scene: 'Over a second drink you ask {someone} what they were good at when they were ten.',
      turn: [
        'They laugh, look at the ceiling, and tell you about a chess team.',
        "It's a question about a child, and the grown-up forgets to be careful.",
      ],
      after: 'you know about the chess team, and they know your answer too',
      again: {
        easy: "you're asked something nobody asks, and you enjoy the answer",
        tense: "you ask and don't wait, and the question is wasted",
      },
      act: 'Ask one person today what they were good at when they were ten, and tell them your own answer after theirs.',
    },
  ],
  tense: [
    {
      title: 'Sorry, with the whole story',
      houses: [3, 6, 10, 11],
      why: 'Mercury explains and explains, where your Ascendant would do better with a nod and a chair.',
      scene: "You notice it when you're five minutes late and the whole room hears about the train and the key.",
      turn: [
        "Most of them hadn't noticed, and now they know about the key.",
        'One "sorry" and a seat by the door say everything they need.',
      ],
      after: '"sorry" is one word, and you\'re in your seat',
      again: {
        easy: 'you come in quietly, and the talk opens for you',
        tense: 'you hear yourself explain to somebody who never asked',
      },
      act: 'Leave out one explanation today: say "sorry" or "no, thanks" once, count to three, and ask about something else.',
    },
    {
      title: 'Your face on the screen',
      houses: [1, 4, 9, 12],
      why: 'One part of you talks, another watches you talk, and the watcher has remarks.',
      scene: 'On a video call with family, you study your own face in the corner.',
      turn: [
        "Your mouth goes crooked on every second word, and you miss your aunt's news.",
        'A scrap of paper over that corner sends the watcher home.',
      ],
      after: 'you see their faces and forget to look for yours',
      again: {
        easy: "you hear your own voice and think it's all right",
        tense: 'you catch your face in a shop window and lose the thread',
      },
      act: 'Cover one mirror at home, or your own picture on a screen, until bed tonight, and notice when you look for it.',
    },
    {
      title: 'Told that you seem annoyed',
      houses: [1, 5, 7, 8],
      why: 'You mean one thing and your Ascendant shows another, and you only ever hear your own words.',
      scene: 'So {someone} says you seem annoyed, and you say "I\'m not" in an annoyed voice.',
      turn: [
        'They heard the voice, and you heard the words.',
        "Both are true: you aren't cross with them, and you are tired of the day.",
      ],
      after: 'your voice and your words say the same thing',
      again: {
        easy: "you say you're tired and not cross, and it's believed",
        tense: 'you deny a mood that everybody can see',
      },
      act: 'Tell one person today both how you look and how you are: "I look cross, I\'m only tired."',
    },
  ],
  joined: [
    {
      title: 'Talk in the market line',
      houses: [2, 3, 6, 11],
      why: "Your Ascendant is all questions and quick replies, and they're out before anyone asks.",
      scene: "You stand in line at the market and come out knowing three neighbors' business.",
      turn: [
        'They know yours as well by now, down to the rent.',
        "People tell you things for the asking, and you needn't pay with your own.",
      ],
      after: 'you know which shop is closing, and nobody knows your rent',
      again: {
        easy: 'a stranger tells you the very thing you need',
        tense: 'you tell a stranger more than you told your friends',
      },
      act: 'Keep your own news out of one chat at a door or a table today, and ask a second question where it would have come.',
    },
    {
      title: 'What your face says at supper',
      houses: [1, 4, 12],
      why: "What goes through your head goes over your face, and there's no keeping it back.",
      scene: 'At a family table an old opinion is served again, and your face replies.',
      turn: [
        'You say no word, and two cousins are already laughing into the soup.',
        'Whoever said it saw that too, and a plain "I don\'t agree" is kinder.',
      ],
      after: 'the opinion is served again, and you answer it in words',
      again: {
        easy: "people can tell you're pleased, and they come closer",
        tense: 'your face gives an answer you wanted to think about',
      },
      act: 'Say one small disagreement aloud today, in five friendly words, where your face would usually do it for you.',
    },
    {
      title: 'Yes before the question is over',
      houses: [5, 7, 8, 9],
      why: 'Mercury makes your Ascendant fast: the answer is out while the question is still coming.',
      scene: '{Someone} says "Would you like", and you say yes before you know to what.',
      turn: [
        'They laugh and start over, with the ticket and the date.',
        "You're fun at this speed, and more so with one breath first.",
      ],
      after: 'you hear the end of the question, and still like it',
      again: {
        easy: "you answer at once, and it's what you mean",
        tense: 'you say yes twice and have to take one back',
      },
      act: 'Repeat one question back to somebody today in your own words before you answer it, and see whether you got it right.',
    },
  ],
}
