import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneNorthNode: PairStories = {
  easy: [
    {
      title: 'The workbench in the magazine',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Neptune gives your North Node a picture, and you trust it further than you can explain.',
      scene: 'You cut one out of a magazine, a workbench under a window, and keep it.',
      turn: [
        "You can't say yet what you'd do at that bench.",
        'Hang it where you pass, and the answer has time to come.',
      ],
      after: 'the picture hangs there, and two real things begin to resemble it',
      again: {
        easy: 'something on the street looks like the picture',
        tense: 'you collect ten more pictures and touch none of the tools',
      },
      act: "Find one picture today of a place where you'd like to be at work or at peace, and pin it above a table.",
    },
    {
      title: 'The second voice',
      houses: [5, 7, 8],
      why: 'You follow a liking without asking where it leads, and it tends to lead you to people.',
      scene: 'You can hear it when {someone} sings at the wheel and you find the second voice.',
      turn: ['They look over, and neither of you stops.', "Some things between people begin before they're agreed on."],
      after: "there's something two of you do well without talking",
      again: {
        easy: "you're in tune with someone for the length of a song",
        tense: 'you hear a promise where there was only a song',
      },
      act: 'Sing or hum one whole song today with somebody in earshot, in the car, at the sink or on the stairs.',
    },
  ],
  tense: [
    {
      title: 'A late train as a sign',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your North Node waits for a step, and you wait for a sign that it's the right one.",
      scene: "That's why you read meaning into a street name, an old song and a late train.",
      turn: [
        'A late train is late, and has no opinion about your life.',
        'The step itself gives a clearer answer, even a small one.',
      ],
      after: 'you try things out on a small scale, without omens',
      again: {
        easy: 'you decide over a glass of water, and it holds',
        tense: 'you ask a fourth friend what it all means',
      },
      act: 'Take one step today toward the thing you want a sign about: fill in a form, make a call, or walk past the door.',
    },
    {
      title: 'Dust on your own tools',
      houses: [5, 7, 8],
      why: 'You paint somebody as the way out, and your North Node needs you on your own feet.',
      scene: 'So you tell {someone} how good life could be, and your tools gather dust.',
      turn: [
        "They'd like to be liked, and can't be the plan.",
        "Pick up one of your tools, and there's a real you to meet.",
      ],
      after: "your own work goes on, whoever calls or doesn't",
      again: {
        easy: 'you hope for someone and get on with your own hour',
        tense: 'you wait beside the phone and call it fate',
      },
      act: 'Take out one tool, brush or instrument you neglect, wipe it tonight, and use it for ten minutes.',
    },
  ],
  joined: [
    {
      title: 'Stopped at a fence',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your North Node longs for a life that you can't describe yet, and the longing is sound.",
      scene: 'You notice it at a fence by a field, forgetting what you came out to buy.',
      turn: [
        "This isn't laziness; something in you is listening.",
        "You can tell what it's after by what you'd do gladly for nothing.",
      ],
      after: "there's a word for what you long for, and it's a rough one",
      again: { easy: 'you see someone doing it and know at once', tense: 'you drift about and call it being open' },
      act: 'Walk for twenty minutes today with no errand, and put down on a card the one thing you kept looking at.',
    },
    {
      title: 'In the dark of a cinema',
      houses: [5, 7, 8],
      why: "You'd follow a feeling a long way, and you can't tell yet whether it's love or hope.",
      scene: "So you whisper to {someone} in a dark cinema that you don't know where this goes.",
      turn: [
        "They don't know either, and it's a relief to hear.",
        'Not knowing is safe enough, as long as nobody pretends.',
      ],
      after: "you both say plainly what you know and what you don't",
      again: {
        easy: "a clear word comes, and it's near what you hoped",
        tense: 'you finish the story in your head without asking',
      },
      act: "Write down today what you know about one person you're fond of, and on the back of the page what you only hope.",
    },
  ],
}
