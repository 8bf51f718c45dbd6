import type { Sign } from '../../../../shared/domain/zodiac.ts'

/**
 * What each quarter of the Moon is for. All of a month's quarters have slots of their own, of which only that of the next one
 * is filled.
 */
const quarterFrames = [
  'The Full Moon {fullMoonOn} lets everyone see how it stands, so you might {step}.',
  'Things come to a head at the Full Moon {fullMoonOn}; before that, {step}.',
  'Each night until the Full Moon {fullMoonOn} gives you a bit more light by which to {step}.',
  'The Full Moon {fullMoonOn} shows you what has come of it if you {step}.',
  'Before the New Moon {newMoonOn}, one thing is left to finish: to {step}.',
  'The Moon wanes until the New Moon {newMoonOn}, time for a quiet job: to {step}.',
  "Another month starts with the New Moon {newMoonOn}, and you'd go into it lighter if you {step}.",
  'The New Moon {newMoonOn} is for beginnings; what comes before one is to {step}.',
  'The first hitch tends to come with the growing half Moon {growingOn}, so {step}.',
  'The growing half Moon {growingOn} brings the second half of the job; the first is to {step}.',
  'The growing half Moon {growingOn} asks whether you meant it, and one answer is to {step}.',
  'A start is fragile until the growing half Moon {growingOn}, and it helps to {step}.',
  'The shrinking half Moon {shrinkingOn} is for clearing up, and there is less of it if you {step}.',
  'To be done with it by the shrinking half Moon {shrinkingOn}, {step}.',
  'There is light enough until the shrinking half Moon {shrinkingOn} to {step}.',
  "Until the shrinking half Moon {shrinkingOn} the nights are bright, and there's time to {step}.",
]

/**
 * The sentence that says when it eases, or what comes next, and what the reader can do about the day's card by then.
 * {endOn} is "on Thursday", {endDay} "Thursday"; {step} is the card's first step: "photograph the coat by a window".
 */
export const timings = {
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    '{Mover} is exact on {target} {nextOn}; you could be a step ahead and {step}.',
    'The exact day, {nextDay}, is {daysLeft} off, plenty of time to {step}.',
    'What you notice of {mover} is the run-up: it peaks {nextOn}, and first you can {step}.',
    '{Mover} comes closer until {nextDay}, the exact day, so be early and {step}.',
    'The {nextPass} of {total} exact days of {mover} is {nextDay}, a good reason to {step}.',
    'You know this from {lastDay}, when {mover} was exact; before it is again, {nextOn}, {step}.',
    "{NextOn} {mover} reaches the exact degree, and it's easier then if you {step}.",
    'The peak of it, with {mover} on the exact degree, is {nextDay}; a good preparation is to {step}.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day of {mover} was {exactDay}; what goes on until {endDay} leaves you room to {step}.',
    'Since {exactDay}, the exact day, {mover} has been moving off, and it gets easier to {step}.',
    'The peak of {mover} was {exactDay}, and until {endDay} you can take stock and {step}.',
    '{Mover} passed the exact degree on {exactDay} and is gone {endOn}; in between, {step}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes of {mover} comes {nextPassOn}, and it finds you ready if you {step}.',
    'After {lastDay} and today you know how {mover} works, and that it helps to {step}.',
    'From today {mover} moves off, out of range {endOn}, and it takes less to {step}.',
    'This is the peak; {mover} is gone {endOn}, and on the way down you can {step}.',
  ],
  returns: [
    'Between two visits of {mover}, the next from {returnDay}, you have the peace to {step}.',
    '{Mover} is back {returnOn}, so you have a break, and a good use of it is to {step}.',
    'The next visit of {mover} begins {returnOn} and finds you readier if you {step}.',
    "{Mover} isn't done with {target}: it is back {returnOn}, and before that you can {step}.",
    'Until {returnDay}, when {mover} returns, you have your own time in which to {step}.',
    'What {mover} has stirred up can settle until {returnDay}, when it returns, if you {step}.',
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days of {mover}, the first on {firstDay}; now that they are over, {step}.',
    '{Mover} is gone from {target} for most of a year, and you could celebrate that and {step}.',
  ],
  /** After a new, half or full Moon: the next of them. Each quarter has a slot of its own, so that its frames are for it alone. */
  quarter: [
    'The {quarter} {quarterOn} is a good day by which to {step}.',
    "By the {quarter}, {quarterOn}, you'll know whether it helped to {step}.",
    'Somewhere before the {quarter} {quarterOn} are ten minutes in which to {step}.',
    'It comes round again {quarterOn}, with the {quarter}, and weighs less if you {step}.',
    ...quarterFrames,
  ],
  /** After a day on which nothing is exact: the next date in the sky. */
  nextPhase: [
    'Nobody is waiting for it, but before the {quarter} {quarterOn} you can {step}.',
    'A date to work toward is the {quarter} {quarterOn}; on the way, {step}.',
    'Until the {quarter} {quarterOn}, one small thing is enough: to {step}.',
    'In the days before the {quarter} {quarterOn}, {step}.',
    ...quarterFrames,
  ],
  signEnd: [
    "{Mover} is in {sign} until {signEnd}, long enough to find out what it's like to {step}.",
    'Before {mover} leaves {sign} {signEndOn}, you can {step}.',
    "Until {signEnd}, with {mover} in {sign}, you'd sooner {step} than put it off.",
    "{Mover} changes signs {signEndOn}, and before that it's in the spirit of {sign} to {step}.",
    '{Mover} leaves {sign} {signEndOn}, which gives you days enough to {step}.',
    "With {mover} in {sign} until {signEnd}, you don't need a better reason to {step}.",
    '{Mover} stays in {sign} until {signEnd}, so you can take your time to {step}.',
    'As long as {mover} is in {sign}, until {signEnd}, it pays to {step}.',
    "By {signEnd}, when {mover} is through with {sign}, you'll have found the hour to {step}.",
    'Until {signEnd}, while {mover} is in {sign}, {step}.',
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
