/** When a contact that was exact today is out of range, and how the day's scene has settled by then, {after}. {endOn} is "on Thursday", {endDay} "Thursday"; {left} is the point unless that is of the mover's own name. */
export const ends = [
  '{Mover} leaves {left} {endOn}, and by then {after}.',
  'By {endDay}, when {mover} leaves {left}, {after}.',
  'The {aspect} lasts until {endDay}; by then {after}.',
  '{Mover} stays close until {endDay}, when {after}.',
  'The {aspect} is over {endOn}, and {after}.',
  '{EndOn} {mover} is out of range of {left}, and {after}.',
  'Once {mover} has passed, {endOn}, {after}.',
  'When {mover} is out of range, {endOn}, {after}.',
  'By the time the {aspect} ends, {endOn}, {after}.',
  'When {mover} lets go of {left}, {endOn}, {after}.',
  '{EndOn} the {aspect} fades, and {after}.',
  'After the {aspect} runs out, {endOn}, {after}.',
  'As {mover} moves out of range, {endOn}, {after}.',
  'The {aspect} loosens {endOn}; by then {after}.',
] as const
