/**
 * A second fact, how it bears on the lead, and what it does to the matter at hand. {otherWhen} is "at 9:13 tonight" or
 * "on Thursday"; {brings} is a clause, such as "a kind word about it goes further than an argument".
 */
export const seconds = {
  /** Help on a tense day. */
  eases: [
    'It gets easier {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    'Relief comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'Help is on its way: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, which takes some of the weight off, since {brings}.',
    '{Other} is on your side {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    'A better moment for it comes {otherWhen}, as {other} {otherVerb} {otherTarget} and {brings}.',
  ],
  helps: [
    '{Other} adds its help {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, which helps, because {brings}.',
    'Help comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'All the better that {other} {otherVerb} {otherTarget} {otherWhen}, when {brings}.',
    'It goes on well {otherWhen}: {other} {otherVerb} {otherTarget}, and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget} and gives it a second push, as {brings}.',
  ],
  slows: [
    'One thing speaks against it: {otherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    'The catch comes {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget}, which slows it down, because {brings}.',
    '{Other} gets in the way {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    'You meet some resistance {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'It is better done before {other} {otherVerb} {otherTarget} {otherWhen}, when {brings}.',
  ],
  repeats: [
    'The same note sounds again {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    '{Other} comes back to it {otherWhen}, when it {otherVerb} {otherTarget}: {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget} as well, and once more {brings}.',
    'There is more of it {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
    'You get a second go at it {otherWhen}: {other} {otherVerb} {otherTarget}, and {brings}.',
  ],
  follows: [
    '{OtherWhen} {other} {otherVerb} {otherTarget}, and {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
    'The story continues {otherWhen}, when {other} {otherVerb} {otherTarget}: {brings}.',
    'Then {other} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
    'It takes a turn {otherWhen}, when {other} {otherVerb} {otherTarget} and {brings}.',
  ],
  /** A slow contact in the middle of its time; {otherWhen} is "until 29 December". */
  background: [
    'Behind it, {other} {otherVerb} {otherTarget} {otherWhen}: {brings}.',
    'It is part of a longer stretch, as {other} {otherVerb} {otherTarget} {otherWhen} and {brings}.',
    '{OtherWhen} {other} {otherVerb} {otherTarget} too, so {brings}.',
    'There is a longer story under it: {other} {otherVerb} {otherTarget} {otherWhen}, and {brings}.',
    'In the background {other} {otherVerb} {otherTarget} {otherWhen}, which means that {brings}.',
  ],
} as const
