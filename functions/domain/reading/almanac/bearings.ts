import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from '../pieces/Tone.ts'

/** What a second contact brings, by its mover, as the end of a sentence: ", a friendlier day for the coat". */
export const BEARINGS: Readonly<Partial<Record<Planet, Readonly<Record<Tone, readonly string[]>>>>> = {
  Sun: {
    joined: [
      'when people look to you about {thing}',
      'a day to see {thing} plainly',
      'and you get to say how things go',
      'so your own wishes get a hearing',
      "when it's your turn to decide",
    ],
    easy: [
      'a better day to be open about {thing}',
      "when you'll get a fair hearing",
      'so a yes is easier to get',
      "when people can see what you're good at",
      'and {thing} gets some daylight',
    ],
    tense: [
      'when pride gets mixed up in {thing}',
      'and somebody else would like to decide',
      'so {thing} is better cleared up before then',
      "when you'd like to be thanked first",
      "and who's right will seem more important than {thing}",
    ],
  },
  Mercury: {
    joined: [
      'and the talk that {thing} needs starts by itself',
      'so one call about {thing} will do more than ten messages',
      "when you'll find the sentence you were short of",
      'when everyone wants an answer from you',
      'and the name you need comes back to you',
    ],
    easy: [
      'a better day for a conversation about {thing}',
      'when a plain question about {thing} gets a plain answer',
      'and the right words come at the first try',
      'so a short message is enough',
      'when the details of {thing} fall into place',
    ],
    tense: [
      'when a remark about {thing} is easily misread',
      'so the details of {thing} are worth checking before then',
      'when two people mean different things by the same word',
      "and you'll hear criticism where there's only a question",
      'with more talk about {thing} than results',
    ],
  },
  Venus: {
    joined: [
      'when you know what you like and show it',
      'so some affection gets into {thing}',
      'and a bit of charm opens doors',
      'when {thing} can be made pleasant',
      'and liking somebody is easier shown than explained',
    ],
    easy: [
      'a friendlier day for {thing}',
      'when a kind word goes further than an argument',
      'so you can be generous about {thing}',
      'when both sides would rather agree than win',
      'and a small favor smooths the way for {thing}',
    ],
    tense: [
      "when it's hard to please everyone",
      "and you'll say yes to more than you want",
      'so comfort will tempt you away from {thing}',
      "when you'd rather be liked than be clear about {thing}",
      'and a compliment comes out crooked',
    ],
  },
  Mars: {
    joined: [
      'when you want {thing} over and done with',
      'and one blunt sentence gets {thing} moving',
      'when sitting still is the hard part',
      'so courage comes before the plan',
      'and you can put some muscle into {thing}',
    ],
    easy: [
      'with the push that {thing} needs',
      'when you have the nerve for the next step',
      'so a firm no is taken well',
      'a good day to get {thing} moving',
      'and what you start gets finished',
    ],
    tense: [
      'when tempers get short, yours among them',
      'so {thing} is better left alone that day',
      "and you'll be pushed before you're ready",
      'when haste is bad for {thing}',
      'and the sharp word is the quicker one',
    ],
  },
  Jupiter: {
    joined: ['when {thing} takes up more room than you planned', 'and you think bigger'],
    easy: ["and there's more room for {thing} than you thought", 'when somebody is generous with you'],
    tense: ['when {thing} looks easier than it is', "and it's easy to promise too much"],
  },
  Saturn: {
    joined: ['when {thing} asks for patience', 'so a promise has to be kept'],
    easy: ['when patience with {thing} pays off', 'and an older head has good advice'],
    tense: ['when the answer is a not yet', 'and {thing} weighs a little more'],
  },
  Uranus: {
    joined: ['when plans for {thing} change without notice', "and you'll want to do things your own way"],
    easy: ['when an odd idea about {thing} works', 'so a change of plan does you good'],
    tense: ['so plans are better kept loose', 'when you get restless about {thing}'],
  },
  Neptune: {
    joined: ["when it's best to go by feeling", 'and the facts about {thing} go soft'],
    easy: ['when imagination helps with {thing}', "and you'll understand each other without many words"],
    tense: ["so it's wise to keep {thing} simple", "when it's easy to hear what you hope to hear"],
  },
  Pluto: {
    joined: ['when you want the truth about {thing}', "and half measures won't do"],
    easy: ['when you can be honest about {thing} without a fight', 'and you have the staying power'],
    tense: ['when nobody wants to give way over {thing}', "and you'll want more control than there is"],
  },
  Chiron: {
    joined: ['when {thing} touches a tender spot', "and you're careful with yourself"],
    easy: ["when you can admit what's hard about {thing}", 'and a soft answer helps'],
    tense: ['when small things sting more than they should', "and you'll take a remark about {thing} to heart"],
  },
}
