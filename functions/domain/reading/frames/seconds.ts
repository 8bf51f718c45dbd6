/**
 * A second fact, how it bears on the lead, and what it brings. {otherWhen} is "at 9:13 tonight" or "on Thursday";
 * {brings} is a clause, such as "a plain question gets a plain answer".
 */
export const seconds = {
  /** Help on a tense day. */
  eases: [
    'It gets easier {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    'Relief comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'Help is on its way: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
  ],
  helps: [
    '{Other} adds its help {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    '{Other} helps {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, which helps, because {brings}.',
    'Help comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
  ],
  slows: [
    'One thing speaks against it: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    'The catch comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, which slows things down, because {brings}.',
    '{Other} gets in the way {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
  ],
  repeats: [
    'The same note sounds again {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    '{Other} comes back to it {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget} as well, and once more {brings}.',
    'There is more of it {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
  ],
  follows: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
    'The story continues {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    'Then {other} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
  ],
  /** A slow contact in the middle of its time; {otherWhen} is "until 29 December". */
  background: [
    'Behind today, {other} {otherVerb} {otherTarget} {otherWhen}: {brings}.',
    'All this is part of a longer stretch, as {other} {otherVerb} {otherTarget} {otherWhen} and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget} too, so {brings}.',
  ],
} as const
