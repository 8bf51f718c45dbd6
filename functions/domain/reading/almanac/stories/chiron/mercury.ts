import type { PairStories } from '../../../pieces/Story.ts'

export const chironMercury: PairStories = {
  easy: [
    {
      title: 'Tripping over a long word',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Chiron lets your Mercury stumble in public and get up again without a blush.',
      scene: 'So you read a notice aloud to a stranger at the bus shelter, trip over a long word, and go on.',
      turn: [
        'The stranger only wanted to know about the bus.',
        "Most people listen for the meaning, and you've got that.",
      ],
      after: "you read aloud when asked, and don't check the faces",
      again: {
        easy: 'you lose a word and point at the thing',
        tense: 'you let somebody else read because of one word',
      },
      act: "Read one page aloud today, standing up, and don't go back when you trip over a word.",
    },
    {
      title: 'A quarrel without a villain',
      houses: [5, 7, 8],
      why: 'You can talk about a sore spot in words that are fair to everyone in it.',
      scene: 'On a path by a river you tell {someone} about an old quarrel and blame nobody.',
      turn: [
        'They hear two tired people in it, and no villain.',
        'A hurt told that plainly is easy for them to stand beside.',
      ],
      after: "the old quarrel takes two minutes to tell, and nobody's the fool",
      again: {
        easy: "you tell it straight and find you're over the worst part",
        tense: 'you get the blame in early and lose your listener',
      },
      act: "Tell one old quarrel tonight from the other person's side, in five sentences, to {friend} or to an empty chair.",
    },
  ],
  tense: [
    {
      title: 'Explained twice, and slower',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron tells you that you're slow, and you find proof of it in every tone of voice.",
      scene: "That's why your ears burn when the person at the desk explains it again, slower.",
      turn: [
        'The second time was for the noise in the hall.',
        'Ask for a third if you like; the desk is there for that.',
      ],
      after: 'you ask again when you need to, and your ears stay cool',
      again: {
        easy: "you say you didn't catch it, and you hear it again",
        tense: 'you nod at the directions and take the wrong stairs',
      },
      act: 'Ask somebody to explain one thing again today, at a desk or a table, and repeat it in your own words.',
    },
    {
      title: 'A defense in five points',
      houses: [5, 7, 8],
      why: 'Your Mercury hears blame in a kind remark, and argues with it all the way home.',
      scene: '{Someone} says you look tired, and by the elevator you have a defense in five points.',
      turn: [
        'They meant that you should go to bed.',
        'Four words, "What do you mean?", would spare you both all five points.',
      ],
      after: 'you ask what was meant before you answer',
      again: {
        easy: 'a remark lands softly because you asked about it',
        tense: 'you win a debate with someone who was being nice',
      },
      act: 'Say "What do you mean?" aloud three times today, in the mildest voice you have, until it sounds like a question.',
    },
  ],
  joined: [
    {
      title: 'Everybody reaches for the salt',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'The unsaid thing aches, and your Mercury would sooner say it badly than swallow it.',
      scene: 'At a family table the one subject comes near, and everybody reaches for the salt.',
      turn: [
        "Your throat is tight because you're the one who could say it.",
        "One plain sentence will do, and a shaky voice doesn't make it less true.",
      ],
      after: 'the subject has a name, and the meals go on',
      again: {
        easy: 'you say the sentence, and somebody puts down the salt',
        tense: 'you talk about the weather with great skill',
      },
      act: 'Say aloud today, alone in a room, the one sentence your family never says, and keep it under ten words.',
    },
    {
      title: 'Three starts in the rain',
      houses: [5, 7, 8],
      why: 'The hardest thing for you to say is also what people would most like to hear from you.',
      scene: 'Under an awning in the rain, you start the same sentence to {someone} three times.',
      turn: [
        'They wait, since somebody who starts over three times must mean it.',
        'A fourth try needs no better words, only an end.',
      ],
      after: 'hard sentences get an end, if not a smooth one',
      again: {
        easy: "you say it crookedly, and it's understood at once",
        tense: 'you stop in the middle and remark on the rain',
      },
      act: 'Start one hard sentence from its end tonight, to {friend} or to a mirror, and put the reasons after it.',
    },
  ],
}
