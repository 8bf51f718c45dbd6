/**
 * A coming quarter of the Moon, {quarter}, until which there is time for what goes on from the scene, {use}, or by which the
 * scene has settled, {after}.
 */
const quarters = [
  'You have until the {quarter} {quarterOn} to {use}.',
  'By the {quarter} {quarterOn} {after}.',
  'A good thing to do before the {quarter} {quarterOn} is to {use}.',
  'The next {quarter} is {quarterOn}, and there is still time to {use}.',
  'The {quarter} comes {quarterOn}, and by then {after}.',
  'Between now and the {quarter} {quarterOn}, it pays to {use}.',
  'If you mean to {use}, the {quarter} {quarterOn} makes a good deadline.',
  'Come the {quarter} {quarterOn}, {after}.',
  'One thing fits well into the days before the {quarter} {quarterOn}: {use}.',
  "There's time before the {quarter} {quarterOn} to {use}.",
  'By the time of the {quarter}, {quarterOn}, {after}.',
  'The {quarter} comes {quarterOn}; what helps until then is to {use}.',
  "With the {quarter} still ahead, {quarterOn}, there's room to {use}.",
]

/** When the lead eases or what comes next, and what there is time for until then, {use}, or what has come of it, {lasting}. */
export const timings = {
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    'The {aspect} is exact {nextOn}, and before that you can {use}.',
    'You have until {nextDay}, when the {aspect} is exact, to {use}.',
    'The {nextPass} of {total} exact days is {nextDay}, and until then you do well to {use}.',
    'The {aspect} was exact on {lastDay} and is again {nextOn}; between the two you can {use}.',
    'Before {mover} reaches the exact degree, {nextOn}, this helps: {use}.',
    'By {nextDay}, when the {aspect} is exact, {lasting}.',
    'The {aspect} is exact {nextOn}, and by then {lasting}.',
  ],
  /** The same before the first of them. */
  approach: [
    'The {aspect} grows stronger until {nextDay}, its exact day, and a good start is to {use}.',
    '{Mover} comes closer until {nextDay}, the exact day, and meanwhile you can {use}.',
    '{Mover} comes closer until {nextDay}, the exact day, and by then {lasting}.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The {aspect} was exact on {exactDay} and lasts until {endDay}; what still helps is to {use}.',
    '{Mover} has been moving off since {exactDay}; before it is gone, {endOn}, you can {use}.',
    'The exact day was {exactDay}, and a good way to round things off by {endDay} is to {use}.',
    '{Mover} passed the exact degree on {exactDay} and is in range until {endDay}; you can still {use}.',
    'The {aspect} was exact on {exactDay}, and when it ends, {endOn}, {lasting}.',
    '{Mover} has been moving off since {exactDay}; by {endDay} {lasting}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes comes {nextPassOn}; what you can do until then is {use}.',
    'The next of {total} passes comes {nextPassOn}, and by then {lasting}.',
  ],
  /** The same when no other is to come before it is out of range. */
  peak: [
    '{Mover} starts moving off today, and you have until {endDay} to {use}.',
    "Today is the peak, and {mover} stays in range until {endDay}, so there's time to {use}.",
    '{Mover} starts moving off today, and by {endDay} {lasting}.',
  ],
  returns: [
    'The next visit of {mover} begins {returnOn}, which gives you until then to {use}.',
    '{Mover} is back {returnOn}; you have until then to {use}.',
    '{Mover} stays away until {returnDay}, and in the time between you can {use}.',
    'With {mover} gone until {returnDay}, a good thing to do is {use}.',
    'By {returnDay}, when {mover} is back, {lasting}.',
    '{Mover} is back {returnOn}, and by then {lasting}.',
  ],
  /** When none of that is ahead. */
  gone: [
    "{Mover} was last exact on {lastDay}, and now you're free to {use}.",
    "{Mover} was last exact on {lastDay}, and when it's gone, {lasting}.",
  ],
  quarters,
  /** When a body other than the Moon leaves its sign. */
  signEnd: [
    '{Mover} is in {sign} until {signEnd}, time enough to {use}.',
    'Before {mover} leaves {sign}, {signEndOn}, one thing is worth doing: {use}.',
    'You have until {signEnd}, when {mover} leaves {sign}, to {use}.',
    "There's still time to {use} before {mover} leaves {sign} {signEndOn}.",
    'If you mean to {use}, {signEnd} is a good deadline, since {mover} leaves {sign} then.',
    '{SignEndOn} {mover} changes signs; before that you can {use}.',
    'While {mover} is in {sign}, until {signEnd}, you do well to {use}.',
    'The best use of {mover} in {sign}, until {signEnd}, is to {use}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead, with what the scene comes to then. */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}: {ahead}.',
    '{OtherOn}, when {other} {otherVerb} {otherTarget}, {ahead}.',
    'When {other} {otherVerb} {otherTarget}, {otherOn}, {ahead}.',
    'Then, {otherOn}, {other} {otherVerb} {otherTarget}: {ahead}.',
    'With {other} in {otherNoun} {otherTarget} {otherOn}, {ahead}.',
    'Coming up is {other}, which {otherVerb} {otherTarget} {otherOn}: {ahead}.',
  ],
  /** The same: where the Moon is on a day ahead. */
  moonDay: [
    "{MoonOn} the Moon is in {moonSign}, and it's time to {use}.",
    'The Moon is in {moonSign} {moonOn}, a good day to {use}.',
    'When the Moon is in {moonSign}, {moonOn}, you can {use}.',
    'When the Moon is in {moonSign}, {moonOn}, one thing is worth doing: {use}.',
    "The Moon spends all of {moonDay} in {moonSign}, and there's room then to {use}.",
  ],
} as const
