import type { Tone } from '../pieces/Tone.ts'

type Ends = Readonly<Record<Tone, readonly string[]>>

/**
 * When a contact that was exact today is out of range, and what the reader can do about the day's card by then or after
 * it: as the mover goes about it. {endOn} is "on Thursday", {endDay} "Thursday"; {soonOn} is {endOn} when that is a few
 * days away at most. {step} is the card's first step.
 */
export const ends: Readonly<Record<'Sun' | 'Mercury' | 'Venus' | 'Mars', Ends>> = {
  Sun: {
    joined: [
      'The Sun meets {target} once a year, and until {endDay} you have every excuse to {step}.',
      'With the Sun there until {endDay}, you owe nobody a reason if you {step}.',
      'A day like this is yearly; while the Sun stays, until {endDay}, you can also {step}.',
      'Before the Sun leaves {target} {endOn}, there is warmth enough to {step}.',
    ],
    easy: [
      'Until {endDay} the Sun gives you the mood to {step}.',
      'Before the Sun leaves {endOn}, nobody has to push you to {step}.',
      "The Sun's {aspect} lasts until {endDay}, and it would cheer you up to {step}.",
      "One good use of the Sun's {aspect}, until {endDay}, is to {step}.",
      'The Sun is out of range {endOn}, so there is a sunny hour left to {step}.',
      'Before the Sun leaves {endOn}, {step}.',
      "With the Sun in range until {endDay}, you're up to more: you can {step}.",
    ],
    tense: [
      '{EndOn} the Sun is out of your way, and you can {step}.',
      'Not today but from {endDay} on, with the Sun gone, it is pleasant to {step}.',
      'By {endDay} the Sun has let go, and it costs no pride to {step}.',
      'With the Sun gone {endOn}, nobody needs to win, and you can {step}.',
      "Leave it until {endDay}, when the Sun's {aspect} is over, to {step}.",
      'The Sun rubs you the wrong way until {endDay}; afterward you can {step}.',
      'Once the Sun moves on, {endOn}, you have nothing to prove if you {step}.',
    ],
  },
  Mercury: {
    joined: [
      'Mercury stays until {endDay}, and since you think of it anyway, you can {step}.',
      'Before Mercury leaves {target} {endOn}, the talking can stop and you can {step}.',
      'One thought leads to the next until {endDay}, with Mercury there; this one is to {step}.',
      'Mercury leaves {target} {endOn}, and half of that time is enough to {step}.',
    ],
    easy: [
      'Mercury is quick and gone {soonOn}, so be quick too and {step}.',
      "Until {endDay}, with Mercury's help, your head is clear enough to {step}.",
      'Mercury stays until {endDay}, and it amuses you to {step}.',
      "Mercury's {aspect} is for small jobs, and one for the time until {endDay} is to {step}.",
      'With Mercury in range until {endDay}, {step}.',
      'Until Mercury leaves {endOn}, no excuse holds, and you can {step}.',
      'With Mercury in range until {endDay}, ten minutes are enough to {step}.',
      'You can leave the thinking to Mercury until {endDay} and {step}.',
    ],
    tense: [
      'Once Mercury is past, {endOn}, the words fall into place and you can {step}.',
      'Mercury muddles things until {endDay}; with it gone, you can {step}.',
      'Your head is clearer {soonOn}, with Mercury gone, and that is soon enough to {step}.',
      '{EndOn} Mercury is gone, the noise with it, and you can {step}.',
      'Sleep on it: with Mercury past {soonOn}, it takes half the effort to {step}.',
      'You are easily misheard until {endDay}, when Mercury leaves; after that, {step}.',
      'When Mercury has moved on, {endOn}, {step}.',
    ],
  },
  Venus: {
    joined: [
      "You're fonder of everything while Venus stays, until {endDay}, even if you only {step}.",
      'While Venus stays, until {endDay}, call it a treat to {step}.',
      'Venus stays with {target} until {endDay}, time enough to {step}.',
      'What is done with affection works until {endDay}, with Venus there, so {step}.',
    ],
    easy: [
      'Until {endDay}, when Venus leaves, it feels friendly to {step}.',
      "The nice way to spend the rest of Venus's {aspect}, until {endDay}, is to {step}.",
      'Before Venus leaves {endOn}, nobody will mind if you {step}.',
      'As a small luxury, with Venus in range until {endDay}, {step}.',
      'You have a smile to spare while Venus stays, until {endDay}, and you can {step}.',
      "There is sweetness left in Venus's {aspect} until {endDay}, enough to {step}.",
      'As a favor to somebody, before Venus leaves {endOn}, you could {step}.',
    ],
    tense: [
      'From {endDay} on, with Venus gone, nobody takes offense if you {step}.',
      'You may not feel like it before {endDay}, when Venus leaves, but then you can {step}.',
      '{EndOn} Venus moves on and so do you, and it may even be fun to {step}.',
      'Venus is out of range {endOn}, and what was a chore is a pleasure: to {step}.',
      "Venus lets go {endOn}; once you're done sulking, you can {step}.",
      'Once Venus is past, {endOn}, make it up to yourself and {step}.',
    ],
  },
  Mars: {
    joined: [
      'Mars stays until {endDay} and wants something to do, so you might as well {step}.',
      "You won't sit still before {endDay}, when Mars leaves {target}: a chance to {step}.",
      'Mars meets {target} every two years or so; until {endDay} there is push enough to {step}.',
      'With this much fire until {endDay}, while Mars stays, it does you good to {step}.',
    ],
    easy: [
      'Mars gives you a push until {endDay}, and half of it is enough to {step}.',
      "You'd rather do than talk until {endDay}, with Mars in range, so why not {step}?",
      'Mars has strength to lend until {endDay}, and a little of it will do to {step}.',
      'Before Mars leaves {endOn}, {step}.',
      'You have the nerve until {endDay}, with Mars in range, in case it takes any to {step}.',
      'With Mars in range until {endDay}, your hands are free to {step}.',
    ],
    tense: [
      'Your fuse is short until {endDay}, when Mars leaves; after that you can calmly {step}.',
      '{EndOn} Mars is gone, and what felt like a fight is a plain job: to {step}.',
      'Keep some of the heat for {endDay}, when Mars is past and you can {step}.',
      'By {endDay}, with Mars gone, nothing gets slammed if you {step}.',
      'Your hands unclench {endOn}, when Mars is gone, and then you can {step}.',
      'With Mars in the way until {endDay}, it can wait; later, {step}.',
    ],
  },
}
