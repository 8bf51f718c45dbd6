import type { Sign } from '../../../../shared/domain/zodiac.ts'

/**
 * What each quarter of the Moon shows of what the lead is about. All of a month's quarters have slots of their own, of which
 * only that of the next one is filled.
 */
const quarters = [
  'The Full Moon {fullMoonOn} shows what came of it, to you and to everyone else.',
  'Things come to a head at the Full Moon {fullMoonOn}, and you see how much of this you meant.',
  'There is more light on this each night until the Full Moon {fullMoonOn}, when nothing of it stays vague.',
  'By the Full Moon {fullMoonOn} others have noticed it as well, and they have an opinion.',
  'What starts small here is at its largest by the Full Moon {fullMoonOn}.',
  'The Moon wanes until the New Moon {newMoonOn}, and this takes less of your time each day.',
  'A new month of this begins with the New Moon {newMoonOn}, on a clean page.',
  'The New Moon {newMoonOn} closes the chapter, and you can begin the next one differently.',
  'What has run its course is easy to let go by the New Moon {newMoonOn}.',
  'After the New Moon {newMoonOn} the same question comes back, and you answer it in another way.',
  'The growing half Moon {growingOn} brings the first obstacle, usually a small one.',
  'By the growing half Moon {growingOn} you know whether this can stand on its own feet.',
  'The first real decision about this comes with the growing half Moon {growingOn}.',
  'Enthusiasm carries this as far as the growing half Moon {growingOn}; from there on, habit does.',
  'At the growing half Moon {growingOn} you find out who is really with you in this.',
  'At the shrinking half Moon {shrinkingOn} you see what can go and what you want to keep.',
  'The excitement lasts about until the shrinking half Moon {shrinkingOn}; what is left then is the useful part.',
  'By the shrinking half Moon {shrinkingOn} most of this is said, and the rest can be forgiven.',
  'The shrinking half Moon {shrinkingOn} takes some of the weight off this.',
  'Later, at the shrinking half Moon {shrinkingOn}, you can tell the news from the noise.',
]

/** What comes next, or when it eases. {during} and {after} say what the days are like with the mover, and without it. */
export const timings = {
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    '{Mover} is exact on {target} {nextOn}, and around that day {during}.',
    'The exact day is {nextDay}, {daysLeft} off, and this grows stronger until then.',
    'What you notice of {mover} is the run-up: the peak is {nextOn}, and then it slowly lets go.',
    '{Mover} comes closer until {nextDay}, the exact day, and {during}.',
    'The {nextPass} of {total} exact days of {mover} is {nextDay}, another chance to see the same thing more clearly.',
    'You know this from {lastDay}, when {mover} was exact; the next time is {nextOn}.',
    '{NextOn} {mover} reaches the exact degree, the day on which you feel it most.',
    'The peak, with {mover} on the exact degree, is {nextDay}; after that there is less of it each week.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day of {mover} was {exactDay}; what goes on until {endDay} is the milder half.',
    'Since {exactDay}, the exact day, {mover} has been moving off, and by {endDay} {after}.',
    'The peak of {mover} was {exactDay}, and from {endDay} on {after}.',
    '{Mover} passed the exact degree on {exactDay} and is gone {endOn}; then {after}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes of {mover} comes {nextPassOn}, and by then you know how it works.',
    'After {lastDay} and today you know what {mover} does: {during}.',
    'From today {mover} moves off; {endOn} it is out of range, and {after}.',
    'This is the peak; {mover} is gone {endOn}, and {after}.',
  ],
  returns: [
    'Between two visits of {mover}, the next from {returnDay}, {after}.',
    '{Mover} is back {returnOn}; in the break {after}.',
    'The next visit of {mover} begins {returnOn}, and you go into it knowing what it is about.',
    "{Mover} isn't done with {target}: it is back {returnOn}, and until then {after}.",
    'Until {returnDay}, when {mover} returns, {after}.',
    'What {mover} has stirred up can settle until {returnDay}, when it returns.',
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days of {mover}, the first on {firstDay}; now {after}.',
    '{Mover} was exact for the last time on {lastDay} and stays away for most of a year: {after}.',
  ],
  quarters,
  /** When a body other than the Moon leaves its sign; {manner} is what the sign makes of people. */
  signEnd: [
    '{Mover} is in {sign} until {signEnd}, and {manner}.',
    'Until {mover} leaves {sign} {signEndOn}, {manner}.',
    'You have {mover} in {sign} until {signEnd}, a time when {manner}.',
    'With {mover} in {sign} until {signEnd}, {manner}.',
    '{Mover} stays in {sign} until {signEnd}, so for now {manner}.',
    'As long as {mover} is in {sign}, until {signEnd}, {manner}.',
    'This goes on until {signEnd}: {mover} is in {sign}, and {manner}.',
    '{SignEndOn} {mover} changes signs; before that, in {sign}, {manner}.',
  ],
  /** When the Moon leaves its sign; {manner} is what the next one makes of people. */
  moonEnd: [
    'The Moon leaves {sign} at {endClock}; in {nextSign}, where it goes next, {manner}.',
    'At {endClock} the Moon moves into {nextSign}, and {manner}.',
    'This mood lasts until {endClock}; then the Moon enters {nextSign}, and {manner}.',
    'After {endClock} the Moon is in {nextSign}, and {manner}.',
    'You have this Moon until {endClock}; with the next one, in {nextSign}, {manner}.',
    'Things change at {endClock}, when the Moon enters {nextSign}: {manner}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead. */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}, and {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherOn}: {brings}.',
    'When {other} {otherVerb} {otherTarget}, {otherOn}, {brings}.',
    'The sky changes {otherOn}: {other} {otherVerb} {otherTarget}, and {brings}.',
    'With {other} in {otherNoun} {otherTarget} {otherOn}, {brings}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}, and {brings}.',
  ],
  /** The same: where the Moon is on a day ahead. {moonBrings} is "a slow day that likes good food". */
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

/** What a day is like with the Moon in a sign. */
export const MOON_BRINGS: Record<Sign, string> = {
  Aries: 'a brisk day with no patience for queues',
  Taurus: 'a slow day that likes good food',
  Gemini: 'a lively day full of messages',
  Cancer: 'a tender day that wants to be at home',
  Leo: 'a warm day that likes company',
  Virgo: 'a tidy day with an eye for small faults',
  Libra: 'a polite day that likes to share',
  Scorpio: 'a quiet day with strong feelings',
  Sagittarius: 'a cheerful day that wants fresh air',
  Capricorn: 'a practical day that gets things done',
  Aquarius: 'an open-minded day among friends',
  Pisces: 'a dreamy day without sharp edges',
}
