import type { PairStories } from '../../../pieces/Story.ts'

export const venusChiron: PairStories = {
  easy: [
    {
      title: 'Praise for your hands',
      houses: [2, 6, 10],
      why: "Venus is gentle with your Chiron, so praise for what you make goes in and isn't sent back.",
      scene: "So {someone} says your work is good, and you don't point out the crooked edge.",
      turn: [
        'They saw the edge already and meant the whole thing.',
        "To correct them would only be telling them that they can't see.",
      ],
      after: 'you hear praise to the end, and the crooked edge goes unmentioned',
      again: {
        easy: 'someone asks how you made it, and you tell them',
        tense: 'you call your work a trifle before the praise is over',
      },
      act: 'Put something you made or fixed on a shelf where people see it today, and name none of its faults.',
    },
    {
      title: 'A coat over pajamas',
      houses: [1, 4, 12],
      why: 'You like yourself well enough to be seen without the good clothes or the good mood.',
      scene: 'Out for bread with a cold, a coat over your pajamas, you see {someone} and wave first.',
      turn: ['They see a red nose and a glad face.', 'Not looking your best is restful for them as well.'],
      after: 'you care less who sees the pajamas, and more whom you run into',
      again: {
        easy: "you're told you look well when you didn't even try",
        tense: 'you cross the street so that no one sees what you have on',
      },
      act: 'Go out for one small thing today exactly as you are, and stop to talk if you meet anyone at the shop.',
    },
    {
      title: 'The chair kept free',
      houses: [3, 5, 7, 8, 9, 11],
      why: 'The part of you that expects to be left out finds it easy, for a change, to be wanted.',
      scene: 'It shows in a full room, when {someone} takes a bag off a chair and looks at you.',
      turn: [
        'They kept it free because you were coming.',
        'Sit down before you think of someone who deserves it more.',
      ],
      after: 'you walk in and look for faces, not for the exit',
      again: {
        easy: "you're asked along, and you don't ask why",
        tense: 'you stand by the wall with your coat over your arm',
      },
      act: 'Choose a seat in the middle today, on a bus, a bench or at a table, and take your coat off.',
    },
  ],
  tense: [
    {
      title: 'A present with an excuse',
      houses: [2, 8, 9],
      why: 'Venus wants to give freely, and your Chiron fears that what you have to give is shabby.',
      scene: 'So you hand {someone} a present and call it nothing much before the ribbon is off.',
      turn: [
        'They have to praise it twice now, once for you and once against you.',
        "Given without a word, it's simply a present.",
      ],
      after: 'you hand things over in silence, and the other person speaks first',
      again: {
        easy: 'you give a small thing and enjoy the face across from you',
        tense: 'you give more than you can spare, to be safe',
      },
      act: 'Give one person something small today, an apple, a page or an hour, and add no excuse to it.',
    },
    {
      title: 'Half the closet on the bed',
      houses: [1, 4, 6, 12],
      why: 'You need a kind word about one sore spot in your looks, and you ask the mirror for it.',
      scene: "That's why half the closet lies on the bed, and {someone} is ten minutes into waiting at a cafe.",
      turn: ["They'd take the first sweater and the ten minutes.", "A mirror doesn't hand out kind words; they can."],
      after: "you're on time in the first thing you put on, and nobody stares",
      again: {
        easy: 'you like one thing in the mirror and leave it at that',
        tense: 'you cancel and blame a headache',
      },
      act: 'Choose what to wear in under three minutes today, put the rest back in the closet, and go.',
    },
    {
      title: 'A handshake, not a hug',
      houses: [3, 5, 7, 10, 11],
      why: "Venus would like you to come closer, and an old hurt keeps you at arm's length.",
      scene: 'Outside an office or a station, you hold out a hand to {someone} and mean a hug.',
      turn: ['They shake it and wonder what they did.', "Half a step closer is small, and they'd see it."],
      after: 'the next goodbye is warmer, and nobody remarks on it',
      again: {
        easy: "you're hugged first, and it's no great matter",
        tense: 'you wave from the far side of the street',
      },
      act: 'Say one warm sentence tonight to a person you keep at a distance because you like them.',
    },
  ],
  joined: [
    {
      title: 'What you do all day',
      houses: [2, 6, 9, 10],
      why: "You'd love a compliment, and your Chiron wants it exactly where you believe you've earned none.",
      scene: 'Then {someone} asks about your work, and you make it sound like sweeping a floor.',
      turn: [
        "They believe you, since you're the one who'd know.",
        'Tell it straight once, the hard part too, and they can admire it.',
      ],
      after: "someone can say what you do and why it's hard",
      again: {
        easy: 'the praise comes for the hard part, and you keep it',
        tense: 'you fish for praise and throw it back',
      },
      act: 'Tell one person today the hardest part of what you do, in two straight sentences with no joke in them.',
    },
    {
      title: 'A blanket, not asked for',
      houses: [1, 4, 5, 8, 12],
      why: 'Venus goes straight to your sore spot, where any kindness can bring you close to tears.',
      scene: "That's why your eyes sting when {someone} hands you a blanket without being asked.",
      turn: [
        "They think something's wrong, and it's the other way around.",
        "Let the blanket stay, and say that it's nice.",
      ],
      after: 'you let yourself be looked after, and can say why your eyes sting',
      again: { easy: "you're looked after for an hour and don't count it", tense: "you say you aren't cold" },
      act: "Ask one person for something small today, a hand or a cup of tea, and don't pay it back before tomorrow.",
    },
    {
      title: 'The one by the window',
      houses: [3, 7, 11],
      why: 'Your Chiron knows how being left out feels, and now that knowledge makes you warm, not wary.',
      scene: "So at a gathering you carry two glasses to {someone}, who's standing alone by the window.",
      turn: [
        "They'd been reading the same poster for a while.",
        "What you'd have wished for yourself is the right thing to bring.",
      ],
      after: "you still check the window first, and it isn't for yourself",
      again: { easy: 'someone brings you a glass first', tense: 'you stand at a window of your own and wait' },
      act: "Speak first today to one person who's standing alone, at a stop, in a hall or by a window, and stay five minutes.",
    },
  ],
}
