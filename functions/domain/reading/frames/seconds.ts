/**
 * A contact on a day ahead, in a sentence that says what it shares with the lead, and what the day's scene comes to then:
 * {again}. {newcomer} is {other} when that is not the lead's mover; {sameVerb} is {otherVerb} when the lead has it too;
 * {otherWhen} is "tomorrow night" or "on Tuesday morning".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} the same {point}: {again}.',
    'When {other} {otherVerb} the same {point}, {otherWhen}, {again}.',
    '{Newcomer} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Newcomer}, too, {sameVerb} {otherTarget} {otherWhen}: {again}.',
    'After {mover}, {newcomer} {otherVerb} the same {point} {otherWhen}: {again}.',
    'Your {point} comes up once more {otherWhen}, when {other} {otherVerb} it and {again}.',
    '{OtherWhen} it is {newcomer} that {otherVerb} your {point}, and {again}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} goes on to {otherNoun} {otherTarget}: {again}.',
    'After that {mover} {otherVerb} {otherTarget}, {otherWhen}, and {again}.',
    'Then {mover} {otherVerb} {otherTarget} {otherWhen}: {again}.',
    'When {mover} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
    '{Mover} also {otherVerb} {otherTarget}, {otherWhen}, and {again}.',
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, in the same {place}, {otherVerb} {otherTarget}: {again}.',
    'From the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'When {other}, in that {place} too, {otherVerb} {otherTarget}, {otherWhen}, {again}.',
    'Also from that {place}, {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'In that {place}, too, {other} {otherVerb} {otherTarget} {otherWhen}: {again}.',
  ],
  /** It is something else in the chart. */
  next: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}: {again}.',
    'When {other} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
    'Then {other} {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    'Ahead is {other}, which {otherVerb} {otherTarget} {otherWhen}, and {again}.',
    '{Other} {otherVerb} {otherTarget} {otherWhen}: {again}.',
    'As {other} {otherVerb} {otherTarget}, {otherWhen}, {again}.',
  ],
} as const

/** The same told by how it bears on the lead. */
export const relations = {
  /** An easy day after a tense one. */
  helps: [
    'Help comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    'A better moment comes {otherWhen}, with {other} in {otherNoun} {otherTarget}: {again}.',
    'Relief comes {otherWhen}, with {other} in {otherNoun} {otherTarget}: {again}.',
    '{Newcomer} makes up for it {otherWhen}, in {otherNoun} {otherTarget}, and {again}.',
  ],
  /** A tense day after a tense one. */
  repeats: [
    'There is another round {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    'The subject comes back {otherWhen}, with {other} in {otherNoun} {otherTarget}: {again}.',
    'The second test comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    'Not quite over, since {otherWhen} {other} {otherVerb} {otherTarget}: {again}.',
  ],
  /** An easy day after an easy one. */
  continues: [
    'More of the same comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    'The good run continues {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    '{Newcomer} adds to it {otherWhen}, in {otherNoun} {otherTarget}: {again}.',
  ],
  /** A tense day after an easy one. */
  slows: [
    'A harder moment comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {again}.',
    '{OtherWhen} things slow down: {other} {otherVerb} {otherTarget}, and {again}.',
    '{Newcomer} gets in the way {otherWhen}, in {otherNoun} {otherTarget}: {again}.',
    'It gets harder {otherWhen}, with {other} in {otherNoun} {otherTarget}: {again}.',
  ],
} as const
