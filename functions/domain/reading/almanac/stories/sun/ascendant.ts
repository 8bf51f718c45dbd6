import type { PairStories } from '../../../pieces/Story.ts'

export const sunAscendant: PairStories = {
  easy: [
    {
      title: 'First at the counter',
      houses: [2, 6, 9, 10],
      why: 'The Sun suits your Ascendant, so the person you are and the one others see are the same.',
      scene: 'At a counter or in an office you ask without clearing your throat first.',
      turn: [
        'The clerk takes you for somebody who belongs there, and you do.',
        'Use it for the door you usually find a reason to walk past.',
      ],
      after: 'the question is answered, and the counter is only a counter',
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
      scene: 'That can look like meeting the mail carrier or a neighbor at the door in your oldest slippers.',
      turn: [
        "Nobody minds the slippers, since you don't.",
        "The ten minutes you'd need to hide are yours to spend on something you like.",
      ],
      after: 'the slippers are by the door, where anyone can see them',
      again: {
        easy: 'you pass a mirror and forget to check',
        tense: "you're seen at your plainest and wish for a hat",
      },
      act: "Go out once today in what you're wearing now, to the corner or the mailbox, and greet whoever you meet.",
    },
    {
      title: 'Ten steps across the room',
      houses: [5, 7, 8, 11],
      why: 'Your Ascendant goes first just now and makes little of it, which lets other people relax.',
      scene: 'You cross a crowded room to {someone} instead of standing at the wall to be found.',
      turn: [
        "They needn't wonder who'll move first, because you have.",
        'A start like that costs ten steps and spares you both an hour.',
      ],
      after: 'neither of you is waiting at a wall',
      again: { easy: 'somebody is glad that you came over first', tense: 'you wait to be found and take it to heart' },
      act: 'Be the first to say hello to three people before supper, and stay a minute with one of them.',
    },
  ],
  tense: [
    {
      title: 'Longer than you were late',
      houses: [6, 9, 10],
      why: "You see yourself through other people's eyes, and you keep trying to correct the picture.",
      scene: "That's why you stand in a doorway explaining why you're late, for longer than you were late.",
      turn: [
        "They've long since pushed a chair out for you.",
        'A short sorry closes the subject, and then they can see how good you are.',
      ],
      after: "the chair is yours without a speech, and you're on time",
      again: {
        easy: 'you make a mistake in company and nobody needs the reasons',
        tense: "you explain yourself to someone who hadn't noticed",
      },
      act: 'Leave out one explanation today that nobody has asked you for, count to five, and go on with the matter.',
    },
    {
      title: 'Shoes on in the hallway',
      houses: [1, 3, 4, 12],
      why: 'The Sun shows the gap between what you feel and what your Ascendant lets people see.',
      scene:
        'You notice it in your hallway after a cheerful hour with neighbors, standing there with your shoes on, empty.',
      turn: [
        "You weren't false out there; you were polite the whole time.",
        'A room where no face is needed puts that right faster than another smile.',
      ],
      after: 'your hallway is a place to take your shoes off',
      again: {
        easy: 'you look the way you feel and nobody minds',
        tense: 'you smile through an hour and pay for it at home',
      },
      act: 'Spend 30 minutes this evening alone in a room, with no screen and no mirror, before you talk to anyone.',
    },
    {
      title: 'Two apologies for wet hair',
      houses: [5, 7, 8, 11],
      why: "Your Ascendant puts its best face forward just when you'd like to be known without it.",
      scene: '{Someone} comes early, finds you with wet hair, and gets two apologies.',
      turn: [
        "They hear you're sorry and see nothing wrong.",
        "Let it dry in company, and there's one thing less to keep up.",
      ],
      after: 'wet hair is only hair, and nobody apologizes for it',
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
      after: 'the first try is over, and the others measure by it',
      again: { easy: "you begin before you've time to doubt", tense: 'you push ahead where nobody was in line' },
      act: 'Go first once today, in a class, a meeting or a line of volunteers, or begin one job nobody has begun.',
    },
    {
      title: 'Five hangers',
      houses: [1, 3, 4, 12],
      why: 'The Sun reaches your Ascendant, and you want to look like the person you are by now.',
      scene: "That can look like half a closet of shirts that belong to somebody you know well and aren't.",
      turn: [
        'That somebody had good taste and their own reasons.',
        'Keep what looks like you, and mornings at the mirror get shorter.',
      ],
      after: 'five hangers are empty, and dressing is quick',
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
