import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from '../pieces/Tone.ts'

/**
 * What a second contact brings to the card's matter, by its mover, as the end of a sentence: ", a bright day to offer
 * the coat to someone it fits". {next} is the card's second step, {slip} what is easily done wrong.
 */
export const BEARINGS: Readonly<Partial<Record<Planet, Readonly<Record<Tone, readonly string[]>>>>> = {
  Sun: {
    joined: ['a good day for you to {next}', 'a day to come forward and {next}', 'your turn to {next}'],
    easy: [
      'a good day to {next}',
      "and you're confident enough to {next}",
      'a bright day to {next}',
      "and you're in the right mood to {next}",
      'a fine day to {next}',
    ],
    tense: [
      'a day to be careful not to {slip}',
      "when it's only human to {slip}",
      'and out of pride you {slip}',
      'and to make a point you {slip}',
    ],
  },
  Mercury: {
    joined: ['and it seems obvious to {next}', 'a clear-headed day to {next}', 'so you may as well {next}'],
    easy: [
      'a brisk day to {next}',
      'and by then you know how to {next}',
      'a light-handed day to {next}',
      'and one call is enough to {next}',
      'so sleep on it, and then {next}',
      'and you have ten minutes free to {next}',
    ],
    tense: [
      'and, half distracted, you {slip}',
      'a scattered day, good only to {slip}',
      'and without thinking you {slip}',
      'a day to think twice before you {slip}',
    ],
  },
  Venus: {
    joined: ["when it's a pleasure to {next}", 'a warm day to {next}', 'a day like a present, if you {next}'],
    easy: [
      "when you'll gladly {next}",
      'a good-humored day to {next}',
      'and it feels like a treat to {next}',
      'and nobody minds if you {next}',
      'a soft-hearted day to {next}',
    ],
    tense: [
      'and to keep the peace you {slip}',
      "and it's comfortable to {slip}",
      "and it's sweet, if unwise, to {slip}",
    ],
  },
  Mars: {
    joined: ['when you have the drive to {next}', "and you won't wait any longer to {next}"],
    easy: [
      'when you have the nerve to {next}',
      'a strong day to {next}',
      'and nobody has to ask you twice to {next}',
      'and you have push enough to {next}',
    ],
    tense: [
      "when, in a hurry, it's easy to {slip}",
      'and in a temper you {slip}',
      "and you're impatient enough to {slip}",
    ],
  },
  Jupiter: {
    joined: ['when you feel free to {next}', 'a generous day to {next}'],
    easy: [
      'a cheerful day to {next}',
      "and it's easier than you think to {next}",
      'and you feel lucky enough to {next}',
    ],
    tense: ["when it's all too easy to {slip}", 'and, too sure of yourself, you {slip}'],
  },
  Saturn: {
    joined: ['a sober day to {next}', "when it's time to {next}"],
    easy: ['when you have the patience to {next}', 'a solid day to {next}', "and by then you're ready to {next}"],
    tense: ['and, tired of it all, you {slip}', "a heavy day, when it's easy to {slip}"],
  },
  Uranus: {
    joined: ["when you're suddenly ready to {next}", 'and you suddenly want to {next}'],
    easy: ['and on a whim you can {next}', 'a lively day to {next}', 'and for a change you could {next}'],
    tense: ["when it's restless fun to {slip}", 'and, just to be different, you {slip}'],
  },
  Neptune: {
    joined: ["when you're in the mood to {next}", 'a soft day to {next}'],
    easy: ["when you're in the mood to {next}", 'a gentle day to {next}', 'a day that makes it easy to {next}'],
    tense: ['and, your mind elsewhere, you {slip}', 'and, half in a dream, you {slip}'],
  },
  Pluto: {
    joined: ["when you're determined to {next}", 'and nothing stops you if you {next}'],
    easy: ['when you have the staying power to {next}', 'a thorough day to {next}'],
    tense: ["when it's hard to stop once you {slip}", 'and, rather than give in, you {slip}'],
  },
  Chiron: {
    joined: ['a careful day to {next}', 'and it does you good to {next}'],
    easy: ['a gentle day to {next}', "and you can admit you'd like to {next}"],
    tense: ['and, feeling small, you {slip}', 'and, a little stung, you {slip}'],
  },
}
