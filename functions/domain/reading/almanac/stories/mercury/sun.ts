import type { PairStories } from '../../../pieces/Story.ts'

export const mercurySun: PairStories = {
  easy: [
    {
      title: 'Your work in two sentences',
      houses: [2, 3, 6, 10],
      why: 'Mercury hands your Sun the right words, and you can speak of yourself without making it smaller.',
      scene: "When introductions go around at work, you say what you're good at and stop.",
      turn: [
        'Nobody has to guess, and there\'s no "only" or "just" in it.',
        "What's true will do for a boss, a client and a bank clerk.",
      ],
      after: 'those two sentences come out the same way each time',
      again: {
        easy: 'somebody repeats your two sentences to a third person, nearly word for word',
        tense: "you're asked what you do, and a long apology comes out first",
      },
      act: 'Write two sentences today about what you do well, and read them aloud to a mirror before dinner.',
    },
    {
      title: 'An afternoon with the door shut',
      houses: [1, 4, 12],
      why: 'What you want and how to say it arrive together, so nobody gets the polite version.',
      scene: "A relative who asks about your birthday hears what you'd like: an afternoon alone.",
      turn: [
        'You expect a hurt face, and you get a nod.',
        "People who are fond of you like a wish they don't have to guess.",
      ],
      after: 'that afternoon is on the calendar, and nobody minds',
      again: {
        easy: 'a wish of yours comes up at the table, and somebody remembers it',
        tense: "you're asked what you'd like, and you say you don't mind",
      },
      act: "Tell {friend} before dinner the one thing you'd like most for yourself, in ten words or fewer.",
    },
    {
      title: 'What you thought of the film',
      houses: [5, 7, 8, 11],
      why: 'Your Sun wants to be known, and your words are exact enough to let that happen.',
      scene: "{Someone} asks about the film, and you don't wait for their view first.",
      turn: [
        "They liked the ending, you didn't, and the talk improves.",
        'Being known takes a few plain opinions, and yours come without an edge.',
      ],
      after: 'the ending is still in dispute, and neither of you minds',
      again: {
        easy: "you say what you like before you know if it's shared",
        tense: 'you wait for the other opinion and then borrow it',
      },
      act: "Describe to one person today a film you didn't like, and name the one scene that proves it.",
    },
  ],
  tense: [
    {
      title: 'One comment in the margin',
      houses: [3, 6, 9, 10],
      why: 'Mercury picks at details, and your Sun hears every correction as a verdict on you.',
      scene: 'One comment in the margin keeps you busy longer than the page did.',
      turn: [
        'The comment is about a sentence, and the rest has no mark on it.',
        'Read as a note on the page, it takes three minutes to fix.',
      ],
      after: 'the page is done, and the comment looks as small as it is',
      again: {
        easy: 'somebody corrects you in passing, and you just thank them',
        tense: 'a small correction reaches you in front of other people',
      },
      act: 'Copy one criticism of your work onto paper before noon, then fix exactly that and nothing else.',
    },
    {
      title: 'A speech to the bathroom tiles',
      houses: [1, 4, 12],
      why: 'You want to be right, and your head can argue both sides equally well.',
      scene: "With a toothbrush in your hand you defend yourself to somebody who isn't there.",
      turn: [
        "By the third round your case is perfect, and you're angrier.",
        'What hurt is usually one remark, and one remark can be answered in a sentence.',
      ],
      after: 'the bathroom is quiet, and your answer fits in one sentence',
      again: {
        easy: "you say the one sentence to the person it's meant for",
        tense: 'the old speech starts again while the faucet runs',
      },
      act: 'Write down tonight the one remark that stung, and under it your answer in twelve words or fewer.',
    },
    {
      title: 'The shorter way to the station',
      houses: [5, 7, 8, 11],
      why: 'Your Sun takes being contradicted for being doubted, and your tongue is quick to defend it.',
      scene: "{Someone} says the other street is shorter, and you prove that it isn't.",
      turn: [
        "They meant the street, and you're defending your good name.",
        'Let them have the street, and you can talk about something you both like.',
      ],
      after: 'either street will do, and nobody keeps score',
      again: {
        easy: "you're wrong about something small, and you say so and laugh",
        tense: 'you find proof for a point that nobody disputes any longer',
      },
      act: "Agree once before dinner with something you'd normally dispute, say so in five words, and change the subject.",
    },
  ],
  joined: [
    {
      title: 'Your hand goes up again',
      houses: [3, 6, 10, 11],
      why: 'You think best aloud now, and your own voice carries you along.',
      scene: 'At a meeting of colleagues or neighbors your hand is up for the third time.',
      turn: [
        'What you say is good, and the quiet person by the window agrees with half.',
        'Ask about the other half, and your idea comes back better.',
      ],
      after: 'your idea has a second name on it, and nobody minds sharing',
      again: {
        easy: 'you speak once, briefly, and the room takes it from there',
        tense: 'you hear yourself go on after everybody has understood',
      },
      act: 'Ask one quiet person at work or next door for an opinion today, and listen until they stop.',
    },
    {
      title: 'The box marked About You',
      houses: [1, 2, 9, 12],
      why: "The subject Mercury can't leave alone is you: who you are and what you're good for.",
      scene: 'A form asks who you are, and you fill the box and the margin.',
      turn: [
        "There's pleasure in it, and a little fright at how long it gets.",
        'Half of it belongs in a drawer, and the other half describes you well.',
      ],
      after: "the box holds three lines, and you'd sign each of them",
      again: {
        easy: 'you describe yourself in one line, and a listener nods',
        tense: 'you rewrite who you are for a form that only wants a name',
      },
      act: 'Write three true lines about yourself by hand tonight, and cross out every word meant to impress.',
    },
    {
      title: 'Twenty minutes over a full plate',
      houses: [4, 5, 7, 8],
      why: 'You want to explain yourself in full, and the wish to be understood grows as you talk.',
      scene: 'At dinner with {someone}, their plate is empty and yours is full.',
      turn: [
        "They know your whole opinion by now, and you haven't asked for theirs.",
        "You're good company when you're this awake, and better with one question.",
      ],
      after: 'both plates are empty at about the same time',
      again: {
        easy: "you're asked about yourself, and you remember to ask back",
        tense: 'you talk through a whole meal and learn nothing',
      },
      act: "Ask one person three questions today, and keep your own story back until they've answered all three.",
    },
  ],
}
