import type { PairStories } from '../../../pieces/Story.ts'

export const sunAscendant: PairStories = {
  easy: [
    {
      title: 'First at the counter',
      houses: [2, 6, 9, 10],
      why: 'You come across as you are just now, and your Ascendant sees no reason to excuse it.',
      scene: 'At a counter or in an office you ask without clearing your throat first.',
      turn: [
        'The clerk looks up faster for a question than for an apology.',
        'Start with sorry, and people wonder what for; a plain question only wants an answer.',
      ],
      after: 'you ask in your first sentence, and nobody has to wait for the point',
      again: {
        easy: 'you come in and are taken for who you are',
        tense: 'you rehearse a simple question in line and it gets longer',
      },
      act: "Go to one counter, desk or office you've been putting off today, and ask in your first sentence.",
    },
    {
      title: 'Slippers at the front door',
      houses: [1, 3, 4, 12],
      why: "You're easy in your own skin, and how you look is fine with you before you've looked.",
      scene: 'The mail carrier rings, and you chat at the door in your oldest slippers.',
      turn: [
        'The slippers get one look, and the rest of the time goes to the weather.',
        "What you don't apologize for, most people don't look at twice.",
      ],
      after: 'a ring at the door finds you as you are, with no detour',
      again: {
        easy: 'you pass a mirror and forget to check',
        tense: "you're seen at your plainest and wish for a hat",
      },
      act: "Go out once today in what you're wearing now, to the corner or the mailbox, and greet whoever you meet.",
    },
    {
      title: 'Ten steps across the room',
      houses: [5, 7, 8, 11],
      why: 'Your Ascendant goes first just now and makes little of it.',
      scene: 'You cross a crowded room to {someone} instead of waiting to be found.',
      turn: [
        'They looked distant; up close, they hold their glass with both hands.',
        'Shy and cool look alike across a room, and ten steps tell you which.',
      ],
      after: 'neither of you can say who came over first',
      again: { easy: 'somebody is glad that you came over first', tense: 'you wait to be found and take it to heart' },
      act: 'Be the first to say hello to three people before supper, and stay a minute with one of them.',
    },
  ],
  tense: [
    {
      title: 'Longer than you were late',
      houses: [6, 9, 10],
      why: "You see yourself through other people's eyes, and you keep trying to correct the picture.",
      scene: "You stand in the doorway explaining why you're late, for longer than you were late.",
      turn: [
        "They've long since pushed a chair out for you.",
        'A short sorry closes the subject, and then they can see how good you are.',
      ],
      after: 'a short sorry comes out, and nobody asks for the long one',
      again: {
        easy: 'you make a mistake in company and nobody needs the reasons',
        tense: "you explain yourself to someone who hadn't noticed",
      },
      act: 'Leave out one explanation today that nobody has asked you for, count to five, and go on with the matter.',
    },
    {
      title: 'Shoes on in the hallway',
      houses: [1, 3, 4, 12],
      why: 'Your Ascendant goes on smiling for company long after the rest of you has gone quiet.',
      scene: 'After a cheerful hour with neighbors you stand in your hallway, shoes on, the smile still on.',
      turn: [
        "You weren't false out there; you were polite the whole time.",
        "What's tired is your face, and half an hour unseen is enough for it.",
      ],
      after: 'you leave company a little sooner, and in better shape',
      again: {
        easy: 'you look the way you feel and nobody minds',
        tense: 'you smile through an hour and pay for it at home',
      },
      act: 'Spend 30 minutes this evening alone in a room, with no screen and no mirror, before you talk to anyone.',
    },
    {
      title: 'Two apologies for wet hair',
      houses: [5, 7, 8, 11],
      why: 'The Sun would have you known as you are, and your Ascendant still puts its best face forward.',
      scene: '{Someone} comes early, finds you with wet hair, and gets two apologies.',
      turn: [
        "They hear that they've come at a bad time, when you only meant the hair.",
        "Let it dry in company, and they know they're welcome.",
      ],
      after: 'you open the door half ready, and the talk starts sooner',
      again: {
        easy: "you're seen before you're ready and nobody minds",
        tense: 'you fix your face for someone who wanted you plain',
      },
      act: 'Leave one thing about your looks as it is today, hair, shirt or shoes, and mention it to nobody.',
    },
  ],
  joined: [
    {
      title: "Who'll go first",
      houses: [6, 9, 10],
      why: "You're easy to see just now, and waiting to be picked feels like a waste of you.",
      scene: "A teacher or boss asks who'll go first, and your chair is already pushed back.",
      turn: [
        "Your heart is beating, and there's more pleasure in that than fear.",
        'Whoever goes first sets the measure, and nobody has done better yet.',
      ],
      after: 'the first try is done, and you know which part to fix',
      again: { easy: "you begin before you've time to doubt", tense: 'you push ahead where nobody was in line' },
      act: 'Go first once today, in a class, at a meeting or at the dishes, before anybody looks around.',
    },
    {
      title: 'Five hangers',
      houses: [1, 3, 4, 12],
      why: "The Sun shows you who you are by now, and you'd like your Ascendant to match.",
      scene: 'Half the shirts in your closet belong to somebody you know well and no longer are.',
      turn: [
        'That somebody had good taste and their own reasons.',
        'Keep what looks like you, and mornings at the mirror get shorter.',
      ],
      after: 'you own fewer shirts and wear more of them',
      again: {
        easy: 'you wear what you like and are told that it suits you',
        tense: 'you change twice and go out in the first thing',
      },
      act: "Take five things off their hangers tonight that don't look like you anymore, and pack them in a bag.",
    },
    {
      title: 'Three plans before the soup',
      houses: [5, 7, 8, 11],
      why: 'Your Ascendant is in full light, so you come on strong and hope to be taken whole.',
      scene: "That's how {someone} gets three plans, a fear and a joke before the soup.",
      turn: [
        "They get a lot at once, and all of it's true.",
        'Leave a gap for their answer, and they can take you in.',
      ],
      after: "there's time between your sentences, and they put theirs there",
      again: {
        easy: "somebody asks for more of you than you'd offered",
        tense: "you fill every pause and wonder who you're talking to",
      },
      act: 'Say one true thing about yourself to {friend} tonight, then let them talk for five minutes without adding to it.',
    },
  ],
}
