/**
 * When a contact is out of range: {endOn} is "on Thursday", {endDay} "Thursday"; {left} is the point unless that is of the
 * mover's own name. Some tell what is worth doing until then, {use}; some how the scene has settled, {after}, or what
 * has come of it after weeks or months, {lasting}.
 */
export const ends = {
  /** Of one that was exact today. */
  fast: [
    "There's still time to {use} before the {aspect} ends {endOn}.",
    'By {endDay}, when {mover} leaves {left}, {after}.',
    'If you mean to {use}, {endDay} is a good deadline, since {mover} leaves {left} then.',
    'By the time the {aspect} ends, {endOn}, {after}.',
    "You'd do well to {use} before {mover} leaves {left} {endOn}.",
    '{Mover} leaves {left} {endOn}, and by then {after}.',
    'The {aspect}, which lasts until {endDay}, is a good reason to {use}.',
    'By {endDay} the {aspect} is over, and {after}.',
    'Before {mover} is out of range, {endOn}, there is one thing left to do: {use}.',
    'When {mover} is out of range, {endOn}, {after}.',
    '{Mover} leaves {left} {endOn}, so now is the time to {use}.',
    'Once the {aspect} is over, {endOn}, {after}.',
    'The best use of the {aspect}, until it ends {endOn}, is to {use}.',
    'The {aspect} lasts until {endDay}; by then {after}.',
    '{Mover} is out of range {endOn}; what you can do before then is {use}.',
    'When the {aspect} runs out, {endOn}, {after}.',
    'The {aspect} fades {endOn}, and until then it pays to {use}.',
    '{Mover} departs {endOn}, which leaves you just enough time to {use}.',
    'Between now and {endDay}, when {mover} moves on, it helps to {use}.',
    'With the {aspect} good until {endDay}, why not {use}?',
    'Until {endDay}, with {mover} still close, you can {use}.',
    'The {aspect} leaves you until {endDay} to {use}.',
    'Come {endDay}, when the {aspect} ends, {after}.',
    'As {mover} moves out of range, {endOn}, {after}.',
    'The {aspect} fades {endOn}, and by then {after}.',
    'If all goes well, by the end of the {aspect}, {endOn}, {after}.',
    '{Mover} leaves {left} {endOn}, and by then, with luck, {after}.',
  ],
  /** The same when it lasts longer than until tomorrow. */
  days: [
    'You have until {endDay}, when {mover} leaves {left}, to {use}.',
    'The {aspect} lasts until {endDay}, time enough to {use}.',
    'The days until {endDay}, when the {aspect} ends, are a good time to {use}.',
    '{Mover} stays close until {endDay}, and that gives you time to {use}.',
    "Sometime before {mover} leaves {left}, {endOn}, there's a chance to {use}.",
  ],
  /** Of one that lasts for weeks or months: its end is often too far off for a deadline, and may be tomorrow. */
  slow: [
    'A good use of the {aspect}, which lasts until {endDay}, is to {use}.',
    'With {mover} in range until {endDay}, you do well to {use}.',
    'One thing goes well with the {aspect}, which lasts until {endDay}: {use}.',
    'The {aspect} lasts until {endDay}, and a good way to meet it is to {use}.',
    '{Mover} stays in range until {endDay}; what helps in the meantime is to {use}.',
    'As long as the {aspect} lasts, until {endDay}, you can {use}.',
    'By {endDay}, when the {aspect} is over, {lasting}.',
    '{Mover} stays in range until {endDay}, and by then {lasting}.',
    'The {aspect} lasts until {endDay}, and when it ends, {lasting}.',
    '{Mover} stays in range until {endDay}, and by then, with luck, {lasting}.',
  ],
} as const
