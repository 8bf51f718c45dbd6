import type { Sign } from '../../../../shared/domain/zodiac.ts'

/**
 * The sentence that says when it eases, or what comes next, and what the reader can do about the day's card by then.
 * {endOn} is "on Thursday", {endDay} "Thursday"; {step} is the card's first step: "photograph the coat by a window".
 */
export const timings = {
  /** When a contact is out of range, by its tone. */
  end: {
    joined: [
      'You have until {endDay}, when {mover} moves on from {target}, to {step}.',
      'The conjunction lasts until {endDay}, which leaves you time to {step}.',
      '{EndOn} {mover} leaves {target}, and before that is the best time to {step}.',
      '{Mover} is with {target} until {endDay}, and that makes it natural to {step}.',
      'If you mean to {step}, the days until {endDay} are good ones, while {mover} stays beside {target}.',
      "Until {endDay}, while the conjunction lasts, you're in the right frame of mind to {step}.",
    ],
    easy: [
      'You have until {endDay}, when the {aspect} ends, to {step}.',
      "The {aspect} lasts until {endDay}, and that's time enough to {step}.",
      'Until {endDay}, while {mover} is in range, it takes less courage than usual to {step}.',
      '{Mover} is out of range {endOn}, so the easy time to {step} is before that.',
      "As long as the {aspect} lasts, until {endDay}, it's no trouble to {step}.",
      'The {aspect} runs out {endOn}, and until then little stands in the way if you want to {step}.',
      'Until {endDay}, when {mover} moves on, you can {step} without much effort.',
      'If you want to {step}, the {aspect} is on your side until {endDay}.',
    ],
    tense: [
      "The {aspect} is over {endOn}, and from then on it's easier to {step}.",
      '{EndOn} {mover} lets go of {target}, a better moment to {step}.',
      'Once {mover} is out of range, {endOn}, it takes half the effort to {step}.',
      "From {endDay} on, with the {aspect} behind you, it's pleasant to {step}.",
      "The strain is gone by {endDay}, when {mover} moves on, and then it's time to {step}.",
      "There's no need to hurry: after {endDay}, with the {aspect} over, it's simpler to {step}.",
      "You'll be calmer once the {aspect} ends {endOn}, and readier to {step}.",
      '{Mover} keeps up the pressure until {endDay}; after that you can {step} in good humor.',
    ],
  },
  /** The same for a contact that goes on for weeks. */
  longEnd: {
    joined: [
      "{Mover} stays with {target} until {endDay}, and in that time you'd do well to {step}.",
      'Before the conjunction ends {endOn}, it would help to {step}.',
      'A good use of the time until {endDay}, when {mover} leaves {target}, is to {step}.',
      'With {mover} beside {target} until {endDay}, it does you good to {step}.',
      'While {mover} is with {target}, until {endDay}, small steps count, and one is to {step}.',
    ],
    easy: [
      'You have the {aspect} until {endDay}, a good while in which to {step}.',
      "Sometime before {endDay}, when {mover} moves on, you'll have the right hour to {step}.",
      'The {aspect} holds until {endDay}, and a nice way to use it is to {step}.',
      "Until {endDay}, with {mover} in range, you're free to {step}.",
      "With the {aspect} in range until {endDay}, it's a good time to {step}.",
    ],
    tense: [
      'The {aspect} lasts until {endDay}, so it pays to {step} soon.',
      '{Mover} presses on {target} until {endDay}, and meanwhile it helps to {step}.',
      'Until {endDay}, when the {aspect} ends, the weeks are a little lighter if you {step}.',
      'Until {endDay}, with {mover} in range, small things help, and one of them is to {step}.',
      'The wait until {endDay}, when {mover} leaves {target}, feels shorter if you {step}.',
    ],
  },
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    '{Mover} is exact on {target} {nextOn}, and you have until then to {step}.',
    'The exact day, {nextDay}, is {daysLeft} away, and until then it helps to {step}.',
    'The strongest day is still to come, {nextOn}, {daysLeft} from now: before it you can {step}.',
    'The {aspect} gets stronger until {nextDay}, the exact day, so it pays to {step} before then.',
    'The {nextPass} of {total} exact days is {nextDay}, and it will go better if you {step} first.',
    '{Mover} was exact on {target} on {lastDay} and will be again {nextOn}; until then it helps to {step}.',
    "{NextOn} {mover} reaches the exact degree, and you'll be glad if you {step} by then.",
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day was {exactDay}, and what is left until {endDay} is easier: time to {step}.',
    "Since {exactDay}, the exact day, {mover} has been moving off, and by {endDay} you'll manage to {step}.",
    'The closest day was {exactDay}, and with each day until {endDay} it takes less to {step}.',
    '{Mover} passed the exact degree on {exactDay} and is gone {endOn}; in between you can {step}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes comes {nextPassOn}, and you have until then to {step}.',
    'The previous pass was on {lastDay}, and with the {pass} of {total} behind you, you can {step}.',
    'From today {mover} moves off, out of range {endOn}, and it gets easier to {step}.',
  ],
  returns: [
    '{Mover} comes back {returnOn}, and you have the time until then to {step}.',
    'You have a break until {returnDay}, when {mover} comes into range of {target}: time to {step}.',
    'The next visit begins {returnOn}, and it will find you readier if you {step} before.',
    "{Mover} isn't done with {target}: the next visit starts {returnOn}, and before it you can {step}.",
    'Until {returnDay}, when {mover} returns to {target}, you can {step} in your own time.',
    "Before {returnDay}, when the {aspect} begins once more, there's a quiet stretch in which to {step}.",
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days, the first on {firstDay}, and now that they are over you can {step}.',
    "From today {mover} is gone from {target} for the better part of a year, and nothing's in the way if you want to {step}.",
  ],
  /** After a new, half or full Moon: the next of them. */
  quarter: [
    'The {quarter} {quarterOn} is a good day by which to {step}.',
    'You have until the {quarter} {quarterOn} to {step}.',
    "Between now and the {quarter} {quarterOn} you'll find a good hour to {step}.",
    'The next turn comes {quarterOn}, with the {quarter}, and until then you can {step}.',
    "You'd do well to {step} before the {quarter} {quarterOn}.",
    'If you want to {step}, the days before the {quarter} {quarterOn} are the ones for it.',
  ],
  /** After a day on which nothing is exact: the next date in the sky. */
  nextPhase: [
    "A bigger day comes {quarterOn}, with the {quarter}, and before it there's time to {step}.",
    "The {quarter} is {quarterOn}, and before it there's time to {step}.",
    'With the {quarter} still ahead, {quarterOn}, you have some days to {step}.',
    'You have until {quarterDay}, when the {quarter} comes, to {step}.',
    'The best time to {step} is before the {quarter} {quarterOn}.',
    "There's no hurry: you have until the {quarter} {quarterOn} to {step}.",
  ],
  signEnd: [
    '{Mover} is in {sign} until {signEnd}, long enough to {step}.',
    'You have {mover} in {sign} until {signEnd}, and with it the time to {step}.',
    'Before {mover} leaves {sign} {signEndOn}, you can still {step}.',
    "Until {signEnd}, with {mover} in {sign}, it's easier to {step} than to put it off.",
    'The tone changes {signEndOn}, when {mover} leaves {sign}, so the time to {step} is before that.',
    '{Mover} leaves {sign} {signEndOn}, so there are days enough left to {step}.',
    'As long as {mover} is in {sign}, until {signEnd}, it pays to {step}.',
    "Before {signEnd}, while {mover} is still in {sign}, you'll find the hour to {step}.",
  ],
  /** For a sign's reading: a contact in the sky on a day ahead. {brings} is "a friendlier day to offer the coat to someone it fits". */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}, {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    '{Other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    'The sky changes {otherOn}: {other} {otherVerb} {otherTarget}, {brings}.',
    '{OtherOn} {other} is in {otherNoun} {otherTarget}, {brings}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}, {brings}.',
  ],
  /** The same: where the Moon is on a day ahead. {moonBrings} is "a calm day to photograph the coat". */
  moonDay: [
    '{MoonOn} the Moon is in {moonSign}, {moonBrings}.',
    'The Moon is in {moonSign} {moonOn}, {moonBrings}.',
    'With the Moon in {moonSign}, {moonDay} is {moonBrings}.',
    'Looking ahead, {moonDay} has the Moon in {moonSign} and is {moonBrings}.',
    'Once the Moon is in {moonSign}, {moonOn}, you have {moonBrings}.',
    'The Moon spends all of {moonDay} in {moonSign}, {moonBrings}.',
    '{MoonOn} you have {moonBrings}, with the Moon in {moonSign}.',
    'The mood changes {moonOn}, with the Moon in {moonSign}: {moonBrings}.',
  ],
} as const

/** What a day with the Moon in a sign is good for. */
export const MOON_BRINGS: Record<Sign, string> = {
  Aries: 'a brisk day to {next}',
  Taurus: 'a calm day to {next}',
  Gemini: 'a lively day to {next}',
  Cancer: 'a gentle day to {next}',
  Leo: 'a bold day to {next}',
  Virgo: 'a tidy day to {next}',
  Libra: 'a friendly day to {next}',
  Scorpio: 'an honest day to {next}',
  Sagittarius: 'a cheerful day to {next}',
  Capricorn: 'a practical day to {next}',
  Aquarius: 'an open-minded day to {next}',
  Pisces: 'an easygoing day to {next}',
}
