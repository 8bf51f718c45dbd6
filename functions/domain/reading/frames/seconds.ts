/**
 * A contact on a day ahead, in a sentence that says what it shares with the lead, and what the day's scene comes to then:
 * {again}. {newcomer} is {other} when that is not the lead's mover; {sameVerb} is {otherVerb} when the lead has it too;
 * {otherWhen} is "tomorrow night" or "on Tuesday morning".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} the same {point}, and {again}.',
    'When {other} {otherVerb} the same {point}, {otherWhen}, {again}.',
    '{Newcomer} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Newcomer}, too, {sameVerb} {otherTarget}, {otherWhen}, and {again}.',
    'After {mover} comes {newcomer}: {otherWhen} it {otherVerb} the same {point}, and {again}.',
    'Your {point} comes up once more {otherWhen}: {other} {otherVerb} it, and {again}.',
    '{OtherWhen} it is {newcomer} that {otherVerb} your {point}, and {again}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} goes on to {otherNoun} {otherTarget}, and {again}.',
    'After that {mover} {otherVerb} {otherTarget}, {otherWhen}, and {again}.',
    'Then {mover} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'When {mover} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
    '{Mover} also {otherVerb} {otherTarget}, {otherWhen}, and {again}.',
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, in the same {place}, {otherVerb} {otherTarget}, and {again}.',
    'From the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Other} is in that {place} too; {otherWhen} it {otherVerb} {otherTarget}, and {again}.',
    'Also from that {place}, {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'In that {place}, too, {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
  ],
  /** It is something else in the chart. */
  next: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}, and {again}.',
    'When {other} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
    'Also in your chart, {otherWhen}, {other} {otherVerb} {otherTarget}, and {again}.',
    'Then {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'Ahead is {other}, which {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'As {other} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
  ],
} as const

/** The same told by how it bears on the lead. */
export const relations = {
  /** An easy day after a tense one. */
  helps: [
    'Help comes {otherWhen}: {other} {otherVerb} {otherTarget}, and {again}.',
    'A better moment comes {otherWhen}, with {other} in {otherNoun} {otherTarget}, and {again}.',
    'For relief there is {other}, which {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Newcomer} makes up for it {otherWhen}, in {otherNoun} {otherTarget}, and {again}.',
  ],
  /** A tense day after a tense one. */
  repeats: [
    'There is another round {otherWhen}: {other} {otherVerb} {otherTarget}, and {again}.',
    'The subject comes back {otherWhen}, with {other} in {otherNoun} {otherTarget}, and {again}.',
    'The second test comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    'Not quite over: {otherWhen} {other} {otherVerb} {otherTarget}, and {again}.',
  ],
  /** An easy day after an easy one. */
  continues: [
    'More of the same comes {otherWhen}: {other} {otherVerb} {otherTarget}, and {again}.',
    'The good run continues {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    '{Newcomer} adds to it {otherWhen}, in {otherNoun} {otherTarget}, and {again}.',
  ],
  /** A tense day after an easy one. */
  slows: [
    'A harder moment comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    '{OtherWhen} things slow down: {other} {otherVerb} {otherTarget}, and {again}.',
    '{Newcomer} gets in the way {otherWhen}, in {otherNoun} {otherTarget}, and {again}.',
    'Less goes by itself {otherWhen}, with {other} in {otherNoun} {otherTarget}, and {again}.',
  ],
} as const
