/**
 * A coming quarter of the Moon, by which the day's scene has settled: {after}. All of a month's quarters have slots of their
 * own, of which only one is filled.
 */
const quarters = [
  'By the Full Moon {fullMoonOn} {after}.',
  'At the Full Moon {fullMoonOn}, {after}.',
  'When the Moon is full, {fullMoonOn}, {after}.',
  'The next Full Moon is {fullMoonOn}; by then {after}.',
  'By the New Moon {newMoonOn} {after}.',
  'At the New Moon {newMoonOn}, {after}.',
  'When the Moon is new, {newMoonOn}, {after}.',
  'The next New Moon is {newMoonOn}; by then {after}.',
  'By the growing half Moon {growingOn} {after}.',
  'At the growing half Moon {growingOn}, {after}.',
  'When the growing Moon is half full, {growingOn}, {after}.',
  'The growing half Moon is {growingOn}; by then {after}.',
  'By the shrinking half Moon {shrinkingOn} {after}.',
  'At the shrinking half Moon {shrinkingOn}, {after}.',
  'When the shrinking Moon is half full, {shrinkingOn}, {after}.',
  'The shrinking half Moon is {shrinkingOn}; by then {after}.',
]

/** When the lead eases or what comes next, and how the day's scene has settled by then: {after}. */
export const timings = {
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    '{Mover} is exact on {left} {nextOn}, and by then {after}.',
    'By {nextDay}, the exact day of {mover}, {after}.',
    'The {nextPass} of {total} exact days of {mover} is {nextDay}, and by then {after}.',
    'The last exact day of {mover} was {lastDay}, the next is {nextDay}, and by then {after}.',
    'When {mover} reaches the exact degree, {nextOn}, {after}.',
  ],
  /** The same before the first of them. */
  approach: [
    '{Mover} comes closer until {nextDay}, the exact day, when {after}.',
    'The contact grows stronger until {nextDay}, the exact day; by then {after}.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day of {mover} was {exactDay}; by {endDay}, when it moves off, {after}.',
    '{Mover} has been moving off since {exactDay}, the exact day, and by {endDay} {after}.',
    'The peak of {mover} was {exactDay}; it is out of range {endOn}, and {after}.',
    '{Mover} passed the exact degree on {exactDay}, and when it is gone, {endOn}, {after}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: ['The next of {total} passes of {mover} comes {nextPassOn}, and by then {after}.'],
  /** The same when no other is to come before it is out of range. */
  peak: [
    'From today {mover} moves off; it is out of range {endOn}, and {after}.',
    'Today is the peak; {mover} is gone {endOn}, and by then {after}.',
  ],
  returns: [
    'When the next visit of {mover} begins, {returnOn}, {after}.',
    '{Mover} is back {returnOn}; by then {after}.',
    '{Mover} stays away until {returnDay}, and by then {after}.',
    'By {returnDay}, when {mover} returns, {after}.',
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days of {mover}, the first on {firstDay}; now {after}.',
    '{Mover} was exact for the last time on {lastDay}, and now {after}.',
  ],
  quarters,
  /** When a body other than the Moon leaves its sign. */
  signEnd: [
    '{Mover} is in {sign} until {signEnd}, when {after}.',
    'By the time {mover} leaves {sign}, {signEndOn}, {after}.',
    'After {mover} in {sign}, which ends {signEndOn}, {after}.',
    '{Mover} stays in {sign} until {signEnd}, and by then {after}.',
    'When {mover} leaves {sign}, {signEndOn}, {after}.',
    '{SignEndOn} {mover} changes signs, and {after}.',
    '{Mover} goes through {sign} until {signEnd}; by then {after}.',
    'As the days of {mover} in {sign} end, {signEndOn}, {after}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead, with what the scene comes to then. */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}: {again}.',
    'Next, {other} {otherVerb} {otherTarget} {otherOn}, and {again}.',
    'When {other} {otherVerb} {otherTarget}, {otherOn}, {again}.',
    'Then, {otherOn}, {other} {otherVerb} {otherTarget}: {again}.',
    'With {other} in {otherNoun} {otherTarget} {otherOn}, {again}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}: {again}.',
  ],
  /** The same: where the Moon is on a day ahead. */
  moonDay: [
    '{MoonOn}, with the Moon in {moonSign}, {after}.',
    'The Moon is in {moonSign} {moonOn}, and by then {after}.',
    'When the Moon is in {moonSign}, {moonOn}, {after}.',
    'By {moonDay}, with the Moon in {moonSign}, {after}.',
    'As the Moon spends all of {moonDay} in {moonSign}, {after}.',
  ],
} as const
