import type { Sign } from '../../../../shared/domain/zodiac.ts'

/**
 * The sentence that says when it eases, or what comes next, and what that means for the thing of the day's card. {endOn}
 * is "on Thursday", {endDay} "Thursday"; {thing} is "the coat".
 */
export const timings = {
  /** When a contact is out of range, by its tone. */
  end: {
    joined: [
      'The conjunction lasts until {endDay}, and your feelings about {thing} are strongest until then.',
      "{Mover} stays beside {target} until {endDay}, and {thing} won't be the last reminder.",
      "By {endDay}, when {mover} has left {target}, you'll know how much {thing} really matters to you.",
      'Until {endDay}, when the conjunction ends, people will listen if you tell them about {thing}.',
      '{EndOn} {mover} leaves {target}, and until then {thing} is your best subject of conversation.',
      "You'll think back to {thing} more than once until {endDay}, when {mover} leaves {target}.",
      'You have until {endDay}, when {mover} moves on from {target}, to say out loud what {thing} brings up.',
      'The two part {endOn}, and until then a plain word from you about {thing} carries far.',
      'As long as {mover} is with {target}, until {endDay}, your first thought about {thing} is worth listening to.',
      'The conjunction is out of range {endOn}, and what {thing} shows you is best put to use before then.',
    ],
    easy: [
      'The {aspect} lasts until {endDay}, and it favors matters like {thing}.',
      "Until {endDay} {mover} keeps things light, and you can say more about {thing} than you'd planned.",
      'Whoever you tell about {thing} before {endDay}, when the {aspect} ends, is likely to be on your side.',
      'The {aspect} is over {endOn}, so a kind word about {thing} is best said before then.',
      'Your good mood about {thing} has company until {endDay}, as long as {mover} is in range.',
      'Until {endDay}, when the {aspect} ends, you get more help than you ask for, with {thing} and beyond.',
      'You have until {endDay}, when {mover} moves out of range, to tell the right person about {thing}.',
      'What goes well with {thing} can go well again before {endDay}, when the {aspect} ends.',
      'A question about {thing} is likely to be answered kindly before {endDay}, when {mover} moves on.',
      'Thanks to the {aspect}, in range until {endDay}, {thing} will make you smile more than once.',
      'With the {aspect} in range until {endDay}, {thing} can give you the nerve for something bigger.',
      'The {aspect} runs out {endOn}, and a favor that has to do with {thing} is easiest to ask before then.',
    ],
    tense: [
      "The {aspect} runs until {endDay}, and after that you'll be able to laugh about {thing}.",
      '{EndOn} the {aspect} is over, and most of the fuss about {thing} is over with it.',
      'Until {endDay}, when {mover} is out of range, one wrong word about {thing} can start an argument.',
      '{Mover} lets go of {target} {endOn}, and {thing} will look smaller from there.',
      "By {endDay}, when the {aspect} ends, you'll be able to talk about {thing} in half the words.",
      '{EndOn} {mover} moves on from {target} and takes the sting of {thing} along.',
      'If {thing} gets the better of you today, you can try a calmer tone after {endDay}, when the {aspect} has ended.',
      "The strain is greatest today, and by {endDay} you'll be kinder about {thing}, and about yourself.",
      'A second look at {thing} is fairer after {endDay}, when {mover} is out of range of {target}.',
      "There's some friction around {thing} until {endDay}, when {mover} moves on.",
      "What you're tempted to say about {thing} can wait until {endDay}, when the {aspect} is out of range.",
      '{Mover} keeps up the pressure until {endDay}, which is a good reason not to discuss {thing} in company.',
    ],
  },
  /** The same for a contact that goes on for weeks: the thing of the day is a small form of its matter. */
  longEnd: {
    joined: [
      "Until {endDay} the same question will come up in other shapes; today's is {thing}.",
      "Before {mover} leaves {target} {endOn}, {thing} will have successors, and you'll know them by the feeling.",
      '{Mover} is beside {target} until {endDay}, and {thing} is one of the places where you notice.',
      "By {endDay}, when {mover} has moved on, you'll remember {thing} as a place where something changed.",
      'With the conjunction in range until {endDay}, it pays to write down what {thing} stirs up in you.',
      "{Mover} stays with {target} until {endDay}, and before that you'll see what {thing} was really about.",
    ],
    easy: [
      'The {aspect} lasts until {endDay}, and what you like about {thing} will be on offer again.',
      'Until {endDay} {mover} is on your side, in matters like {thing} and in braver ones.',
      'What goes well with {thing} can be tried on something larger before {endDay}, when the {aspect} ends.',
      "With the {aspect} in range until {endDay}, there's time for whatever wish {thing} has woken.",
      "{Mover} is in range until {endDay}, so {thing} needn't be the last good surprise.",
      'Until {endDay}, when {mover} moves on, help is easy to come by, and not only with {thing}.',
    ],
    tense: [
      "By {endDay}, when the {aspect} ends, you'll have a better answer ready for the likes of {thing}.",
      "Until {endDay} the same question will come up in other shapes; today's is {thing}.",
      'The {aspect} goes on until {endDay}, and the calmer you are about {thing}, the shorter it will feel.',
      '{Mover} keeps at {target} until {endDay}, and {thing} shows you where a slower answer would help.',
      "Until {endDay}, when {mover} moves on, {thing} won't be the only test of your temper.",
      "When {mover} leaves {target} {endOn}, you'll be surprised what you made of {thing}.",
    ],
  },
  /** A slow contact on its way to an exact day, which may be one of several. */
  nextExact: [
    'There are {daysLeft} left until the exact day, {nextDay}, and your feelings about {thing} get stronger until then.',
    '{Mover} is exact on {target} {nextOn}, and what {thing} has started will be clearer by then.',
    "Until {nextDay}, the exact day, it's in matters like {thing} that you'll notice the {aspect}.",
    'The {aspect} keeps getting closer until {nextDay}, and {thing} gives you a first taste.',
    'The exact day, {nextDay}, is {daysLeft} away, time enough to talk about {thing} with a friend.',
    'What {thing} tells you about yourself is worth remembering {nextOn}, when {mover} is exact on {target}.',
    "{NextOn} {mover} reaches the exact degree, and you'll be glad of what {thing} has taught you.",
    'The {nextPass} of {total} exact days is {nextDay}, and matters like {thing} are what it will be about.',
    '{Mover} was exact on {target} on {lastDay} and will be again {nextOn}, and {thing} belongs to the same story.',
    'The last exact day was {lastDay}, the next is {nextDay}, and {thing} tells you where you stand between the two.',
  ],
  /** A slow contact whose exact day is past. */
  fading: [
    'The exact day was {exactDay}, so what {thing} brings up before {endDay} is an echo, and an easier one.',
    '{Mover} passed the exact degree on {exactDay} and is out of range {endOn}, so {thing} comes near the end of the story.',
    "Since {exactDay}, the exact day, {mover} has been moving off, and by {endDay} you'll know what {thing} was good for.",
    'The closest day was {exactDay}; with each day until {endDay} you can be calmer about {thing}.',
  ],
  /** A slow contact on one of its exact days. */
  passes: [
    'The next of {total} passes comes {nextPassOn}, and what you learn from {thing} will be of use then.',
    "The pass before was on {lastDay}; today's is the {pass} of {total}, and {thing} is how you'll notice.",
    'From today {mover} moves off, out of range {endOn}, and what {thing} stirs up settles by degrees.',
  ],
  returns: [
    '{Mover} comes back {returnOn}, and what {thing} has taught you will be asked for then.',
    "The next visit begins {returnOn}, and you'll think of {thing} when it does.",
    'You have a break until {returnDay}, when {mover} comes into range of {target}: time to see what {thing} has changed.',
    '{ReturnOn} {mover} is back in range, and what {thing} is about comes up once more.',
    "Until {returnDay}, when {mover} returns to {target}, there's time to change your mind about {thing}.",
    "{Mover} isn't done with {target}: the next visit starts {returnOn}, with a new version of {thing}.",
    'Before {returnDay}, when the {aspect} begins once more, one honest talk about {thing} saves you two later.',
    'From {returnDay} the same {aspect} is back, so a note about {thing} is worth keeping.',
  ],
  /** When none of that is ahead. */
  gone: [
    'There were {total} exact days, the first on {firstDay}, and with {thing} that chapter closes.',
    'From today {mover} is gone from {target} for the better part of a year, and your view of {thing} can stand.',
  ],
  /** After a new, half or full Moon: the next of them. */
  quarter: [
    'You have until the {quarter} {quarterOn} to act on what {thing} tells you.',
    'The {quarter} {quarterOn} shows what has come of {thing}.',
    "By the {quarter} {quarterOn} you'll know what to make of {thing}.",
    "Until the {quarter} {quarterOn} it's worth noticing who else talks about {thing}.",
    'If {thing} still occupies you {quarterOn}, the {quarter} is a good day to talk it over.',
    'The story of {thing} has its next chapter {quarterOn}, with the {quarter}.',
    'The {quarter} {quarterOn} is a good day to take another look at {thing}.',
    'The change that {thing} hints at can be a fact by the {quarter} {quarterOn}.',
  ],
  /** After a day on which nothing is exact: the next date in the sky. */
  nextPhase: [
    'The {quarter} {quarterOn} is a good day to see what {thing} has led to.',
    "The Moon's next date is the {quarter} {quarterOn}, and by then {thing} can have a sequel.",
    'A bigger day comes {quarterOn}, with the {quarter}, and {thing} tells you where to begin.',
    "By the {quarter} {quarterOn} you'll have told at least one person about {thing}.",
    'Larger decisions come {quarterOn}, with the {quarter}, and {thing} shows you how you make them.',
    'Before the {quarter} {quarterOn} somebody would be glad to hear from you about {thing}.',
    'The {quarter} {quarterOn} brings you back to {thing}, so a line in the calendar is worth it.',
    "You'll see {quarterOn}, with the {quarter}, what was so important about {thing}.",
  ],
  signEnd: [
    '{Mover} stays in {sign} until {signEnd}, and {thing} is only the first reminder of it.',
    'You have {mover} in {sign} until {signEnd}, and {thing} shows you what that means.',
    "By {signEnd}, when {mover} leaves {sign}, you'll know what {thing} has set going.",
    'Until {signEnd}, with {mover} in {sign}, matters like {thing} will keep coming up.',
    'The tone changes {signEndOn}, when {mover} leaves {sign}, so {thing} is best talked over by then.',
    '{Mover} leaves {sign} {signEndOn}, and until then a second look at {thing} pays.',
    "With {mover} in {sign} until {signEnd}, you've only seen the beginning of the story with {thing}.",
    'What you learn from {thing} is of use until {signEnd}, as long as {mover} is in {sign}.',
  ],
  /** For a sign's reading: a contact in the sky on a day ahead. {brings} is "a friendlier day to bring up the coat". */
  skyAhead: [
    '{OtherOn} {other} {otherVerb} {otherTarget}, {brings}.',
    'Next, {other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    '{Other} {otherVerb} {otherTarget} {otherOn}, {brings}.',
    'The sky changes {otherOn}: {other} {otherVerb} {otherTarget}, {brings}.',
    '{OtherOn} {other} is in {otherNoun} {otherTarget}, {brings}.',
    'Coming up {otherOn}, {other} {otherVerb} {otherTarget}, {brings}.',
  ],
  /** The same: where the Moon is on a day ahead. {moonBrings} is "a calmer day to think about the coat". */
  moonDay: [
    '{MoonOn} the Moon is in {moonSign}, {moonBrings}.',
    'The Moon is in {moonSign} {moonOn}, {moonBrings}.',
    'With the Moon in {moonSign}, {moonDay} is {moonBrings}.',
    'Looking ahead, {moonDay} has the Moon in {moonSign} and is {moonBrings}.',
    'Once the Moon is in {moonSign}, {moonOn}, you have {moonBrings}.',
    'The Moon spends all of {moonDay} in {moonSign}, {moonBrings}.',
    '{MoonOn} you have {moonBrings}, with the Moon in {moonSign}.',
    'The mood changes {moonOn}, with the Moon in {moonSign}: {moonBrings}.',
  ],
} as const

/** What a day with the Moon in a sign is good for. */
export const MOON_BRINGS: Record<Sign, string> = {
  Aries: 'a good day to be direct about {thing}',
  Taurus: 'a calmer day to think about {thing}',
  Gemini: 'a good day to talk about {thing}',
  Cancer: 'a gentler day to think back to {thing}',
  Leo: 'a good day to tell people about {thing}',
  Virgo: 'a good day to look at {thing} more closely',
  Libra: "a good day to ask for somebody's view of {thing}",
  Scorpio: 'a good day to be honest about {thing}',
  Sagittarius: 'a good day to laugh about {thing}',
  Capricorn: 'a good day to be firm about {thing}',
  Aquarius: 'a good day for a new idea about {thing}',
  Pisces: 'a good day to be forgiving about {thing}',
}
