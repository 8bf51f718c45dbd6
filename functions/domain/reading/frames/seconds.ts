/**
 * A second contact, in a sentence that says what it shares with the lead. {newcomer} is {other} when that is not the
 * lead's mover; {sameVerb} is {otherVerb} when the lead has it too; {otherWhen} is
 * "tomorrow night" or "on Tuesday morning"; {brings} follows a comma, such as "a bright day to offer the coat to
 * someone it fits".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} the same {point}, {brings}.',
    '{Other} comes to the same {point} {otherWhen} with {otherAspect}, {brings}.',
    'After {mover} comes {newcomer}, which {otherVerb} the same {point} {otherWhen}, {brings}.',
    '{Newcomer}, too, {sameVerb} {otherTarget} {otherWhen}, {brings}.',
    "That isn't all for {otherTarget}: {otherWhen} {other} {otherVerb} it, {brings}.",
    'Your {point} has another visitor {otherWhen}: {other} {otherVerb} it, {brings}.',
    'For {otherTarget} there is more to come: {other} {otherVerb} it {otherWhen}, {brings}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} goes on to {otherTarget} with {otherAspect}, {brings}.',
    'From here {mover} moves on and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    '{Mover} {sameVerb} {otherTarget} as well, {otherWhen}, {brings}.',
    'Then {mover} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'A little further on, {otherWhen}, {mover} {otherVerb} {otherTarget}, {brings}.',
    "{Mover} isn't done with your chart and {otherVerb} {otherTarget} {otherWhen}, {brings}.",
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, in the same {place}, {otherVerb} {otherTarget}, {brings}.',
    'From the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'That {place} has {other} in it too, which {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    '{Other} is in that {place} as well and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  /** It is the next thing in the chart. */
  next: [
    '{Other} is on its way, too, and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'Worth a line in the calendar: {otherWhen} {other} {otherVerb} {otherTarget}, {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, {brings}.',
    'Somewhere else in your chart {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
} as const

/**
 * The same told the other way round, by whether there is something to do, {next}, or to be careful of, {slip}; repeated is
 * for a slip like the one that the scene has just shown.
 */
export const turnedSeconds = {
  gentle: [
    '{OtherWhen}, with {other} in {otherNoun} {otherTarget}, you can {next}.',
    'Help comes {otherWhen}, when {other} {otherVerb} {otherTarget} and you can {next}.',
    'Not everything has to be today: {otherWhen} {other} {otherVerb} {otherTarget}, and you can {next}.',
    '{OtherWhen} {other} makes it easy, in {otherNoun} {otherTarget}, to {next}.',
    '{Other} lends you a hand {otherWhen}, in {otherNoun} {otherTarget}, if you {next}.',
    'To {next}, you could wait for {other}, which {otherVerb} {otherTarget} {otherWhen}.',
  ],
  tense: [
    '{Other} sets a small trap {otherWhen}, in {otherNoun} {otherTarget}: to {slip}.',
    "{OtherWhen} of all times, when {other} {otherVerb} {otherTarget}, you'd be quick to {slip}.",
    'If anything makes you {slip}, it will be {other}, which {otherVerb} {otherTarget} {otherWhen}.',
    'A harder day comes {otherWhen}, when {other} {otherVerb} {otherTarget} and you soon {slip}.',
    'Should you {slip}, it would be {otherWhen}, with {other} in {otherNoun} {otherTarget}.',
  ],
  repeated: [
    'Your next chance to {slip} comes {otherWhen}, when {other} {otherVerb} {otherTarget}.',
    "{OtherWhen} {other} {otherVerb} {otherTarget}, and once more it's easy to {slip}.",
    "Once is human; {otherWhen}, when {other} {otherVerb} {otherTarget}, you needn't {slip}.",
    '{Other} tempts you a second time {otherWhen}, in {otherNoun} {otherTarget}, to {slip}.',
    'The same test comes back {otherWhen}, with {other} in {otherNoun} {otherTarget}: not to {slip}.',
    'There will be a rerun {otherWhen}, when {other} {otherVerb} {otherTarget} and you could {slip}.',
    'Twice would be a habit, so {otherWhen}, with {other} in {otherNoun} {otherTarget}, try not to {slip}.',
    "You'll be wiser {otherWhen}, when {other} {otherVerb} {otherTarget}, or you {slip} all the same.",
  ],
} as const

/** The timing and a second contact in one sentence, for a reading without room for two. */
export const closings = {
  point: [
    '{Mover} stays until {endDay}; {otherWhen} {other} {otherVerb} the same {point}, {brings}.',
    'Your {point} has {mover} until {endDay}, and {otherWhen} {other} {otherVerb} it, {brings}.',
    '{Other} {otherVerb} the same {point} {otherWhen}, {brings}; {mover} stays until {endDay}.',
  ],
  mover: [
    '{Mover} stays with {target} until {endDay} and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    '{Mover} is in {sign} until {signEnd} and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  place: [
    '{Mover} stays until {endDay}; in the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'The {quarter} is {quarterOn}; from the same {place} {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  next: [
    'The {quarter} is {quarterOn}, and {otherWhen} {other} {otherVerb} {otherTarget}, {brings}.',
    'Two dates are ahead: {otherWhen} {other} {otherVerb} {otherTarget}, {brings}, and {quarterOn} comes the {quarter}.',
  ],
} as const

/**
 * On the day itself: {again} is what an earlier reading said that this contact is for, or is easily done on it. {toldBy} is
 * "yesterday's reading" or "your reading of 22 November", and {title} its title, so that one knows which matter is meant;
 * nothing is known of whether it was read.
 */
export const foretold = {
  easy: [
    '{ToldBy}, "{title}", looked ahead to this {aspect}, as a day to {again}.',
    'In {toldBy}, "{title}", this {aspect} was the time to {again}.',
    'If "{title}" is still open, from {toldBy}: this is the {aspect} that was good to {again}.',
  ],
  tense: [
    '{ToldBy}, "{title}", warned of this {aspect}, on which you easily {again}.',
    'In {toldBy}, "{title}", this was the {aspect} on which it\'s easy to {again}.',
    'Back in {toldBy}, "{title}", it said that on this {aspect} you might {again}.',
  ],
} as const
