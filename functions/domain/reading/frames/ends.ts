/**
 * When a contact that was exact today is out of range, and what the days are like until then, {during}, or from then on,
 * {after}. {endOn} is "on Thursday", {endDay} "Thursday".
 */
const during = [
  'Until {endDay}, while {mover} stays with {target}, {during}.',
  '{Mover} stays until {endDay}, and {during}.',
  'As long as {mover} is in range, until {endDay}, {during}.',
  'The {aspect} lasts until {endDay}, and {during}.',
  '{EndOn} {mover} leaves {target}; up to then {during}.',
  'While this goes on, until {endDay}, {during}.',
  'For now, and until {mover} moves off {endOn}, {during}.',
  'You have {mover} around until {endDay}, and {during}.',
]

const after = [
  'By {endDay} {mover} has let go of {target}, and {after}.',
  'Once {mover} leaves {target}, {endOn}, {after}.',
  '{EndOn} {mover} is out of range of {target}, and {after}.',
  'This {aspect} ends {endOn}: {mover} moves on, and {after}.',
  '{Mover} parts from {target} {endOn}, and then {after}.',
  'After {endDay}, with {mover} gone from {target}, {after}.',
  'By the time {mover} leaves {target}, {endOn}, {after}.',
  'From {endDay} on {mover} leaves {target} alone, and {after}.',
]

/** What is pleasant is told while it lasts, what is hard once it is over; each now and then the other way round. */
export const ends = {
  joined: [...during, ...after.slice(0, 4)],
  easy: [...during, ...after.slice(4)],
  tense: [...after, ...during.slice(0, 4)],
} as const
