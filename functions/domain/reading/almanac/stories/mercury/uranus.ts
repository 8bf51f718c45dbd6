import type { PairStories } from '../../../pieces/Story.ts'

export const mercuryUranus: PairStories = {
  easy: [
    {
      title: 'The shortcut at the copier',
      houses: [2, 6, 9, 10],
      why: 'Mercury knows how the thing is done, and your Uranus sees how else it could be.',
      scene: 'At the copier you skip four steps, and the clerk beside you stops to look.',
      turn: [
        "The four steps were somebody's habit, and nobody had asked about them.",
        "You find the short way because being wrong for a minute doesn't scare you.",
      ],
      after: "the short way is taped to the machine, in somebody else's handwriting",
      again: {
        easy: "somebody shows you a shortcut of their own, and it's better",
        tense: 'your shortcut takes longer, and you defend it anyway',
      },
      act: 'Do one routine job in fewer steps today, and write the short way on a card for the next person.',
    },
    {
      title: 'The wrong end of the paper',
      houses: [1, 3, 4, 11, 12],
      why: 'Your mind likes surprises just now, and it makes its own if nobody brings any.',
      scene: 'At breakfast you read the page of the newspaper you always throw away.',
      turn: [
        'Beekeeping, chess, the tides: nothing there is of any use to you.',
        'Your Uranus wakes up on exactly such things, and you think better for an hour.',
      ],
      after: 'you know something odd about tides, and somebody wants to hear it',
      again: {
        easy: 'a useless fact of yours turns out to be the answer',
        tense: 'nothing on any page is new, and you fold the paper up',
      },
      act: 'Read one page today on a subject you always skip, and tell one person the strangest line of it.',
    },
    {
      title: 'The question off the list',
      houses: [5, 7, 8],
      why: 'Your Uranus gives you the odd question, and Mercury makes it sound friendly.',
      scene: "You ask {someone} what they'd do with a year that nobody counted.",
      turn: [
        'They put down the cup and need a minute, which is praise.',
        'An answer that isn\'t ready yet tells you more of them than "fine" does.',
      ],
      after: 'their answer grows, and they bring it up without you',
      again: {
        easy: 'somebody asks you an odd question back, and you enjoy the minute',
        tense: "you ask something clever to avoid asking what you'd like to know",
      },
      act: "Ask {friend} one question today that you've never asked anyone, and let them take a full minute.",
    },
  ],
  tense: [
    {
      title: 'The slow speaker',
      houses: [1, 6, 10, 11],
      why: 'Your mind is at the exit while the talk is still at the door.',
      scene: "In the meeting you answer on the speaker's fourth word and start packing your bag.",
      turn: [
        'You were right about the ending, and everyone else still wanted the middle.',
        'Being quick gets you thanks as soon as the slow part is over.',
      ],
      after: 'somebody slow gets to the end, and the end is new',
      again: {
        easy: 'you wait for the end of a sentence, and it surprises you',
        tense: "you finish somebody's sentence, and they start it again",
      },
      act: 'Hear one slow speaker out today with a pen in your hand, and write down the last thing they say.',
    },
    {
      title: 'Against the restaurant',
      houses: [5, 7, 8],
      why: 'Mercury wants a talk, and your Uranus wants a no, whatever the question is.',
      scene: '{Someone} picks a place to eat, and you have three reasons against it.',
      turn: [
        'You like the restaurant; you only mind that it was decided.',
        'One reason, and a better idea with it, makes them glad you spoke.',
      ],
      after: 'one of you picks the place, and the other one picks the table',
      again: {
        easy: 'you say "fine by me," and find that it is',
        tense: "you're against it, and then you have to think of why",
      },
      act: 'Say yes to one thing another person has picked today, the radio, the route or the meal, with no remark.',
    },
    {
      title: 'A lamp in eleven pieces',
      houses: [2, 3, 4, 9, 12],
      why: "You want to know how it works this minute, and your Uranus won't be told.",
      scene: 'A new lamp lies in eleven pieces on the carpet, and the sheet is still folded.',
      turn: [
        "Your guess was good up to the screw that's left over.",
        'Two minutes with the sheet save the half hour of taking it apart.',
      ],
      after: 'you read the sheet to the end, and your own idea still finds room',
      again: {
        easy: 'you read the sheet first, and you still get to improve on it',
        tense: "you're on the carpet again, with the sheet under the box",
      },
      act: "Read one set of instructions from the first line to the last today, with your hands off the thing until you're done.",
    },
  ],
  joined: [
    {
      title: 'The truth at the long table',
      houses: [1, 6, 9, 10, 11],
      why: 'Your Uranus wants no delay, so a thought and saying it are one event.',
      scene: 'So somebody praises the new plan, and your voice tells the whole table where it breaks.',
      turn: [
        "It's so exact that two people write it down, and one goes red.",
        'The flash is worth having; put the way to fix it right behind it.',
      ],
      after: 'the plan has a patch in the place you pointed to',
      again: {
        easy: 'you see the weak point and the cure for it in one look',
        tense: "you're right, loud and early, and nobody picks up a pen",
      },
      act: "Write your sharpest remark on a card before lunch, and add one line on how you'd mend the thing.",
    },
    {
      title: 'Awake at the wrong hour',
      houses: [2, 3, 4, 12],
      why: "Your head is lit up like a shop, and it won't close because you're in bed.",
      scene: 'At the nightstand you switch the lamp on for the sixth idea.',
      turn: [
        'Two of the six are good, and none needs you to lie there holding it.',
        "On paper they keep, and your Uranus lets go once it's heard.",
      ],
      after: 'two ideas are left on the page, and both still look good',
      again: {
        easy: 'an idea comes to you at a decent hour, with a pencil near',
        tense: "you're up with the lamp on, and the ideas are mostly noise",
      },
      act: 'Put a pad and a pencil beside your bed tonight, give each idea one line, and turn the lamp off at a set hour.',
    },
    {
      title: "What you'd only hinted at",
      houses: [5, 7, 8],
      why: 'You have no patience with hints now, least of all with your own.',
      scene: 'On a walk with {someone}, what you only hint at comes out plain.',
      turn: [
        'They stop walking, and they look more awake than angry.',
        'A plain word can be answered, which the hints never could.',
      ],
      after: 'the plain thing is said, and you both know where you are',
      again: {
        easy: "somebody is as plain with you, and you're relieved",
        tense: 'you blurt out the hard half and forget the kind half',
      },
      act: 'Write down one thing you only hint at with {friend}, as one plain sentence, before bed tonight.',
    },
  ],
}
