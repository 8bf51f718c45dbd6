import type { PairStories } from '../../../pieces/Story.ts'

export const venusVenus: PairStories = {
  easy: [
    {
      title: 'The sweater with the hole',
      houses: [1, 4, 6, 12],
      why: 'You like what you already have, and your Venus thinks it good enough to be seen in.',
      scene: 'So you open the door to {someone} in your oldest sweater, a hole at the elbow.',
      turn: [
        'You forget to apologize for it, and they forget to notice.',
        'Comfort puts others at ease sooner than a clean shirt does.',
      ],
      after: 'the sweater stays on when the bell rings',
      again: {
        easy: 'somebody comes by unasked, and your place is fine as it is',
        tense: 'you change clothes for a visit that lasts four minutes',
      },
      act: 'Wear the oldest thing you love today, at home or out, and make no remark about it to anyone.',
    },
    {
      title: 'The last dumpling',
      houses: [2, 7, 8],
      why: "You're as happy to take as to give, and neither feels like a debt.",
      scene: 'At the table, {someone} offers you the last dumpling, and you simply eat it.',
      turn: [
        "You don't protest, and you don't cut it in half.",
        'They meant it, and being believed is nice to get in return.',
      ],
      after: 'the plate goes round without a speech, and everyone has enough',
      again: {
        easy: 'you get a present and the only word you need is thanks',
        tense: 'you refuse something twice and hope for a third offer',
      },
      act: 'Eat the last piece of something today without cutting it in half, and without a word about who deserves it.',
    },
    {
      title: 'The picture nobody stops at',
      houses: [3, 5, 9, 10, 11],
      why: 'Your Venus knows what it likes and feels no need to give a reason.',
      scene: "That's how you and {someone} end up at the small picture that others pass.",
      turn: [
        "They ask what you see in it, and you say you'd like to live there.",
        'Ask which one they would move into, and the whole gallery improves.',
      ],
      after: 'you know where that picture hangs, and so does somebody else',
      again: {
        easy: 'someone likes the odd thing you like, and says it first',
        tense: 'you hide a taste of yours behind a clever reason',
      },
      act: 'Stop for one full minute at something you find beautiful today, then ask one person what they like to look at.',
    },
  ],
  tense: [
    {
      title: 'Coat half on',
      houses: [4, 5, 9, 11, 12],
      why: 'You want two nice things at once, and giving up either feels like being robbed.',
      scene: 'So {someone} waits outside, and you stand in the hall with one sleeve on.',
      turn: [
        "They can't tell whether you're coming, because half of you wants a bath.",
        'The bath keeps until eleven, and a choice once made is half the pleasure.',
      ],
      after: 'you decide in the hall, with both arms in or both out',
      again: {
        easy: 'you choose one of two treats and forget about the other',
        tense: 'you try to do both nice things and arrive late for each',
      },
      act: 'Choose between two pleasant things today before noon, and cross the other one off your list in ink.',
    },
    {
      title: 'The date nobody asks about',
      houses: [3, 6, 7, 8, 10],
      why: 'Your Venus keeps count of who cares more, and you always come out ahead.',
      scene: 'You remember the exam {someone} is taking, and your own interview goes unmentioned.',
      turn: [
        "Your calendar has their dates in it, and theirs doesn't have yours.",
        'People forget what they were never told, and telling them is fair.',
      ],
      after: 'your date is in one more calendar, and somebody asks how it went',
      again: {
        easy: "someone remembers a date you'd only mentioned",
        tense: 'you keep quiet about a big day, to see who thinks of it',
      },
      act: "Tell one person today the day and the hour of something that matters to you, and don't call it nothing.",
    },
    {
      title: 'Two scarves, both wrong',
      houses: [1, 2, 6, 10],
      why: "Your Venus wants the lovely thing and money in the bank, and won't choose.",
      scene: 'In a shop, that means holding two scarves for {someone}, one too expensive, one too dull.',
      turn: [
        'The expensive one is for show, the dull one fear of the bill.',
        "What they'd like is a third thing, and you know it.",
      ],
      after: 'neither scarf is bought, and a better idea costs very little',
      again: {
        easy: 'you find a present that fits the person and the purse',
        tense: "you spend too much on somebody and can't enjoy their thanks",
      },
      act: "Ask one person today what they'd like that costs next to nothing, and keep the answer in your wallet.",
    },
  ],
  joined: [
    {
      title: 'Your usual order',
      houses: [1, 2, 5, 9, 10],
      why: "About once a year your Venus asks what you like now, and last year's answer won't do.",
      scene: 'You order your usual beside {someone}, and watch their plate all through lunch.',
      turn: [
        'Your usual is an old answer, and nobody asks the question anymore.',
        "They'd trade you a forkful, and a forkful is enough to find out.",
      ],
      after: 'you have a new usual, or you know why you keep the old one',
      again: {
        easy: 'you try a bite of something strange and order it again',
        tense: 'you say the usual, please, and are bored by the first bite',
      },
      act: 'Swap one thing you always choose today, a sandwich, a street or a radio station, for one that makes you curious.',
    },
    {
      title: 'Met at the station',
      houses: [3, 7, 8, 9, 11],
      why: "You know exactly what makes you feel loved, and you're tired of hoping someone will guess.",
      scene: 'So you ask {someone} to meet you on the platform, not out in the street.',
      turn: ["To them that's only thirty steps; to you it's the whole welcome.", 'A wish that exact is easy to grant.'],
      after: "it's known what you like, and you know one such thing in return",
      again: {
        easy: 'somebody does the small thing you asked for once',
        tense: 'you drop three hints and call them three requests',
      },
      act: 'Say one small exact wish aloud today to {friend}, and then ask what theirs would be.',
    },
    {
      title: 'The good plates',
      houses: [4, 6, 12],
      why: 'You long for something beautiful, and your Venus refuses to wait for a reason.',
      scene: "That's why the good plates come out for a sandwich, and {someone} asks whose birthday it is.",
      turn: [
        "Nobody's; you only wanted to see the blue rim in use.",
        'They sit up straighter, and a sandwich gets the time of a dinner.',
      ],
      after: 'the good plates stay on the lower shelf, where you can reach',
      again: {
        easy: 'a plain meal looks nice, and nobody asks why',
        tense: 'you save the best for guests and eat from the pan',
      },
      act: 'Take out the best cup or plate you own tonight, use it for something plain, and wash it yourself.',
    },
  ],
}
