import type { Sign } from '../../../../shared/domain/zodiac.ts'

/**
 * The sentence that says when it eases, or what comes next, and what that means for the thing of the day's card. {endOn}
 * is "on Thursday", {endDay} "Thursday"; {thing} is "the coat".
 */
export const timings = {
  /** When a contact is out of range, by its tone. */
  end: {
    joined: [
      'The conjunction lasts until {endDay}, and then you can look at {thing} with a cooler head.',
      '{Mover} stays beside {target} until {endDay}, so nothing about {thing} has to be final tonight.',
      "By {endDay}, when {mover} has left {target}, you'll know how much {thing} really matters to you.",
      'Until {endDay}, when the conjunction ends, {thing} will be on your mind more than usual.',
      '{EndOn} {mover} leaves {target}, and {thing} goes back to its usual size.',
      'What you begin with {thing} before {endDay}, while the two are together, has a strong start.',
      'You have until {endDay}, when {mover} moves on from {target}, to do something about {thing}.',
      "The two part {endOn}, and you'll find {thing} easier to judge from then on.",
      'As long as {mover} is with {target}, until {endDay}, your first thought about {thing} is worth listening to.',
      'The conjunction is out of range {endOn}, and a start on {thing} is best made before then.',
    ],
    easy: [
      'The {aspect} lasts until {endDay}, which gives you time to come back to {thing}.',
      "Until {endDay} {mover} makes {thing} easier than usual, and after that you're on your own.",
      'Help with {thing} is easiest to get before {endDay}, when the {aspect} ends.',
      'The {aspect} is over {endOn}, so now is the time for {thing}.',
      '{Mover} is in range until {endDay}, long enough to change your mind once about {thing}.',
      'From {endDay}, when the {aspect} is gone, {thing} takes more effort.',
      'You have until {endDay}, when {mover} moves out of range, before {thing} gets harder.',
      "With the {aspect} in range until {endDay}, {thing} needs less courage than you'd think.",
      'A question about {thing} is likely to be answered kindly before {endDay}, when {mover} moves on.',
      "If you'd like company for {thing}, the time to ask is before {endDay}, while the {aspect} lasts.",
      'Nothing is in the way of {thing} until {endDay}, when the {aspect} ends.',
      'The {aspect} runs out {endOn}, and by then a small start on {thing} can carry on without help.',
    ],
    tense: [
      'The {aspect} runs until {endDay}, and then {thing} stops being a test.',
      '{EndOn} the {aspect} is over, and most of the fuss about {thing} is over with it.',
      'Until {endDay}, when {mover} is out of range, {thing} is better slept on than settled.',
      '{Mover} lets go of {target} {endOn}, and {thing} will look smaller from there.',
      "By {endDay}, when the {aspect} ends, you'll be able to talk about {thing} in half the words.",
      "You needn't have the last word on {thing} before {endDay}, when the {aspect} is over.",
      "If {thing} goes badly today, there's another chance after {endDay}, when the {aspect} has ended.",
      'The strain is greatest today and gone by {endDay}, when {thing} will be simpler to deal with.',
      'A decision about {thing} is safer after {endDay}, when {mover} is out of range of {target}.',
      "There's some friction around {thing} until {endDay}, when {mover} moves on.",
      "What you're tempted to say about {thing} can wait until {endDay}, when the {aspect} is out of range.",
      '{Mover} keeps up the pressure until {endDay}, and you can take {thing} slowly until then.',
    ],
  },
  /** The same for a contact that goes on for weeks: the thing of the day is a small form of its matter. */
  longEnd: {
    joined: [
      'You have until {endDay} to practice, and {thing} is an easy place to begin.',
      "Until {endDay} the same question will come up in other shapes; today's is {thing}.",
      "With the conjunction in range until {endDay}, {thing} is a start and needn't be more.",
      '{Mover} is beside {target} until {endDay}, and {thing} is only the first place where you notice.',
      'By {endDay}, when {mover} has moved on, {thing} will be one story among several.',
      'There will be bigger matters than {thing} before {mover} leaves {target} {endOn}.',
    ],
    easy: [
      'The {aspect} lasts until {endDay}, and {thing} is a cheap way to try it out.',
      'You have until {endDay} to make the most of {mover}, and {thing} is a good first use.',
      'What goes well with {thing} can be tried on something larger before {endDay}, when the {aspect} ends.',
      "With the {aspect} in range until {endDay}, {thing} is a start and needn't be more.",
      "There's no rush, since {mover} is in range until {endDay}, but {thing} is a pleasant way to begin.",
      'Until {endDay}, when {mover} moves on, help is easy to come by, and not only with {thing}.',
    ],
    tense: [
      'By {endDay}, when the {aspect} ends, {thing} will be one lesson of several, and not the hardest.',
      "Until {endDay} the same question will come up in other shapes; today's is {thing}.",
      "The {aspect} goes on until {endDay}, so {thing} doesn't have to be won today.",
      '{Mover} keeps at {target} until {endDay}, and {thing} is a safe place to try a slower answer.',
      'You have until {endDay} to practice, and {thing} is among the easier lessons.',
      "When {mover} leaves {target} {endOn}, you'll be surprised what you made of {thing}.",
    ],
  },
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    "There are {daysLeft} left until the exact day, {nextDay}, so {thing} needn't be settled at once.",
    "{Mover} is exact on {target} {nextOn}, and by then you'll want an answer about {thing}.",
    "Until {nextDay}, the exact day, {thing} is where you'll notice the {aspect} most.",
    'The {aspect} keeps getting closer until {nextDay}, and {thing} is an early, easy version of the same lesson.',
    'The exact day, {nextDay}, is {daysLeft} away, enough time for a calm look at {thing}.',
    'How you handle {thing} is practice for {nextDay}, when {mover} is exact on {target}.',
    "{NextOn} {mover} reaches the exact degree, and until then there's time to get {thing} out of the way.",
    'The {nextPass} of {total} exact days is {nextDay}, and {thing} is a gentle way to prepare.',
    '{Mover} was last exact on {target} on {lastDay} and is again {nextOn}, and {thing} is what the time between looks like.',
    'The last exact day was {lastDay} and the next is {nextDay}, {daysLeft} from now, with room for {thing} before then.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day was {exactDay}, and what remains until {endDay} is a quieter stretch for {thing}.',
    '{Mover} passed the exact degree on {exactDay} and is out of range {endOn}, so {thing} comes near the end of the story.',
    'Since {exactDay}, the exact day, {mover} has been moving off, and by {endDay} you can leave {thing} behind.',
    'The closest day was {exactDay}; with each day until {endDay} you can be calmer about {thing}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes comes {nextPassOn}, and what you learn from {thing} will be of use then.',
    "The pass before was on {lastDay}; today's is the {pass} of {total}, and {thing} is how you'll notice.",
    'From today {mover} moves off, out of range {endOn}, and you can let go of {thing} by degrees.',
  ],
  returns: [
    '{Mover} comes back {returnOn}, so whatever you arrange about {thing} will be tested then.',
    'The next visit begins {returnOn}, and {thing} has until then to settle down.',
    "You have a break until {returnDay}, when {mover} comes into range of {target}, and that's time enough for {thing}.",
    "{ReturnOn} {mover} is back in range, and you'll be glad to have {thing} settled by then.",
    'Until {returnDay}, when {mover} returns to {target}, you can deal with {thing} at your own pace.',
    "{Mover} isn't done with {target}: the next visit starts {returnOn}, and so does the next round with {thing}.",
    'Between now and {returnDay}, when the {aspect} begins once more, {thing} is a matter for quiet days.',
    'From {returnDay} the same {aspect} is back, so a plan for {thing} is worth the paper.',
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days, the first on {firstDay}; with the last one gone, {thing} is yours to finish in peace.',
    'From today {mover} is gone from {target} for the better part of a year, and what you decide about {thing} can stand.',
  ],
  /** After a new, half or full Moon: the next of them. */
  quarter: [
    'You have until the {quarter} {quarterOn} to act on {thing}.',
    'The {quarter} {quarterOn} shows what has come of {thing}.',
    "By the {quarter} {quarterOn} you'll know what to do about {thing}.",
    'Small steps with {thing} are enough until the {quarter} {quarterOn}.',
    'If {thing} is still open {quarterOn}, the {quarter} is a good day to close the subject.',
    'The next chapter for {thing} is the {quarter} {quarterOn}.',
    'The {quarter} {quarterOn} is a good day to take another look at {thing}.',
    'What you start with {thing} today has until the {quarter} {quarterOn} to show results.',
  ],
  /** After a day on which nothing is exact: the next date in the sky. */
  nextPhase: [
    "If nothing comes of {thing} today, there's a better day {quarterOn}, with the {quarter}.",
    "The Moon's next date is the {quarter} {quarterOn}, and until then there's room for {thing}.",
    'A bigger day comes {quarterOn}, with the {quarter}; today is about the right size for {thing}.',
    "By the {quarter} {quarterOn} you'll want {thing} off your mind.",
    'The {quarter} {quarterOn} is for larger decisions, so {thing} belongs to the days before.',
    'Nothing about {thing} is urgent before the {quarter} {quarterOn}.',
    'Between now and the {quarter} {quarterOn}, {thing} is worth an unhurried hour.',
    "There's a little time for {thing} before the {quarter} {quarterOn} changes the pace.",
  ],
  signEnd: [
    "{Mover} stays in {sign} until {signEnd}, so there's more than one day for {thing}.",
    'You have {mover} in {sign} until {signEnd} to find your own way with {thing}.',
    "By {signEnd}, when {mover} leaves {sign}, you'll know whether {thing} was worth the trouble.",
    'Until {signEnd}, with {mover} in {sign}, matters like {thing} will keep coming up.',
    'The next change comes {signEndOn}, when {mover} leaves {sign} and {thing} no longer seems so pressing.',
    '{Mover} leaves {sign} {signEndOn}, which is soon enough to have {thing} behind you.',
    'With {mover} in {sign} until {signEnd}, you can take {thing} a step at a time.',
    'What you find out about {thing} now is of use until {signEnd}, as long as {mover} is in {sign}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead. {brings} is "a friendlier day for the coat". */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}, {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    '{Other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    'The sky changes {otherOn}: {other} {otherVerb} {otherTarget}, {brings}.',
    '{OtherOn} {other} is in {otherNoun} {otherTarget}, {brings}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}, {brings}.',
  ],
  /** The same: where the Moon is on a day ahead. {moonBrings} is "a calmer day for the coat". */
  moonDay: [
    '{MoonOn} the Moon is in {moonSign}, {moonBrings}.',
    'The Moon is in {moonSign} {moonOn}, {moonBrings}.',
    'With the Moon in {moonSign}, {moonDay} is {moonBrings}.',
    "If you'd rather wait, {moonDay} has the Moon in {moonSign} and is {moonBrings}.",
    'Once the Moon is in {moonSign}, {moonOn}, you have {moonBrings}.',
    'The Moon spends all of {moonDay} in {moonSign}, {moonBrings}.',
    '{MoonOn} you have {moonBrings}, with the Moon in {moonSign}.',
    'A second chance comes {moonOn}, with the Moon in {moonSign}: {moonBrings}.',
  ],
} as const

/** What a day with the Moon in a sign is good for. */
export const MOON_BRINGS: Record<Sign, string> = {
  Aries: 'a quicker day for {thing}',
  Taurus: 'a calmer day for {thing}',
  Gemini: 'a good day to talk about {thing}',
  Cancer: 'a gentler day for {thing}',
  Leo: 'a warmer day for {thing}',
  Virgo: 'a good day for the details of {thing}',
  Libra: 'a fairer day for {thing}',
  Scorpio: 'a good day to be honest about {thing}',
  Sagittarius: 'a lighter day for {thing}',
  Capricorn: 'a good day to be firm about {thing}',
  Aquarius: 'a good day for a new idea about {thing}',
  Pisces: 'a softer day for {thing}',
}
