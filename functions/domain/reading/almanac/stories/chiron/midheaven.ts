import type { PairStories } from '../../../pieces/Story.ts'

export const chironMidheaven: PairStories = {
  easy: [
    {
      title: 'A nervous speaker asks you',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "What's hard for you is what you teach best, and your Midheaven is known for it.",
      scene: 'In a back hallway a nervous speaker is sent to you, because your knees shake too.',
      turn: [
        'You say where to put the hands, and nobody mentions talent.',
        "People who never shake can't teach this, and you can.",
      ],
      after: 'nervous people are sent to you, and you like it',
      again: {
        easy: 'somebody uses your trick and gets through the first line',
        tense: "you say that it's easy, and they feel worse",
      },
      act: "Show one person today the trick you use when you're nervous, with your hands, in under two minutes.",
    },
    {
      title: "The job you didn't get",
      houses: [5, 7, 8],
      why: 'Your Midheaven can bear to be seen failing, which makes you good company.',
      scene: "{Someone} asks how things are, and you mention the job you didn't get.",
      turn: [
        'They put down the menu and tell you about theirs.',
        'A success gets a nod, and this gets you their whole face.',
      ],
      after: "you talk about what didn't work, and hear about theirs",
      again: {
        easy: "you say you lost, and it's only a fact about a day",
        tense: 'you hide a small defeat behind a large plan',
      },
      act: "Tell {friend} tonight about one thing that you tried and didn't get, in two sentences, with the excuse left out.",
    },
  ],
  tense: [
    {
      title: 'The certificate face down',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: "Chiron tells your Midheaven you'll be found out, so you collect proof and don't believe it.",
      scene: "That's why a certificate lies face down in a drawer while you work for the next.",
      turn: [
        "A third paper won't convince a doubt that slept through two.",
        'Stand one where you see it, and the doubt has something to read.',
      ],
      after: 'the paper stands where you can see it, a little crooked',
      again: {
        easy: "you're told that you're good at it, and you ask nothing",
        tense: 'you sign up for one more test that nobody asked for',
      },
      act: 'Take one proof of your work out of a drawer today, a card, a photo or a certificate, and stand it where you eat.',
    },
    {
      title: 'You always manage',
      houses: [5, 7, 8],
      why: 'You make everything look easy, and then it hurts that nobody sees the weight of it.',
      scene: '{Someone} says "You always manage," and your jaw is tight over the coffee.',
      turn: [
        'They mean it as praise, and have never been shown the hours.',
        'One true figure from you, and they know what to admire.',
      ],
      after: 'people know what it takes, and some of them carry a chair',
      again: {
        easy: "you say it was hard, and you're believed at once",
        tense: 'you shrug off the work and wait for applause',
      },
      act: 'Tell {friend} today how many hours one easy-looking job of yours really takes, and count them off on your fingers.',
    },
  ],
  joined: [
    {
      title: 'The foot of the small stage',
      houses: [1, 2, 3, 4, 6, 9, 10, 11, 12],
      why: 'Your Midheaven would like to be counted in, and a tender part of you expects to be counted out.',
      scene: 'You wait at the foot of a small stage, where everyone but you seems to know the steps.',
      turn: [
        'The others hold the rail as well, and rather tightly.',
        "You needn't leave the doubt below, because it's what makes people believe you.",
      ],
      after: 'you go up with the doubt, and it sits down first',
      again: {
        easy: "you raise your hand for the thing you're unsure of",
        tense: 'you hold the door for people who know less',
      },
      act: "Stand up for one minute today in front of a person or a mirror, and say what you'd like to be known for.",
    },
    {
      title: 'As far as the word good',
      houses: [5, 7, 8],
      why: "Where you'd most like to be admired, Chiron makes you easiest to hurt.",
      scene: "So you show {someone} a thing you've made, and talk so fast that no answer fits in.",
      turn: [
        "They'd made it as far as the word good.",
        'Be quiet for two breaths, and they can get to the end of what they think.',
      ],
      after: 'you show things and listen to the whole answer',
      again: { easy: 'you hear one honest remark and can use it', tense: 'you call it junk before the lid is off' },
      act: 'Show {friend} tonight one thing you made, put it on a table, and say nothing for one full minute.',
    },
  ],
}
