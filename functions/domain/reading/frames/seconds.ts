/**
 * A contact on a day ahead and what it brings, in a sentence that says what it shares with the lead. {newcomer} is {other}
 * when that is not the lead's mover; {sameVerb} is {otherVerb} when the lead has it too; {otherWhen} is "tomorrow night" or
 * "on Tuesday morning"; {brings} is "you find the words for your duties".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} the same {point}, and {brings}.',
    'When {other} {otherVerb} the same {point}, {otherWhen}, {brings}.',
    'Next to reach {otherTarget} is {newcomer}, which {otherVerb} it {otherWhen}: {brings}.',
    'Your {point} stays the subject: {otherWhen} {other} {otherVerb} it, and {brings}.',
    'There is a second part to this {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    '{Newcomer}, too, {sameVerb} {otherTarget}, {otherWhen}, and then {brings}.',
    'After {mover} comes {newcomer}: {otherWhen} it {otherVerb} the same {point}, and {brings}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} goes on to {otherTarget} with {otherAspect}, and {brings}.',
    'From there {mover} moves on and {otherVerb} {otherTarget} {otherWhen}: {brings}.',
    'Once {mover} {otherVerb} {otherTarget}, {otherWhen}, {brings}.',
    'Then {mover} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
    "{Mover} isn't done with your chart: {otherWhen} it {otherVerb} {otherTarget}, and {brings}.",
    'The next stop for {mover} is {otherTarget}, which it {otherVerb} {otherWhen}: {brings}.',
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, in the same {place}, {otherVerb} {otherTarget}, and {brings}.',
    'From the same {place}, {other} {otherVerb} {otherTarget} {otherWhen}: {brings}.',
    '{Other} is in that {place} too; {otherWhen} it {otherVerb} {otherTarget}, and {brings}.',
    'Also from that {place}, {other} {otherVerb} {otherTarget} {otherWhen}, so {brings}.',
  ],
  /** It is the next thing in the chart. */
  next: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    '{Other} {otherVerb} {otherTarget} {otherWhen}, so {brings}.',
    'Something else begins {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
    'Next in your chart, {otherWhen}, {other} {otherVerb} {otherTarget}: {brings}.',
  ],
} as const

/** The same told by how it bears on the lead. */
export const relations = {
  /** An easy day after a tense one. */
  helps: [
    'Help comes {otherWhen}: {other} {otherVerb} {otherTarget}, and {brings}.',
    'This gets easier {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'A better moment for it is {otherWhen}, with {other} in {otherNoun} {otherTarget}: {brings}.',
    '{OtherWhen} the mood turns: {other} {otherVerb} {otherTarget}, and {brings}.',
    '{Other} makes up for it {otherWhen}, in {otherNoun} {otherTarget}: {brings}.',
    'You get some relief {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
  ],
  /** A tense day after a tense one. */
  repeats: [
    'The same trouble comes up again {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'There is another round {otherWhen}: {other} {otherVerb} {otherTarget}, and {brings}.',
    '{Other} brings it up again {otherWhen}, in {otherNoun} {otherTarget}: {brings}.',
    "This isn't quite over: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.",
    'You need patience once more {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
    'A second hard moment is {otherWhen}, with {other} in {otherNoun} {otherTarget}: {brings}.',
  ],
  /** An easy day after an easy one. */
  continues: [
    'More of the same comes {otherWhen}: {other} {otherVerb} {otherTarget}, and {brings}.',
    'The good run continues {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    '{Other} adds to it {otherWhen}, in {otherNoun} {otherTarget}: {brings}.',
    'You have a friendly sky again {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
    "That isn't the end of it: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.",
  ],
  /** A tense day after an easy one. */
  slows: [
    'A harder moment comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    '{OtherWhen} things slow down: {other} {otherVerb} {otherTarget}, and {brings}.',
    '{Other} gets in the way {otherWhen}, in {otherNoun} {otherTarget}: {brings}.',
    'The other side of it shows {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
    'Less goes by itself {otherWhen}, with {other} in {otherNoun} {otherTarget}: {brings}.',
  ],
} as const
