import type { PairStories } from '../../../pieces/Story.ts'

export const saturnMercury: PairStories = {
  easy: [
    {
      title: 'Five cards a day',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Saturn gives your Mercury patience, so a hard subject is only a long row of small ones.',
      scene: 'A stack of cards lies beside your cup, one question on each, five to learn a day.',
      turn: [
        'The stack shrinks slowly enough to be believed.',
        'What you learn at this pace is still there when somebody asks you.',
      ],
      after: 'the learned stack is the taller one, and you can answer most of it',
      again: {
        easy: 'an old card makes sense before you turn it over',
        tense: 'you skip a day and double the next one to make up',
      },
      act: "Cut a sheet of paper into eight cards today, and put a question on each that you'd like to be able to answer.",
    },
    {
      title: 'Six lines on a receipt',
      houses: [5, 7, 8],
      why: 'Saturn cuts your talk to what you mean, and people know where they are with you.',
      scene: 'You and {someone} settle who pays for what, in six lines on the back of a receipt.',
      turn: [
        'They read it twice and change one word.',
        "What's plain on paper doesn't have to be argued in a bad hour.",
      ],
      after: 'the six lines hold, and a seventh is added without a quarrel',
      again: {
        easy: 'you agree in two sentences and talk of other things',
        tense: 'you go over a settled line once more, to be safe',
      },
      act: 'Put one loose agreement about money or time on paper today, in six lines or fewer, and read it aloud.',
    },
  ],
  tense: [
    {
      title: 'Somebody else says it',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Mercury has the answer, and Saturn would like to see it proved first.',
      scene: 'In a circle of chairs you have the right words ready, and somebody else says them.',
      turn: [
        "Theirs isn't proved either, and the room is grateful.",
        'Half-sure is how most sensible things get said, and nobody asks for more.',
      ],
      after: 'you speak while the subject is still on the table',
      again: {
        easy: 'you say it early, and the talk goes on from there',
        tense: "you explain afterwards, in the hallway, what you'd have said",
      },
      act: "Say one thing aloud today before you've checked it, to at least one person, and begin with the words I think.",
    },
    {
      title: 'Said to the bus window',
      houses: [5, 7, 8],
      why: "A serious talk is due, and you look for a wording that can't hurt.",
      scene: 'On the way to {someone} you say it, perfectly, to the bus window.',
      turn: [
        'They hear none of it, only a rather short hello.',
        'After the first clumsy sentence there are two of you at it.',
      ],
      after: 'the subject is open, and you come back to it in small pieces',
      again: {
        easy: "you're asked what's on your mind, and you say",
        tense: 'you talk about the bus schedule with great care',
      },
      act: "Choose one talk you keep rehearsing, and open it today with a clumsy line: I don't know how to say this.",
    },
  ],
  joined: [
    {
      title: 'One book by the bed',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Knowing a little about everything tires you, and you want to know one thing well.',
      scene: 'The half-read magazines go out in a sack, and one thick book stays by the bed.',
      turn: [
        "You won't be up to date, and nobody comes to check.",
        "One thing read to its end is worth ten that you've looked into.",
      ],
      after: "you're deep in one subject, and you can say what's in it",
      again: {
        easy: 'a page you struggled with reads like a letter',
        tense: 'you buy three more books about how to read',
      },
      act: "Carry one stack of things you'll never read to the door tonight, and leave a single book by your bed.",
    },
    {
      title: 'A minute by the salt',
      houses: [5, 7, 8],
      why: 'Saturn has you weigh each word, and from outside that looks like silence.',
      scene: "Then {someone} asks whether you're happy, and you study the salt for a whole minute.",
      turn: [
        "They hear the minute, and they can't hear the care in it.",
        '"I\'m thinking" is two words long, and it lets them wait in peace.',
      ],
      after: 'your pauses are known for what they are, and they get shorter',
      again: {
        easy: "you're given time, and the answer is worth it",
        tense: 'you answer so exactly that the question is forgotten',
      },
      act: "Tell {friend} that you're thinking when you fall silent today, and finish that thought aloud within the hour.",
    },
  ],
}
