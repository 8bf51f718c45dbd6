/**
 * A second contact, in a sentence that says what it shares with the lead. {newcomer} is {other} when that is not the
 * lead's mover; {sameVerb} is {otherVerb} when the lead has it too; {otherWhen} is
 * "tomorrow night" or "on Tuesday morning"; {brings} follows a comma, such as "a friendlier day to offer the coat to
 * someone it fits".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} the same {point}, {brings}.',
    'Also on its way to {otherTarget} is {other}, {otherWhen}, {brings}.',
    '{Other} comes to the same {point} {otherWhen} with {otherAspect}, {brings}.',
    'After {mover} comes {newcomer}, which {otherVerb} the same {point} {otherWhen}, {brings}.',
    '{Newcomer}, too, {sameVerb} {otherTarget} {otherWhen}, {brings}.',
    'That {point} has company {otherWhen}, with {other} in {otherNoun} it, {brings}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} goes on to {otherTarget} with {otherAspect}, {brings}.',
    'From here {mover} moves on and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    "Next in {mover}'s path is {otherTarget}, with {otherAspect} {otherWhen}, {brings}.",
    '{Mover} {sameVerb} {otherTarget} as well, {otherWhen}, {brings}.',
    'Then {mover} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, in the same {place}, {otherVerb} {otherTarget}, {brings}.',
    'From the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'Also in that {place}, {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  /** It is the next thing in the chart. */
  next: [
    'Another exact contact comes {otherWhen}: {other} {otherVerb} {otherTarget}, {brings}.',
    'Your chart is also touched by {other}, which {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'One more contact is exact {otherWhen}: {other} {otherVerb} {otherTarget}, {brings}.',
    '{Other} is at work as well: {otherWhen} it {otherVerb} {otherTarget}, {brings}.',
  ],
} as const

/** The timing and a second contact in one sentence, for a reading without room for two. */
export const closings = {
  point: [
    'The {aspect} lasts until {endDay}, and {otherWhen} {other} {otherVerb} the same {point}, {brings}.',
    'Until {endDay} {mover} is in range, and {otherWhen} {other} {otherVerb} the same {point}, {brings}.',
    '{EndOn} {mover} leaves {target}, and {otherWhen} {other} {otherVerb} the same {point}, {brings}.',
    'You have the {aspect} until {endDay}, and {other} comes to the same {point} {otherWhen}, {brings}.',
    '{Mover} stays in range until {endDay}, and {otherWhen} {other} is in {otherNoun} that same {point}, {brings}.',
  ],
  mover: [
    'The {aspect} lasts until {endDay}, and {otherWhen} {mover} goes on to {otherTarget}, {brings}.',
    'Until {endDay} {mover} is in range of {target}, and {otherWhen} it {otherVerb} {otherTarget}, {brings}.',
    '{Mover} is in {sign} until {signEnd} and {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'You have {mover} in {sign} until {signEnd}; {otherWhen} it {otherVerb} {otherTarget}, {brings}.',
  ],
  place: [
    'The {aspect} lasts until {endDay}, and from the same {place} {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'The {quarter} is {quarterOn}; from the same {place} {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
  ],
  next: [
    'The {quarter} is {quarterOn}, and in your chart {other} {otherVerb} {otherTarget} {otherWhen}, {brings}.',
    'Ahead are the {quarter} {quarterOn} and, {otherWhen}, {other}, which {otherVerb} {otherTarget}, {brings}.',
    'Two dates are ahead: {otherWhen} {other} {otherVerb} {otherTarget}, {brings}, and {quarterOn} comes the {quarter}.',
  ],
} as const

/**
 * On the day itself: {again} is what an earlier reading said that this contact is for, or is easily done on it. {toldBy} is
 * "yesterday's reading" or "your reading of 22 November"; nothing is known of whether it was read.
 */
export const foretold = {
  easy: [
    '{ToldBy} looked ahead to this {aspect}, as a day to {again}.',
    'This is the {aspect} that {toldBy} named as the time to {again}.',
    'When this {aspect} was still ahead, {toldBy} called it a day to {again}.',
  ],
  tense: [
    "{ToldBy} spoke of this {aspect}, as a day on which it's easy to {again}.",
    "This is the {aspect} that {toldBy} warned of: it's easy on such a day to {again}.",
    "When this {aspect} was still ahead, {toldBy} called it a day on which it's easy to {again}.",
  ],
} as const
