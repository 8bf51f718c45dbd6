import type { PairStories } from '../../../pieces/Story.ts'

export const marsNeptune: PairStories = {
  easy: [
    {
      title: 'Bins wheeled back in the rain',
      houses: [3, 6, 11, 12],
      why: "Helping unseen is your Neptune's way, and Mars lends it two good arms and no patience for talk.",
      scene: "A neighbor's bins are wheeled back in the rain, and no name is left behind.",
      turn: [
        'Thanks would only embarrass you, and that keeps it simple.',
        'A good deed without a witness is one that nobody can grade.',
      ],
      after: 'the neighbor wonders who it is, and you keep a straight face',
      again: {
        easy: "you help without a word, and it's the right help",
        tense: "you help so quietly that you're asked why you never do",
      },
      act: 'Do one useful thing for a neighbor or colleague before dinner, and leave before they can thank you.',
    },
    {
      title: 'Soap in your eyes',
      houses: [1, 6, 9, 10],
      why: 'You do your best work when you stop forcing it and follow the picture in your head.',
      scene: 'The plan that stuck at your desk comes loose in the shower, with soap in your eyes.',
      turn: [
        "You aren't idle; the picture needs you to look away.",
        'What comes that way is good work, given a towel and a pencil.',
      ],
      after: 'the wet note is dry, and half of it is good',
      again: {
        easy: 'the answer comes while your hands do something else',
        tense: 'the picture is lovely, and nobody else can see it yet',
      },
      act: "Leave one stuck task at three o'clock today, walk for fifteen minutes, and write down what turns up.",
    },
    {
      title: 'A heavy box, set down softly',
      houses: [4, 5, 7, 8],
      why: 'Your Neptune feels how much is enough, and that makes a strong hand gentle.',
      scene: 'You carry a heavy box for {someone} and set it down without a sound.',
      turn: [
        'They wait for the bump, and their shoulders drop.',
        'Strength that makes no show of itself is easy for them to be near.',
      ],
      after: "they hand you the next thing without asking whether it's too heavy",
      again: {
        easy: "you're strong and gentle in the same hour",
        tense: "you carry so much that nobody sees it's heavy",
      },
      act: 'Do one heavy or clumsy job at home as softly as you can today: a box, a drawer, a door.',
    },
  ],
  tense: [
    {
      title: 'The folder on the floor',
      houses: [2, 6, 10, 11],
      why: "Mars would say no outright, but your Neptune can't bear a sad face, so you say yes slowly.",
      scene: 'The folder a colleague pressed on you moves from chair to shelf to floor, unopened.',
      turn: [
        'You call it being tired, and part of it is a no.',
        'A kind refusal, given early, leaves them time to ask elsewhere.',
      ],
      after: "the folder is back on its owner's desk, or finished",
      again: {
        easy: "you say no kindly, and it's taken well",
        tense: 'you say yes with your mouth and no with your feet',
      },
      act: 'Take the one task you keep moving around, and give it back or finish it before supper today.',
    },
    {
      title: 'One plate washed',
      houses: [1, 4, 12],
      why: 'The harder you drive yourself, the further your Neptune drifts off to somewhere pleasant.',
      scene: 'It ends at the sink: the tap on, one plate washed, your eyes out of the window.',
      turn: [
        "You aren't lazy; you're tired, and a daydream is the nearest chair.",
        'Ten minutes flat on the bed does more than an hour of half washing.',
      ],
      after: 'the sink is empty, and so is your list',
      again: {
        easy: 'you rest first, and the work takes half as long',
        tense: 'you sit down for a minute, and the minute has no end',
      },
      act: 'Lie down flat for ten minutes this afternoon with a timer, then wash exactly five things.',
    },
    {
      title: 'Under the station clock',
      houses: [3, 5, 7, 8],
      why: 'Anger feels unkind to you, so you swallow it, and it leaks out as forgetting.',
      scene: 'You forget that {someone} is waiting under the station clock, you who never forget a time.',
      turn: [
        'Your memory is fine; the crossness had nowhere else to go.',
        "Said in one calm line, it's small, and they can stop wondering.",
      ],
      after: "you're on time, and the small complaint is out",
      again: {
        easy: "you say what annoys you, and you're both relieved",
        tense: "you say that nothing's wrong, and your shoes say otherwise",
      },
      act: 'Say one small annoyance out loud today, in one calm sentence, within an hour of feeling it.',
    },
  ],
  joined: [
    {
      title: 'The tale at the table',
      houses: [2, 9, 10, 11],
      why: 'Mars is all for the plan, your Neptune is all for dreaming it, and telling it feels like doing it.',
      scene: 'So two friends at a table get the whole project, and the notebook at home stays blank.',
      turn: [
        "Each telling spends some joy that's meant for the work.",
        'A half-told plan helps: you want to know how it goes on.',
      ],
      after: "the notebook has one used page, and it's a start",
      again: {
        easy: 'you do a small part of the dream, and it holds',
        tense: 'the plan grows a new chapter, and its first line is still missing',
      },
      act: 'Do ten minutes of the thing you keep describing before dinner, and stop in the middle of a line.',
    },
    {
      title: 'The bill under the fruit bowl',
      houses: [2, 4, 6, 12],
      why: "You can work like three people for an idea you love, and can't lift a pen for the rest.",
      scene: 'The kitchen is repainted in your head, and a bill lies under the fruit bowl.',
      turn: [
        "The bill isn't hard; it's only dull.",
        'Done in your favorite chair, a dull job borrows a little of the pull.',
      ],
      after: 'the fruit bowl has nothing under it but table',
      again: {
        easy: 'a dull task goes by while you think of something lovely',
        tense: 'you dream through the hour that was meant for paperwork',
      },
      act: 'Carry the dullest paper from your table to the nicest spot at home today, and give it fifteen minutes.',
    },
    {
      title: 'Shoes on for a rescue',
      houses: [5, 7, 8],
      why: 'Your Neptune longs to save somebody, and just now it has the muscle to try.',
      scene: "{Someone} complains of a loud neighbor, and you're already lacing your shoes.",
      turn: [
        "They want to be heard, and you're ready to break down a door.",
        "Asking which of the two they'd like is the braver kind of help.",
      ],
      after: 'they tell you more, since you stay in your chair',
      again: {
        easy: 'you ask before you help, and your help is taken',
        tense: "you're tired from a rescue that nobody ordered",
      },
      act: "Ask one person today whether they'd like help or an ear, and do only that for fifteen minutes.",
    },
  ],
}
