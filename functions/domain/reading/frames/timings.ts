/**
 * A coming quarter of the Moon, until which there is time for what goes on from the scene: {use}. All of a month's quarters
 * have slots of their own, of which only one is filled.
 */
const quarters = [
  'You have until the Full Moon {fullMoonOn} to {use}.',
  'Until the Full Moon {fullMoonOn} it pays to {use}.',
  "Before the Full Moon {fullMoonOn} it's worth finding time to {use}.",
  "The next Full Moon is {fullMoonOn}; until then there's time to {use}.",
  'You have until the New Moon {newMoonOn} to {use}.',
  'Until the New Moon {newMoonOn} it pays to {use}.',
  "Before the New Moon {newMoonOn} it's worth finding time to {use}.",
  "The next New Moon is {newMoonOn}; until then there's time to {use}.",
  'You have until the growing half Moon {growingOn} to {use}.',
  'Until the growing half Moon {growingOn} it pays to {use}.',
  "Before the growing half Moon {growingOn} it's worth finding time to {use}.",
  "The growing half Moon is {growingOn}; until then there's time to {use}.",
  'You have until the shrinking half Moon {shrinkingOn} to {use}.',
  'Until the shrinking half Moon {shrinkingOn} it pays to {use}.',
  "Before the shrinking half Moon {shrinkingOn} it's worth finding time to {use}.",
  "The shrinking half Moon is {shrinkingOn}; until then there's time to {use}.",
]

/** When the lead eases or what comes next, and what there is time for until then: {use}. */
export const timings = {
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    '{Mover} is exact on {left} {nextOn}, and until then it makes sense to {use}.',
    'Until {nextDay}, when {mover} is exact on {left}, it helps to {use}.',
    'The {nextPass} of {total} exact days of {mover} is {nextDay}; until then it pays to {use}.',
    'The last exact day of {mover} was {lastDay}, the next is {nextDay}, and in between it pays to {use}.',
    '{Mover} reaches the exact degree {nextOn}, and before then it helps to {use}.',
  ],
  /** The same before the first of them. */
  approach: [
    '{Mover} comes closer until {nextDay}, the exact day, and on the way there it pays to {use}.',
    "The contact grows stronger until {nextDay}, the exact day; before then it's wise to {use}.",
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day of {mover} was {exactDay}; until {endDay}, when it moves off, it helps to {use}.',
    '{Mover} has been moving off since {exactDay}, the exact day, and until {endDay} it makes sense to {use}.',
    'The peak of {mover} was {exactDay}; it is out of range {endOn}, and in that time you do well to {use}.',
    '{Mover} passed the exact degree on {exactDay}, and until it is gone, {endOn}, you do well to {use}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: ['The next of {total} passes of {mover} comes {nextPassOn}, and until then it pays to {use}.'],
  /** The same when no other is to come before it is out of range. */
  peak: [
    'From today {mover} moves off; it is out of range {endOn}, and until then it pays to {use}.',
    'Today is the peak; {mover} is gone {endOn}, and until then it helps to {use}.',
  ],
  returns: [
    'The next visit of {mover} begins {returnOn}, which gives you until then to {use}.',
    '{Mover} is back {returnOn}; you have until then to {use}.',
    '{Mover} stays away until {returnDay}, and in the time between you can {use}.',
    "Before {returnDay}, when {mover} returns, there's time to {use}.",
  ],
  /** When none of that is ahead. */
  gone: ['{Mover} was exact for the last time on {lastDay}, which leaves you free to {use}.'],
  quarters,
  /** When a body other than the Moon leaves its sign. */
  signEnd: [
    '{Mover} is in {sign} until {signEnd}, time enough to {use}.',
    "Before {mover} leaves {sign}, {signEndOn}, there's a chance to {use}.",
    'You have until {signEnd}, when {mover} leaves {sign}, to {use}.',
    '{Mover} stays in {sign} until {signEnd}, and until then it pays to {use}.',
    'While {mover} is in {sign}, until {signEnd}, it helps to {use}.',
    '{SignEndOn} {mover} changes signs; before that you can {use}.',
    '{Mover} goes through {sign} until {signEnd}, which leaves you time to {use}.',
    'What helps until {signEnd}, the end of {mover} in {sign}, is to {use}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead, with what such a day is like. */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}: {ahead}.',
    '{OtherOn}, when {other} {otherVerb} {otherTarget}, {ahead}.',
    'When {other} {otherVerb} {otherTarget}, {otherOn}, {ahead}.',
    'Then, {otherOn}, {other} {otherVerb} {otherTarget}: {ahead}.',
    'With {other} in {otherNoun} {otherTarget} {otherOn}, {ahead}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}: {ahead}.',
  ],
  /** The same: where the Moon is on a day ahead. */
  moonDay: [
    "{MoonOn}, with the Moon in {moonSign}, it's a good day to {use}.",
    'The Moon is in {moonSign} {moonOn}, a good day to {use}.',
    'When the Moon is in {moonSign}, {moonOn}, you can {use}.',
    "By {moonDay}, with the Moon in {moonSign}, it's time to {use}.",
    "The Moon spends all of {moonDay} in {moonSign}, when there's room to {use}.",
  ],
} as const
