import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from '../pieces/Tone.ts'

/** What a second contact brings, by its mover, as the end of a sentence: ", a friendlier day to bring up the coat". */
export const BEARINGS: Readonly<Partial<Record<Planet, Readonly<Record<Tone, readonly string[]>>>>> = {
  Sun: {
    joined: [
      'when people look to you about {thing}',
      'a day to see {thing} plainly',
      'and you can say what you want for yourself',
      'when you can ask for something in your own name',
      "and it's your turn to choose, for once",
    ],
    easy: [
      'a better day to be open about {thing}',
      'when you can be proud of how you deal with {thing}',
      "when you can ask for what you've earned",
      "when people can see what you're good at",
      "a day to show somebody what you've made",
    ],
    tense: [
      'when pride gets mixed up in {thing}',
      "and who's right will seem more important than {thing}",
      'so a talk about {thing} goes better before then',
      'a day to ask for thanks instead of waiting for it',
      "when you'll want the last word more than you need it",
    ],
  },
  Mercury: {
    joined: [
      'a good time to tell someone about {thing}',
      'when one call about {thing} does more than ten messages',
      "when the message you've put off writes itself",
      "when you can say in words what you've only felt",
      "and you'll hear what others think of {thing}",
    ],
    easy: [
      'a better day for a conversation about {thing}',
      'when a plain question about {thing} gets a plain answer',
      'and people understand you the first time',
      "and you can ask what you've been wondering",
      "when you'll find the right words for {thing}",
    ],
    tense: [
      'when a remark about {thing} is easily misread',
      'so a joke about {thing} is better kept for later',
      "and you'll hear criticism where there's only a question",
      'a day to read your messages twice before they go',
      'when you and somebody else mean different things by one word',
    ],
  },
  Venus: {
    joined: [
      "when you'll know what you like about {thing}",
      'when you can show somebody that you like them',
      'and you can be charming about {thing}',
      'a good time to invite someone you miss',
      "when you'll want to look your best",
    ],
    easy: [
      'a friendlier day to bring up {thing}',
      'when you can be generous about {thing}',
      'a good time to make up with somebody',
      'when a compliment from you is believed',
      'and you can ask for a small favor without an apology',
    ],
    tense: [
      "when you'd rather be liked than be clear about {thing}",
      "and you'll say yes to more than you want",
      'a day to think twice before you spend',
      'when you feel like a treat and will pay too much for it',
      'and you can be touchy about {thing}',
    ],
  },
  Mars: {
    joined: [
      "when you'll be blunter about {thing} than you are today",
      "when you'll start what you've put off",
      'when sitting still is hard for you',
      'and one blunt word about {thing} clears the air',
      'when you act first, so the thinking is best done before',
    ],
    easy: [
      'when you can act on what {thing} tells you',
      "when you have the nerve for what you've put off",
      'when a firm no comes easily to you',
      "and you'll enjoy work that makes you sweat",
      'and you can stand your ground about {thing} without a fight',
    ],
    tense: [
      'when tempers get short, yours among them',
      'so a quarrel about {thing} is best headed off before then',
      "and you'll be pushed before you're ready",
      "when you're quick to fight over {thing}",
      'a day to count to ten before you answer',
    ],
  },
  Jupiter: {
    joined: ["when you'll see something larger in {thing}", "and you'll think bigger about what you want"],
    easy: ['when you can laugh about {thing}', 'and somebody is generous with you'],
    tense: ["when you'll make more of {thing} than it is", "and it's easy for you to promise too much"],
  },
  Saturn: {
    joined: ["when you'll take {thing} more seriously", "and you'll be held to a promise"],
    easy: ['when patience about {thing} pays off', 'a good time to ask someone older for advice'],
    tense: ["when you're likely to hear a not yet", 'and {thing} weighs a little more on you'],
  },
  Uranus: {
    joined: ["when you'll see {thing} in a new light", "and you'll want to do things your own way"],
    easy: ['when an odd idea about {thing} works', 'and a change of plan does you good'],
    tense: ['so your plans are better kept loose', 'when you get restless about {thing}'],
  },
  Neptune: {
    joined: ["when you'll go by feeling more than by facts", "and you'll daydream about {thing}"],
    easy: ['when you can see the poetry in {thing}', "and you'll be understood without many words"],
    tense: ["so it's wise to be clear about {thing} before then", "when it's easy to hear what you hope to hear"],
  },
  Pluto: {
    joined: ['when you want the truth about {thing}', "and half measures won't do for you"],
    easy: ['when you can be honest about {thing} without a fight', 'and you have the staying power for something hard'],
    tense: ["when you won't want to give way over {thing}", "and you'll want more control than you have"],
  },
  Chiron: {
    joined: ['when {thing} touches a tender spot', 'a day to be careful with yourself'],
    easy: ["when you can admit what's hard about {thing}", 'and a gentle answer from you helps somebody'],
    tense: ['when small things sting you more than they should', "and you'll take a remark about {thing} to heart"],
  },
}
