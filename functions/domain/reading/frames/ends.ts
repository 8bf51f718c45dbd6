/** When a contact that was exact today is out of range, and what there is time for until then, {use}. {endOn} is "on Thursday", {endDay} "Thursday"; {left} is the point unless that is of the mover's own name. */
export const ends = [
  'You have until {endDay}, when {mover} leaves {left}, to {use}.',
  'The {aspect} lasts until {endDay}, time enough to {use}.',
  'Until {endDay}, while the {aspect} lasts, it pays to {use}.',
  '{Mover} stays close until {endDay}, and you have until then to {use}.',
  "While {mover} is in range, until {endDay}, there's a chance to {use}.",
  "Before {mover} lets go of {left}, {endOn}, it's worth finding time to {use}.",
  '{EndOn} the {aspect} fades, so you have until then to {use}.',
  "The {aspect} runs out {endOn}; before that it's a good idea to {use}.",
  'By {endDay}, when {mover} is out of range, you can {use}.',
  "There's time until {endDay}, when the {aspect} ends, to {use}.",
  'Until {mover} moves out of range, {endOn}, the thing to do is {use}.',
  'What helps until {endDay}, when {mover} moves on, is to {use}.',
  'The {aspect} is over {endOn}, which leaves you time to {use}.',
  '{EndOn} {mover} is out of range of {left}, and until then you do well to {use}.',
] as const
