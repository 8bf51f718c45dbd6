import type { PairStories } from '../../../pieces/Story.ts'

export const marsMoon: PairStories = {
  easy: [
    {
      title: 'Fixed before your coat is off',
      houses: [3, 4, 6, 12],
      why: "Your Moon cares for people and Mars can't sit still, which makes you a very practical comfort.",
      scene: "A relative's dripping faucet is fixed before your coat is off.",
      turn: [
        'They wanted to tell you about their week, and they can while you work.',
        'Slow down a little on purpose, and you hear the part that matters.',
      ],
      after: 'the faucet is quiet, and you know all about their week',
      again: {
        easy: 'somebody mends a thing of yours without a word',
        tense: 'you mend what they only wanted to complain about',
      },
      act: 'Fix or carry one small thing for a relative or a neighbor before supper, slowly, and ask about their week.',
    },
    {
      title: 'At the coffee machine',
      houses: [1, 6, 10, 11],
      why: "You know early what you feel, and you're quick enough to act on it before it grows.",
      scene: "So when a colleague's joke stings, you tell them at the coffee machine, in one calm sentence.",
      turn: [
        "They're startled, then sorry, and your cup isn't even full.",
        "A hurt that's named the same day rarely needs a meeting.",
      ],
      after: 'the two of you joke again, a bit more carefully',
      again: {
        easy: 'somebody sees that you mind before you say it',
        tense: 'you keep a small hurt warm for far too long',
      },
      act: 'Tell one colleague or friend today, in a single calm sentence, about something small that bothered you.',
    },
    {
      title: 'A pot of soup',
      houses: [5, 7, 8],
      why: 'What your Moon feels, your hands carry out, with no long debate in between.',
      scene: "When {someone} has a bad day, you're there with a pot of soup, and you don't ask first.",
      turn: [
        "They'd have said no if you'd asked, and the pot is soon empty.",
        "You're good at care that doesn't wait for an invitation.",
      ],
      after: 'the pot is back, and nobody counts whose turn it is',
      again: {
        easy: 'they feed you on the day you need it most',
        tense: 'you do a kindness and wait too openly for the thanks',
      },
      act: "Take something warm to eat or drink to a person who's having a hard day, before eight tonight.",
    },
  ],
  tense: [
    {
      title: 'Loud dishes',
      houses: [4, 6, 12],
      why: 'Mars gets louder when your Moon is tired, and neither of them thinks of saying that you need rest.',
      scene: 'The cupboard doors bang while you do the dishes for everyone on the couch.',
      turn: [
        "They hear the noise and think that you're angry.",
        "You're worn out, and one plain sentence would bring somebody with a towel.",
      ],
      after: 'somebody else is at the sink and nobody is keeping score',
      again: {
        easy: 'somebody takes the towel out of your hand',
        tense: 'you do it all alone again, and loudly',
      },
      act: "Say that you're tired, in four words, before you start the dishes or any other job tonight.",
    },
    {
      title: 'A sandwich and a sorry',
      houses: [1, 2, 6, 10],
      why: 'When you need food, sleep or a kind word, your feelings are quicker than your manners.',
      scene: "At the office printer, a coworker's harmless question gets a short answer.",
      turn: [
        'They walk off with their paper, and you hear yourself a second too late.',
        'A sandwich and a sorry will mend most of it within the hour.',
      ],
      after: 'the coworker asks you something else, and you smile first',
      again: {
        easy: 'somebody puts a snack on your desk at the right moment',
        tense: 'you skip a meal, and the next person pays for it',
      },
      act: 'Eat lunch before you answer anything difficult today, and say sorry at once to anyone you snap at.',
    },
    {
      title: 'You watched the door',
      houses: [3, 5, 7, 8, 11],
      why: "Something small hurts your Moon, and a second later you're annoyed instead, which feels much safer.",
      scene: 'So when {someone} comes late, you talk about manners and leave out that you watched the door.',
      turn: [
        "They defend the traffic, since it's all you've accused.",
        "Say that you'd been looking forward to them, and the quarrel is over.",
      ],
      after: "they're on time, and you tell them that you're glad",
      again: {
        easy: "they arrive early and you let them see that you're pleased",
        tense: "you're sharp about the clock when you mean something else",
      },
      act: 'Tell one person today that you look forward to seeing them, before you mention anything they did wrong.',
    },
  ],
  joined: [
    {
      title: 'Out of your chair',
      houses: [1, 3, 4, 12],
      why: 'Mars is quick, your Moon remembers, and an old family feeling reaches your tongue before your head.',
      scene: 'Then one remark about your hair at a family table has you out of your chair.',
      turn: [
        "You're on your feet and don't yet know which feeling it is.",
        'Two breaths in the hallway are enough to find its name.',
      ],
      after: 'the same relative asks for the salt, and you pass it',
      again: {
        easy: 'a relative puts it more kindly the second time',
        tense: "an old remark lands, and you're a child at that table again",
      },
      act: 'Take two breaths at a window before one answer today, and name the feeling under your breath.',
    },
    {
      title: 'The new person at the table',
      houses: [6, 10, 11],
      why: "You can't watch somebody be treated badly, and you're in the middle of it before you've thought.",
      scene: 'In a meeting the new person is laughed at, and your voice goes up.',
      turn: [
        "It's a good heart with too much volume.",
        'One steady sentence to the boss protects them better than a shout.',
      ],
      after: 'you speak up sooner, and more quietly',
      again: {
        easy: "somebody else speaks up, and you're glad to be second",
        tense: 'you fight for a person who only wanted to be left alone',
      },
      act: 'Say one steady sentence today in support of someone who gets talked over, and leave it at that.',
    },
    {
      title: 'Keys in one hand',
      houses: [5, 7, 8],
      why: 'A wish to be close comes over your Moon like hunger, quickly and with little patience.',
      scene: 'You reach for {someone} in the doorway, with your coat still on.',
      turn: [
        'They have keys in one hand and a bag in the other.',
        'Let them put the bag down, and they can come toward you too.',
      ],
      after: "they put the bag down first, and there's time for the rest",
      again: {
        easy: 'they hold on a moment longer than they need to',
        tense: "you want an answer while they're still taking off their shoes",
      },
      act: "Give a person you're fond of five quiet minutes to arrive today, before you ask them for anything.",
    },
  ],
}
