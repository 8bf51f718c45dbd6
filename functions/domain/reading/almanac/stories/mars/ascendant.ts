import type { PairStories } from '../../../pieces/Story.ts'

export const marsAscendant: PairStories = {
  easy: [
    {
      title: 'All the chairs turn',
      houses: [2, 6, 10],
      why: 'Mars lends your Ascendant a firm step, and you tend to grow into whatever you look ready for.',
      scene: 'In a meeting without a host, all the chairs turn toward you.',
      turn: [
        "You read out the first point on the list, and it's a start.",
        'Looking ready is half of being ready, and the rest comes while you talk.',
      ],
      after: 'you have the list, and the others have jobs from it',
      again: {
        easy: 'people make room for you without being asked',
        tense: 'you take the lead before anyone offers it',
      },
      act: "Open one meeting, meal or phone call today by saying in one sentence what it's for.",
    },
    {
      title: 'Early on the sidewalk',
      houses: [1, 3, 4, 12],
      why: 'Your body starts first, and your mind comes along and is usually glad that it did.',
      scene: "You're dressed and on the sidewalk before you can find a reason to stay in.",
      turn: [
        "The baker says you're early, and you notice that you're whistling.",
        'The mood that other people wait for at home turns up at the second corner.',
      ],
      after: 'you stop asking yourself whether you feel like it',
      again: {
        easy: 'you get up and go, and the rest follows',
        tense: 'you set off fast and forget the key',
      },
      act: 'Go out before dinner without asking whether you feel like it, and ask again when you reach a store.',
    },
    {
      title: 'The chair in your hand',
      houses: [5, 7, 8, 9, 11],
      why: 'Your face and your wish say the same thing, and asking takes hardly any courage.',
      scene: "You tell {someone} you'd like to sit by them, the chair already in your hand.",
      turn: [
        'They move a coat and a bag, and seem pleased to be asked.',
        "Being asked straight out is a relief, and they needn't guess.",
      ],
      after: 'you hint less, and nobody has to guess',
      again: {
        easy: 'they wave you over before you look for a seat',
        tense: 'your frankness comes a little before their coffee',
      },
      act: 'Ask for the seat, the window or the turn you want once today, in a light voice and one sentence.',
    },
  ],
  tense: [
    {
      title: 'A sharp good morning',
      houses: [2, 3, 6, 10],
      why: 'Mars puts an edge on your Ascendant, and others meet the edge before they meet you.',
      scene: 'You say a plain good morning, and the receptionist sits up straight.',
      turn: [
        'You meant nothing by it, and your eyebrows told another story.',
        'A second sentence, asked with interest, puts the first one right.',
      ],
      after: 'your good morning gets an ordinary one back',
      again: {
        easy: 'your voice comes out as friendly as you feel',
        tense: "your face says something that you don't think",
      },
      act: 'Ask one person at a desk or a counter a second, friendly question today, and wait for the answer.',
    },
    {
      title: 'The way to the museum',
      houses: [1, 9, 12],
      why: 'You feel looked at, and the less sure you are, the surer you pretend to be.',
      scene: "That's how you come to tell a stranger the way to a museum you've never seen.",
      turn: [
        'The stranger walks off to the left, and your ears are red.',
        'Not knowing is a short sentence, and people like whoever can say it.',
      ],
      after: "you say that you don't know, and two of you find a map",
      again: {
        easy: 'nobody is looking, and you walk more easily',
        tense: 'you bluff once and have to keep it up',
      },
      act: 'Say "I don\'t know" out loud to one person today, with a straight face and no reason after it.',
    },
    {
      title: 'Crossed arms',
      houses: [5, 7, 8, 11],
      why: 'You arrive braced for a push, and whoever meets you braces as well.',
      scene: '{Someone} asks how your day was, and your crossed arms answer first.',
      turn: [
        'They take half a step back and look at their phone.',
        'They likely took it for a no, and open hands are quicker than explaining.',
      ],
      after: 'they ask again, and your arms stay out of it',
      again: {
        easy: 'they meet you with open hands, and you relax',
        tense: 'you stand in the doorway like a guard',
      },
      act: 'Keep your arms uncrossed and your hands in view through one whole conversation today, about anything at all.',
    },
  ],
  joined: [
    {
      title: 'Hands flat on the table',
      houses: [2, 6, 9, 10],
      why: 'Mars wants it, your Ascendant shows it, and nothing in between stops to cover it up.',
      scene: 'So in a talk about money your hands are flat on the table and the number comes first.',
      turn: [
        'The other side looks at the number, then at your face.',
        'People take plain wanting seriously when the voice stays low.',
      ],
      after: 'the number is being talked about, and your voice is still low',
      again: {
        easy: 'somebody meets you with their real number',
        tense: 'you push the table instead of the point',
      },
      act: 'Say one number you want out loud three times before dinner today, hands flat on the table, voice low.',
    },
    {
      title: 'The corner of the table',
      houses: [1, 3, 4, 12],
      why: "You're all forward motion, and there's no room in you for looking left and right.",
      scene: 'Then your hip finds the corner of the table and your sleeve takes a cup along.',
      turn: [
        'The cup is fine, and the person behind it needs a towel.',
        'At half the speed your strength looks like ease, and nothing gets spilled.',
      ],
      after: 'the cup stands where it stood, and you walk around it',
      again: {
        easy: 'your body goes exactly where you aim it',
        tense: "you're in a hurry, and the door frame gets you",
      },
      act: 'Do one chore at half speed tonight, the dishes or the stairs, and set each thing down without a sound.',
    },
    {
      title: 'The speech about the landlord',
      houses: [5, 7, 8, 11],
      why: "You'd rather make a strong impression than a nice one, and Mars makes sure of it.",
      scene: "That's why {someone} can quote your whole speech about the landlord after one dinner.",
      turn: [
        'They know what makes you angry and not what makes you laugh.',
        'One question about them, and the strong impression becomes a warm one.',
      ],
      after: "they're the one talking, and you like what you hear",
      again: {
        easy: 'they remember something gentle that you said',
        tense: 'you fill the room, and they move to the edge of it',
      },
      act: 'Ask three questions in one conversation today before you give a single opinion, and count them on your fingers.',
    },
  ],
}
