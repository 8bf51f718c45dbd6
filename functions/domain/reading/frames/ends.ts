/**
 * When a contact is out of range: {endOn} is "on Thursday", {endDay} "Thursday"; {left} is the point unless that is of the
 * mover's own name. Some tell what is worth doing until then, {use}; some how the scene has settled, {after}.
 */
export const ends = {
  /** Of one that was exact today. */
  fast: [
    'Until {endDay}, while the {aspect} lasts, it pays to {use}.',
    'By {endDay}, when {mover} leaves {left}, {after}.',
    'The {aspect} lasts until {endDay}, and until then it helps to {use}.',
    'By the time the {aspect} ends, {endOn}, {after}.',
    "The {aspect} runs out {endOn}; before that it's a good idea to {use}.",
    '{Mover} leaves {left} {endOn}, and by then {after}.',
    'What helps until {endDay}, when {mover} moves on, is to {use}.',
    'When {mover} is out of range, {endOn}, {after}.',
    'As long as {mover} is in range, until {endDay}, you do well to {use}.',
    'When {mover} lets go of {left}, {endOn}, {after}.',
    "Before {mover} lets go of {left}, {endOn}, it's worth your while to {use}.",
    'After the {aspect} runs out, {endOn}, {after}.',
    '{Mover} stays close until {endDay}, so it makes sense to {use}.',
    'Once {mover} has passed, {endOn}, {after}.',
    'The {aspect} is over {endOn}; until then it pays to {use}.',
    'The {aspect} lasts until {endDay}; by then {after}.',
  ],
  /** The same when it lasts longer than until tomorrow. */
  days: [
    'You have until {endDay}, when {mover} leaves {left}, to {use}.',
    'The {aspect} lasts until {endDay}, time enough to {use}.',
    "While {mover} is in range, until {endDay}, there's a chance to {use}.",
    "There's time until {endDay}, when the {aspect} ends, to {use}.",
    'The {aspect} is over {endOn}, which leaves you time to {use}.',
  ],
  /** Of one that lasts for weeks or months. */
  slow: [
    'The {aspect} lasts until {endDay}, and in that time it pays to {use}.',
    'Until {endDay}, while the {aspect} lasts, it helps to {use}.',
    "{Mover} stays in range until {endDay}, so it's worth your while to {use}.",
    'What helps until {endDay}, when {mover} moves on, is to {use}.',
    'As long as {mover} is in range, until {endDay}, you do well to {use}.',
    'The {aspect} ends {endOn}, and until then it makes sense to {use}.',
  ],
} as const
