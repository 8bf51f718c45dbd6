/** The sentence about what a lead touches in the reader's own chart. House words follow a comma; {clause} is "you …", or what comes after "you". */
export const placements = {
  /** The event has named the house of the point. */
  reached: [
    '{Mover} comes from your {leaving} house, {leavingWords}, to a place where {clause}.',
    'That house is home to {target}, and {clause}.',
    '{Target} is in that house, where {clause}.',
    'You have {target} there, and {clause}.',
  ],
  /** Both are in the house that the event has named. */
  same: [
    'You have {target} in the same house, where {clause}.',
    '{Target} is in that house as well, which is why {clause}.',
    'That house is also home to {target}, and {clause}.',
    'In your chart {target} is there too, which means that {clause}.',
  ],
  /** How rare a visit of a slow body is; {years} is how long it takes to come round. */
  rare: [
    '{Mover} takes {years} years to go around the zodiac, so visits like this are few.',
    '{Mover} takes {years} years to come round, and a season like this is rare.',
    'Since {mover} needs {years} years for one round, this is not a contact that you see often.',
  ],
  bySign: [
    '{Target}, {pointWords}, is in {targetSign}, so you {clause}.',
    'With {target}, {pointWords}, in {targetSign}, you {clause}.',
    'In your chart {target}, {pointWords}, is in {targetSign}, which is why you {clause}.',
    'Since {target}, {pointWords}, is in {targetSign}, you {clause}.',
  ],
  /** A lunation or a station close to a point of the chart. */
  near: [
    '{Happening} within three degrees of {target}, which is about {pointWords}.',
    '{Happening} close to {target}, so part of the subject is {pointWords}.',
    'With {target} within three degrees, the subject is {pointWords}.',
    '{Happening} almost exactly on {target}, which is about {pointWords}.',
  ],
  /** What a station ends or begins; {turned} is the day of the turn before it or after. */
  turnsDirect: [
    '{Mover} has been retrograde since {turned}, and from today {matters} can go forward too.',
    '{Mover} has gone backward since {turned}, and now there is room again for {matters}.',
    'This ends the backward weeks that began on {turned}, and {matters} no longer have to wait.',
    'Since {turned} {mover} has been on its way back, and now {matters} can move.',
  ],
  turnsRetrograde: [
    'Until {turned} {mover} goes back the way it came, and {matters} take two tries.',
    '{Mover} goes backward until {turned}, so {matters} get a second look.',
    'The way back lasts until {turned}, and in those weeks you go over {matters} again.',
    "Now {mover} is on its way back until {turned}, so {matters} needn't be final yet.",
  ],
  /** The Sun's side of a Full Moon. */
  opposite: [
    'The Sun is at the other end, in {opposite}, and both sides want something from you.',
    'Opposite the Moon, the Sun is in {opposite}, so the two have to share you.',
    'A Full Moon has two ends, and the Sun is at the other one, in {opposite}.',
    'On the far side the Sun is in {opposite}, and you stand between the two.',
  ],
} as const
