import type { PairStories } from '../../../pieces/Story.ts'

export const venusMars: PairStories = {
  easy: [
    {
      title: 'Asked without a cushion',
      houses: [5, 7, 9, 11],
      why: 'Venus makes your Mars polite, your Mars makes Venus brave, and wanting something is no trouble.',
      scene: "So you ask {someone} to the museum and don't add that they're surely too busy.",
      turn: [
        'A plain question gives them room to answer plainly.',
        'A no would be fine too, and they can hear that in it.',
      ],
      after: 'a no to the museum is about the museum and nothing else',
      again: {
        easy: "you ask for something outright, and the answer's quick",
        tense: 'you wrap a question so well that nobody finds it',
      },
      act: 'Ask one person a plain question you want a yes to before dinner today, with no sorry and no if.',
    },
    {
      title: 'The lamp with no receipt',
      houses: [2, 3, 6, 8, 10],
      why: 'You know how to insist and stay pleasant, and you rather enjoy it.',
      scene: 'It shows at the counter: {someone} would have kept the broken lamp, and you get it exchanged.',
      turn: [
        'They saw no raised voice, only a person who expected a yes.',
        'Firm and friendly at once is a gift, and good for more than lamps.',
      ],
      after: 'the new lamp works, and so does the tone you asked in',
      again: {
        easy: 'you stand up for something small and make a friend of the clerk',
        tense: 'you give in at the counter and complain in the street',
      },
      act: "Settle one small thing you've put up with, a fault or a wrong charge, in a friendly voice before five today.",
    },
    {
      title: 'First to the landing',
      houses: [1, 4, 6, 12],
      why: 'Your Mars is in a good mood, and your body feels like a present.',
      scene: "On the stairs you're two steps ahead of {someone}, and you've both begun to hurry.",
      turn: [
        'Nobody called it a race, and they call you a cheat at the landing.',
        'One minute of that kind of fun rests you better than the couch.',
      ],
      after: 'you take those stairs at a good pace, alone or in company',
      again: {
        easy: 'your legs want a walk before your head has a plan',
        tense: 'you sit on the couch all day and snap at the cushions',
      },
      act: 'Move fast for ten minutes before supper today, up stairs, round the block or dancing in the kitchen.',
    },
  ],
  tense: [
    {
      title: 'Fast answer, long silence',
      houses: [3, 5, 7],
      why: 'Part of you wants to run toward people, and part of you wants to be run after.',
      scene: 'So you answer {someone} in four seconds, and then leave the next message for two days.',
      turn: [
        'To them it reads like letters from two different people.',
        'One steady pace is more charming than either, and easier to keep up.',
      ],
      after: 'you answer when you feel like it, and the gaps mean nothing',
      again: {
        easy: 'you show that you like someone, at an ordinary speed',
        tense: 'you count the hours before you let yourself reply',
      },
      act: 'Answer one person you like today as soon as you have read them, in two warm lines, and leave it there.',
    },
    {
      title: 'Coffee with the wrong milk',
      houses: [3, 4, 6, 8, 12],
      why: 'Venus wants some tenderness from people, and your Mars, kept waiting for it, picks a fight.',
      scene: 'Then {someone} brings you coffee with the wrong milk, and hears about milk for ten minutes.',
      turn: [
        "You don't mind the milk; you'd hoped they'd look pleased to see you.",
        'Say the second thing, and the coffee is quite all right.',
      ],
      after: "you say you're glad of the company before you taste the coffee",
      again: {
        easy: 'you say you missed somebody, and skip the criticism',
        tense: 'someone puts a cup down too loudly, and you tell them',
      },
      act: "Tell one person today that you're glad to see or hear them, before you remark on the cup, the noise or the time.",
    },
    {
      title: 'Your improved version',
      houses: [1, 2, 9, 10, 11],
      why: 'You want to win and you want to be liked for it, and your Mars is a poor loser.',
      scene: "Then {someone} has an idea, you praise it, and in ten minutes it's yours.",
      turn: [
        "They hear the praise, and they see who's holding the pen.",
        "Hand the pen back, and you're liked and still clever.",
      ],
      after: 'the idea is theirs again, and your part in it gets thanked',
      again: {
        easy: "you help a plan along, and you don't need your name on it",
        tense: 'you let somebody win at cards and then explain how',
      },
      act: "Help with one idea that isn't yours today, and say whose it is to a third person before you go to bed.",
    },
  ],
  joined: [
    {
      title: 'The crumb on the collar',
      houses: [5, 7, 8],
      why: 'Your Mars turns liking into wanting within a second, and your hand goes along with it.',
      scene: "So there's a crumb on {someone}, and you're reaching for their collar before you've thought.",
      turn: [
        "Wanting is fine, and there's a breath between wanting and touching.",
        'Take that breath, and they can come halfway.',
      ],
      after: 'you wait that breath, and you can tell who comes halfway',
      again: {
        easy: 'somebody sits closer than the bench requires',
        tense: 'you move fast, and the other person needs a slower minute',
      },
      act: 'Wait one full breath today before the thing you want most, a touch, a bite or a word, and enjoy the breath.',
    },
    {
      title: 'Your hand goes up',
      houses: [2, 6, 10, 11],
      why: 'You want to be liked and you want to act, and together they make you show off.',
      scene: "That's why you volunteer to carry all the tables, with {someone} in the room to see.",
      turn: [
        'They noticed you at table one, and there are eleven more.',
        'The strength is real, and looks as good on a smaller job.',
      ],
      after: "your back is fine, and you're asked for smaller things",
      again: {
        easy: "you do something well, and it's seen without being shown",
        tense: 'you offer more than your arms can carry because someone looked up',
      },
      act: 'Do one strong, useful thing for somebody before dark today, with nobody watching, and leave it unmentioned.',
    },
    {
      title: 'Restless in row twelve',
      houses: [1, 3, 4, 9, 12],
      why: 'Your Mars is wide awake and wants its fun in motion, not in a chair.',
      scene: 'You notice it beside {someone} at a slow film, when your knee has started to bounce.',
      turn: [
        'Neither they nor the film is dull; your body wants to be used.',
        'After a brisk walk, two hours in a chair are a pleasure.',
      ],
      after: 'your knee is at rest, and you can say how the film ended',
      again: {
        easy: 'you come in tired from a walk, and sitting still is sweet',
        tense: "you can't settle, and everyone on the couch can feel it",
      },
      act: 'Walk hard for twenty minutes today before you sit down for the evening, and take the longer way home.',
    },
  ],
}
