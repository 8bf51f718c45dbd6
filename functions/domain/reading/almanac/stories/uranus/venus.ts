import type { PairStories } from '../../../pieces/Story.ts'

export const uranusVenus: PairStories = {
  easy: [
    {
      title: 'The cracked blue bowl',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "What your Venus likes needn't match what you own, or what it cost.",
      scene: 'The good vase goes into a box, and a cracked blue bowl takes its place.',
      turn: [
        'The bowl came from a curb, and your eye goes to it all day.',
        "A taste that's really yours is seldom the expensive one.",
      ],
      after: 'there are fewer things around you, and you like more of them',
      again: {
        easy: 'you find something lovely where nobody looks',
        tense: "you buy what's new and are tired of it at the door",
      },
      act: 'Move the object you like best to the place you look at most, today, and put the costly one away.',
    },
    {
      title: 'The rented bowling shoes',
      houses: [5, 7, 8],
      why: "What charms your Venus in a person isn't on the list, and the list looks rather short.",
      scene: "That's how {someone} gets you into rented bowling shoes, and you laugh yourself hoarse.",
      turn: [
        'They throw like a waiter dropping a tray.',
        "What you enjoy with somebody tells you more than what you'd planned to.",
      ],
      after: 'you try the odd thing together first and judge it later',
      again: {
        easy: 'a silly plan turns out to be the good one',
        tense: 'you want excitement and turn down each kind on offer',
      },
      act: 'Suggest one thing to {friend} today that neither of you has tried and that takes less than an hour.',
    },
  ],
  tense: [
    {
      title: 'Bored with the good chair',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus makes your Venus tired of what it has, and anything new looks like the cure.',
      scene: 'It shows when you study leather chairs in a catalog, sitting in a perfectly good chair.',
      turn: [
        "The chair isn't dull; what you do in it is, three hours at a time.",
        'Change that first, and see whether you still want the leather.',
      ],
      after: 'you know which things you were tired of, and which only stood wrong',
      again: {
        easy: 'something you own pleases you again, in a new spot',
        tense: 'you pay for a change and want another one',
      },
      act: 'Choose one thing you meant to replace, use it in a new way or a new corner today, and wait a week.',
    },
    {
      title: 'A fight about the salt',
      houses: [5, 7, 8],
      why: 'You want love to be peaceful, and a part of you takes peace for the end of it.',
      scene: 'A nice quiet meal with {someone} turns into a fight about the salt.',
      turn: [
        "They pass it across, puzzled, and at least you're both awake.",
        'You were hungry for a surprise; ask them for one.',
      ],
      after: 'the week has some surprise in it, and nobody has to quarrel',
      again: {
        easy: 'something unexpected makes an old affection fresh',
        tense: 'you poke at a calm thing to see if it moves',
      },
      act: "Ask {friend} tonight for one small surprise before the week is out, and don't ask what it'll be.",
    },
  ],
  joined: [
    {
      title: 'The color you never wear',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Uranus changes your taste, and with it your idea of what you are worth.',
      scene: 'At a mirror you try on a color you never wear, and you leave it on.',
      turn: [
        'The rest of the closet belongs to somebody more careful.',
        'Begin at the edge, with a sock or a collar, and let your eye catch up.',
      ],
      after: 'what you wear and what you ask for are bolder, and yours',
      again: {
        easy: "you choose something unlike you, and it's a fit",
        tense: 'you throw out in one go what you only half dislike',
      },
      act: 'Wear one thing today that you keep for a bolder person, if only a ring or a collar, and keep it on.',
    },
    {
      title: 'A hand at your elbow',
      houses: [5, 7, 8],
      why: 'Attraction comes all at once now: sweet, a bit dizzy, and in no way a promise.',
      scene: 'On a steep flight of stairs {someone} takes your elbow, and your whole arm wakes up.',
      turn: [
        'They felt it too, or they were thinking of the stairs.',
        'Enjoy the jolt, and leave its meaning to a month of plain talk.',
      ],
      after: 'you know what was spark and what stays, and both are welcome',
      again: {
        easy: 'a small touch surprises you, and you smile',
        tense: 'you take a thrill for an answer and run with it',
      },
      act: 'Make two columns on paper tonight: what you feel for one person, and what you know of them.',
    },
  ],
}
