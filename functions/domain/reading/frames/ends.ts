/** When a contact that was exact today is out of range, and how the day's scene has settled by then, {after}. {endOn} is "on Thursday", {endDay} "Thursday". */
export const ends = [
  '{Mover} leaves {target} {endOn}, and by then {after}.',
  'By {endDay}, when {mover} leaves {target}, {after}.',
  'The {aspect} lasts until {endDay}; by then {after}.',
  '{Mover} stays close until {endDay}, when {after}.',
  'The {aspect} is over {endOn}, and {after}.',
  '{EndOn} {mover} is out of range of {target}, and {after}.',
  'Once {mover} has passed, {endOn}, {after}.',
  'When {mover} is out of range, {endOn}, {after}.',
  'By the time the {aspect} ends, {endOn}, {after}.',
  'When {mover} lets go of {target}, {endOn}, {after}.',
  '{EndOn} the {aspect} fades, and {after}.',
  'After the {aspect} runs out, {endOn}, {after}.',
  'As {mover} moves out of range, {endOn}, {after}.',
  'The {aspect} loosens {endOn}; by then {after}.',
] as const
