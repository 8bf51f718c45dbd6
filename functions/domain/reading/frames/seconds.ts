/**
 * A contact on a day ahead, in a sentence that says what it shares with the lead, and what the scene comes to then: {ahead}. {newcomer} is {other} when that is not the lead's mover; {place} is "your third house"; {sameVerb} is {otherVerb} when the lead has
 * it too; {otherWhen} is "tomorrow night" or "on Tuesday morning".
 */
export const seconds = {
  /** It meets the very point of the chart that the lead meets. */
  point: [
    '{OtherWhen} {other} {otherVerb} your {point} as well: {ahead}.',
    'When {other} also {otherVerb} your {point}, {otherWhen}, {ahead}.',
    '{OtherWhen}, when {newcomer} {otherVerb} {otherTarget}, {ahead}.',
    '{Newcomer}, too, {sameVerb} {otherTarget} {otherWhen}: {ahead}.',
    'With {newcomer} in {otherNoun} your {point} {otherWhen}, {ahead}.',
  ],
  /** The lead's mover makes it. */
  mover: [
    '{OtherWhen} {mover} {otherVerb} {otherTarget} as well: {ahead}.',
    '{OtherWhen}, when {mover} {otherVerb} {otherTarget}, {ahead}.',
    'Then, {otherWhen}, {mover} {otherVerb} {otherTarget}: {ahead}.',
    'When {mover} {otherVerb} {otherTarget}, {otherWhen}, {ahead}.',
    'With {mover} in {otherNoun} {otherTarget} {otherWhen}, {ahead}.',
  ],
  /** It is made from the part of life that the reading is about. */
  place: [
    '{OtherWhen} {other}, from {place} as well, {otherVerb} {otherTarget}: {ahead}.',
    'From {place} as well, {other} {otherVerb} {otherTarget} {otherWhen}: {ahead}.',
    'When {other} {otherVerb} {otherTarget} from {place} too, {otherWhen}, {ahead}.',
    '{OtherWhen}, when {other} {otherVerb} {otherTarget}, from {place} as well, {ahead}.',
    'Also from {place}, {other} {otherVerb} {otherTarget} {otherWhen}: {ahead}.',
  ],
  /** It is something else in the chart. */
  next: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}: {ahead}.',
    'When {other} {otherVerb} {otherTarget}, {otherWhen}, {ahead}.',
    '{OtherWhen}, when {other} {otherVerb} {otherTarget}, {ahead}.',
    'Coming up is {other}, which {otherVerb} {otherTarget} {otherWhen}: {ahead}.',
    'With {other} in {otherNoun} {otherTarget} {otherWhen}, {ahead}.',
    'Then, {otherWhen}, {other} {otherVerb} {otherTarget}: {ahead}.',
  ],
} as const

/** The same told by how it bears on the lead. */
export const relations = {
  /** An easy day after a tense one. */
  helps: [
    'Help comes {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'A better moment comes {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    'Relief comes {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    '{Newcomer} makes things easier {otherWhen}, in {otherNoun} {otherTarget}: {ahead}.',
    'The same thing comes easier {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    '{OtherWhen}, with {other} in {otherNoun} {otherTarget}, this goes better: {ahead}.',
    'The lighter side of it shows {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
  ],
  /** A tense day after a tense one. */
  repeats: [
    'There is another round {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'The subject comes back {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    'Another test comes {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'The matter comes up again {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    'Old habits are likelier {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'The same trap is open {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    '{OtherWhen}, when {other} {otherVerb} {otherTarget}, this can go the old way: {ahead}.',
  ],
  /** An easy day after an easy one. */
  continues: [
    'More of the same comes {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'The good run continues {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    '{Newcomer} joins in {otherWhen}, in {otherNoun} {otherTarget}: {ahead}.',
    'This goes well once more {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    '{OtherWhen}, with {other} in {otherNoun} {otherTarget}, it comes easily again: {ahead}.',
    'The same knack shows {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
  ],
  /** A tense day after an easy one. */
  slows: [
    'A harder moment comes {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    'Things slow down {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    '{Newcomer} gets in the way {otherWhen}, in {otherNoun} {otherTarget}: {ahead}.',
    'The going gets harder {otherWhen}, with {other} in {otherNoun} {otherTarget}: {ahead}.',
    'This is put to the test {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
    '{OtherWhen}, with {other} in {otherNoun} {otherTarget}, less of this goes by itself: {ahead}.',
    'The same thing takes more {otherWhen}, when {other} {otherVerb} {otherTarget}: {ahead}.',
  ],
} as const
