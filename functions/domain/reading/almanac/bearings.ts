import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Tone } from '../pieces/Tone.ts'

/**
 * What a second contact brings to the card's matter, by its mover, as the end of a sentence: ", a friendlier day to offer
 * the coat to someone it fits". {next} is the card's second step, {slip} what is easily done wrong.
 */
export const BEARINGS: Readonly<Partial<Record<Planet, Readonly<Record<Tone, readonly string[]>>>>> = {
  Sun: {
    joined: ['a good day for you to {next}', 'a day to come forward and {next}'],
    easy: ['a good day to {next}', 'when you have the confidence to {next}', 'a bright day to {next}'],
    tense: ['a day to be careful not to {slip}', "when it's only human to {slip}"],
  },
  Mercury: {
    joined: ['when it seems obvious to {next}', 'a clear-headed day to {next}'],
    easy: ['a brisk day to {next}', 'when it takes you no time to {next}', 'when you see no reason not to {next}'],
    tense: ["when it's easy to {slip}", "when, half distracted, it's easy to {slip}"],
  },
  Venus: {
    joined: ["when it's a pleasure to {next}", 'a warm day to {next}'],
    easy: ['a friendlier day to {next}', "when you'll gladly {next}", 'a good-humored day to {next}'],
    tense: ["when, to keep the peace, it's easy to {slip}", "when, for comfort, it's easy to {slip}"],
  },
  Mars: {
    joined: ['when you have the drive to {next}', "when you won't wait any longer to {next}"],
    easy: ['when you have the nerve to {next}', 'a strong day to {next}', "when you'll be quick to {next}"],
    tense: ["when, in a hurry, it's easy to {slip}", "when, short of patience, it's easy to {slip}"],
  },
  Jupiter: {
    joined: ['when you feel free to {next}', 'a generous day to {next}'],
    easy: ['a cheerful day to {next}', "when it's easier than you think to {next}"],
    tense: ["when it's all too easy to {slip}"],
  },
  Saturn: {
    joined: ['a sober day to {next}', "when it's time to {next}"],
    easy: ['when you have the patience to {next}', 'a solid day to {next}'],
    tense: ["when, tired of it all, it's easy to {slip}", "a heavy day, when it's easy to {slip}"],
  },
  Uranus: {
    joined: ["when you're suddenly ready to {next}"],
    easy: ['when all it takes is a whim to {next}', 'a lively day to {next}'],
    tense: ["when, in a restless mood, it's easy to {slip}"],
  },
  Neptune: {
    joined: ["when you're in the mood to {next}"],
    easy: ["when you're in the mood to {next}", 'a gentle day to {next}'],
    tense: ["when, with your mind elsewhere, it's easy to {slip}"],
  },
  Pluto: {
    joined: ["when you're determined to {next}"],
    easy: ['when you have the staying power to {next}'],
    tense: ["when it's hard to stop once you {slip}"],
  },
  Chiron: {
    joined: ['a careful day to {next}'],
    easy: ['a gentle day to {next}', "when you can admit that you'd like to {next}"],
    tense: ["when, feeling small, it's easy to {slip}"],
  },
}
