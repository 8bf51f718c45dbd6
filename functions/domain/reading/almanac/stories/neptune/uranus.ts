import type { PairStories } from '../../../pieces/Story.ts'

export const neptuneUranus: PairStories = {
  easy: [
    {
      title: 'Another age, the same thought',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus has its odd opinions, and Neptune shows you that they aren't lonely ones.",
      scene: 'It happens in a waiting room: a stranger of another age says what you thought only you thought.',
      turn: [
        "You're so glad that you put your magazine down.",
        'An odd idea shared with one other person is the start of a plan.',
      ],
      after: 'you know two or three people who think as oddly as you do',
      again: {
        easy: 'an odd idea of yours gets a yes',
        tense: 'you keep the idea to yourself and call it unripe',
      },
      act: 'Say one opinion you usually keep to yourself today, to somebody much older or younger, at a door or a table.',
    },
    {
      title: 'To the pond and back',
      houses: [5, 7, 8],
      why: 'Your wish for closeness and your wish for air get along, and neither has to shout.',
      scene: 'You see it in the park, when {someone} dozes on the blanket and you wander off to the pond.',
      turn: [
        'They open one eye when you come back, and close it.',
        "Being apart in company is a kind of trust, and it's restful.",
      ],
      after: 'time alone gets asked for early, and nobody takes it hard',
      again: {
        easy: "you're left in peace and still liked",
        tense: 'you long for company the minute the door shuts',
      },
      act: "Take twenty minutes alone today, on a path or a bench, and tell one person when you'll be back.",
    },
  ],
  tense: [
    {
      title: 'Nine towns on the board',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Your Uranus wants out at once, and Neptune can't tell it out of what or where to.",
      scene: 'It can look like standing at a station before the big board, when all you came for was bread.',
      turn: ['You read nine names and feel better by the fifth.', 'What you miss is probably air, and air is near.'],
      after: 'you have a regular way out, and you come back from it',
      again: {
        easy: 'a small freedom turns out to be enough',
        tense: 'you quit something in your head eleven times over',
      },
      act: 'Stand at an open window for ten minutes before lunch or bed today, and say aloud what you want out of.',
    },
    {
      title: 'Both hands on the bag',
      houses: [5, 7, 8],
      why: "Your Uranus pulls back just when things get tender, and you couldn't say why.",
      scene: 'At a crosswalk {someone} reaches for your hand, and you suddenly need both for your bag.',
      turn: ['They wonder about garlic, or about something they said.', 'A word about air is easier for them to take.'],
      after: 'you ask for room in words, and closeness is less of a trap',
      again: {
        easy: "you stay a minute longer, and it's nice",
        tense: "you're gone before anyone asks for anything",
      },
      act: 'Tell one person today how much time alone you need this week, as a number of hours, with a kind face.',
    },
  ],
  joined: [
    {
      title: 'No feet on the benches',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Neptune wears down your favorite way of being different, and you wonder what's left to fight.",
      scene: 'It shows at a sign on the wall, no feet on the benches, and you take yours down.',
      turn: [
        "You haven't given in; benches were never the point.",
        "You wanted to be free and decent at once, and that's still open.",
      ],
      after: 'you pick fewer fights, and the ones you pick are about people',
      again: {
        easy: 'you go along with something and feel perfectly free',
        tense: 'you miss a good fight and start a silly one',
      },
      act: "Name one rule you still fight, on a slip of paper before dinner, and add one reason that's still yours.",
    },
    {
      title: 'Free, and slamming a book',
      houses: [5, 7, 8],
      why: "You'd like love with no rules at all, and you'd like the other person to know them.",
      scene: 'Then {someone} makes plans without asking, and you, who wanted freedom, slam your book shut.',
      turn: [
        'They took you at your word, and the word was wide.',
        'Freedom for two has a few lines in it, and they can learn them.',
      ],
      after: 'freedom comes with two or three plain agreements',
      again: {
        easy: 'you each do as you like and say so first',
        tense: 'you wish for a rule and are ashamed of it',
      },
      act: "Write the two agreements you'd need to feel free with someone close on one card before bed tonight.",
    },
  ],
}
