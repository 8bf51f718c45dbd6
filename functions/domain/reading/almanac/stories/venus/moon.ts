import type { PairStories } from '../../../pieces/Story.ts'

export const venusMoon: PairStories = {
  easy: [
    {
      title: 'The heavier bag',
      houses: [3, 4, 6, 12],
      why: "Venus makes it pleasant to be looked after, and your Moon stops pretending it doesn't need that.",
      scene: "So when {someone} asks how you are, you say you're tired, and hand over the heavier shopping bag.",
      turn: ["They'd rather carry a bag than look at a brave face.", 'You walk home lighter, and with more to say.'],
      after: 'you ask for a hand sooner, and the bags are never so heavy',
      again: {
        easy: 'someone takes the other handle before you ask',
        tense: 'you say that you can manage, and your arms say you lied',
      },
      act: 'Ask somebody for one small hand today, with a bag, a lid or a heavy door, and take it with thanks.',
    },
    {
      title: 'The seat in the draft',
      houses: [2, 6, 10],
      why: "Your Moon senses who's uncomfortable in a room, and you like people enough to get up.",
      scene: "That's why you close the window behind {someone} before they reach for a sweater.",
      turn: [
        "They don't know why the room is suddenly nicer.",
        'Say you saw them shiver, since being noticed warms people more than a window does.',
      ],
      after: 'the window is shut, and somebody knows who thought of it',
      again: {
        easy: "somebody notices that you're cold before you do",
        tense: "you see to everyone's comfort and sit in the draft yourself",
      },
      act: 'Watch for one small discomfort before supper today, a draft, a bag or a hard chair, and tell that person you noticed.',
    },
    {
      title: 'What your family called you',
      houses: [1, 5, 7, 8, 9, 11],
      why: 'You feel safe enough with people to show them where you come from.',
      scene: 'It shows when an old school photo comes out, and {someone} learns your nickname from those days.',
      turn: [
        "They'll use it once too often, and you won't mind.",
        'Being known with that haircut, and still liked, is what you were after.',
      ],
      after: "the nickname is out, and it sounds kinder than you'd feared",
      again: {
        easy: 'an old story of yours makes somebody fonder of you',
        tense: 'you turn a photograph to the wall before visitors see it',
      },
      act: 'Find one picture of yourself under the age of ten tonight, and stand it on a shelf where a visitor can see it.',
    },
  ],
  tense: [
    {
      title: 'Wet laundry and a couch',
      houses: [4, 6, 8, 12],
      why: 'Venus goes on being kind long after your Moon is ready to lie down.',
      scene: 'So you help {someone} carry a couch while your own laundry sits wet in the machine.',
      turn: [
        "They'd have been quite happy to wait a day.",
        'Hang your own things up first, and what you do for them is a present again.',
      ],
      after: 'your own laundry is dry, and you offer less and enjoy it more',
      again: {
        easy: 'somebody does a chore of yours and wants nothing for it',
        tense: 'you promise a favor while you can hardly keep your eyes open',
      },
      act: 'Finish one chore that serves only you before supper today, and offer nobody anything until then.',
    },
    {
      title: 'Two pats on the back',
      houses: [1, 5, 7, 11],
      why: 'You long to be held, and the moment you are, something in you backs off.',
      scene: 'In the doorway, {someone} hugs you, and you pat their shoulder twice and let go.',
      turn: [
        "Two pats mean that's enough, and they hear it.",
        "You'd wanted longer, and one more breath is all it takes.",
      ],
      after: 'the goodbye at the door takes a breath longer and needs no pats',
      again: {
        easy: "someone holds on, and you find you aren't counting",
        tense: 'you step back first and miss them on the stairs',
      },
      act: 'Stay one breath longer in one goodbye today, at a door, at a counter or on the phone, before you let go.',
    },
    {
      title: 'The funny version',
      houses: [2, 3, 9, 10],
      why: "Your Moon would like some comfort, and you'd hate to be poor company while asking for it.",
      scene: 'So you tell {someone} about the awful meeting as a funny story, with voices.',
      turn: [
        'They laugh, and you go home with a sore heart.',
        'The same story without the voices gets you the kind question you wanted.',
      ],
      after: "the meeting gets told once more, plainly, and somebody says that's hard",
      again: {
        easy: 'you tell a sad thing straight, and nobody runs away',
        tense: "you're so amusing about a bad day that nobody asks",
      },
      act: "Tell {friend} one thing today that wasn't funny, in two plain sentences, and leave out the joke.",
    },
  ],
  joined: [
    {
      title: 'Half the cookies gone',
      houses: [2, 4, 6, 12],
      why: 'Your Moon is sweet and hungry, and can hardly tell wanting love from wanting a cookie.',
      scene: 'On the way to {someone} with a box of cookies, you eat half of it.',
      turn: [
        "They'd have been as happy without the box.",
        'You were hungry for company, and a meal together has more of it.',
      ],
      after: 'the box lasts longer, and you sit down when you eat',
      again: {
        easy: 'a plain supper in company leaves you wanting nothing more',
        tense: "you look in the fridge for something that isn't food",
      },
      act: 'Eat one meal today sitting down, at a table, with a plate and no screen, and stay until it is finished.',
    },
    {
      title: 'The day you plan in bed',
      houses: [5, 8, 9, 12],
      why: 'What you long for and what would comfort you become one picture, and you move in.',
      scene: 'In bed it looks like this: a free day with {someone}, planned down to the bread.',
      turn: [
        'They know nothing of it, and its absence can still hurt you.',
        'Offer one slice of it aloud, and they have something to answer.',
      ],
      after: 'one small piece of that day is real, if only the bread',
      again: {
        easy: 'a plain hour turns out as nice as the one you pictured',
        tense: "you're cross with someone for a day they never heard about",
      },
      act: 'Write down the day you keep picturing in five lines tonight, and underline the one part you could simply suggest.',
    },
    {
      title: 'A place kept in line',
      houses: [1, 3, 7, 10, 11],
      why: 'Your Moon lies close to the surface, where even a small kindness goes straight in.',
      scene: 'Then {someone} keeps you a place in line, with one foot, and your throat goes tight.',
      turn: [
        "They thought of you while you weren't there, and that's what moves you.",
        'A plain thank-you lets them know, and your throat recovers.',
      ],
      after: 'the place in line is a small thing again, and still a nice one',
      again: {
        easy: 'a stranger holds a door, and it lasts you an hour',
        tense: 'nobody keeps your place, and you take it harder than you should',
      },
      act: 'Thank one person before dinner today, a friend, a neighbor or a cashier, for something nobody else would mention.',
    },
  ],
}
