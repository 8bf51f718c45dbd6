/**
 * The first sentence of a reading, by what it is about. {where} ends in plain words for the part of life: "from your
 * second house: what you earn and own". Whole sentences, so that each reads as if written for the day.
 */
export const contactEvents = {
  fastExact: [
    '{Mover} {verb} {target} at {hour}, {where}.',
    'At {hour}, {mover} {verb} {target}, {where}.',
    '{Mover} in {sign} {verb} {target} at {hour}, {where}.',
    'Today {mover} {verb} {target}, exactly at {hour}, {where}.',
    '{Mover}, in {sign} until {signEnd}, {verb} {target} at {hour}, {where}.',
    '{Mover} {verb} {target} at {hour} and stays in range until {endDay}, {where}.',
    'At {hour}, {mover} in {sign} {verb} {target}, {where}.',
    'Passing through {sign}, {mover} {verb} {target} at {hour}, {where}.',
    'Until {endDay} you feel {mover}, which {verb} {target} at {hour}, {where}.',
    'On its way through {sign}, {mover} {verb} {target} at {hour}, {where}.',
    '{Mover} is in {noun} {target}, closest at {hour} and in range until {endDay}, {where}.',
    'Until {endDay}, {mover} is in {noun} {target}, closest at {hour}, {where}.',
    '{Mover} in {sign} {verb} {target}, exact at {hour}, {where}.',
  ],
  /** One of which a reader was told on a day before. */
  foretold: [
    'As we said it would, {mover} {verb} {target} at {hour}, {where}.',
    'The contact we told you about comes at {hour}, when {mover} {verb} {target}, {where}.',
  ],
  fastSeries: [
    '{Mover} {verb} {target} at {hour}, for the {pass} time this season, {where}.',
    'For the {pass} time this season, {mover} {verb} {target} at {hour}, {where}.',
    '{Mover} {verb} {target} at {hour}, the {pass} of {total} passes, {where}.',
  ],
  slowFirst: [
    'From today until {endDay}, {mover} is in {noun} {target}, {where}.',
    '{Mover} comes into range of {target} today and stays until {endDay}, {where}.',
    'Today {mover} moves into {noun} {target} and stays until {endDay}, {where}.',
    'Starting today, {mover} is in {noun} {target} until {endDay}, {where}.',
    'A longer spell starts today, with {mover} in {noun} {target} until {endDay}, {where}.',
    'From today {mover} is in range of {target}, and it stays until {endDay}, {where}.',
    'Today {mover} in {sign} comes into range of {target}, to stay until {endDay}, {where}.',
    '{Mover} starts a visit to {target} today that lasts until {endDay}, {where}.',
  ],
  slowMiddle: [
    '{Mover}, now in {sign}, is in {noun} {target} until {endDay}, {where}.',
    '{Mover} is in {noun} {target} until {endDay}, {where}.',
    'Until {endDay}, {mover} stays in {noun} {target}, {where}.',
    '{Mover} came into range of {target} on {startDate} and stays until {endDay}, {where}.',
    'In the background until {endDay}, {mover} is in {noun} {target}, {where}.',
    'The slow contact of these weeks, until {endDay}, is {mover} in {noun} {target}, {where}.',
    'All through these weeks, until {endDay}, {mover} is in {noun} {target}, {where}.',
    '{Mover} has been in {noun} {target} since {startDay} and stays until {endDay}, {where}.',
  ],
  slowExact: [
    'Exactly at {hour}, {mover} {verb} {target}, {where}.',
    '{Mover} {verb} {target} exactly at {hour}, {where}.',
    'After coming closer for days, {mover} {verb} {target} exactly at {hour}, {where}.',
    'At {hour}, {mover} in {sign} {verb} {target} exactly, {where}.',
    '{Mover} {verb} {target} exactly at {hour} and stays in range until {endDay}, {where}.',
    '{Mover}, in range since {startDay}, {verb} {target} exactly at {hour}, {where}.',
    'Today is the day when {mover} {verb} {target} exactly, at {hour}, {where}.',
    'The exact moment is {hour}, when {mover} {verb} {target}, {where}.',
  ],
  slowSeries: [
    'At {hour}, {mover} {verb} {target} for the {pass} time of {total}, {where}.',
    '{Mover} {verb} {target} at {hour}, the {pass} of {total} passes, {where}.',
    'For the {pass} of {total} times, {mover} {verb} {target}, at {hour}, {where}.',
    'Pass {number} of {total} is today, when {mover} {verb} {target} at {hour}, {where}.',
    'The {pass} of {total} passes comes at {hour}, when {mover} {verb} {target}, {where}.',
    'For the {pass} time, at {hour}, {mover} {verb} {target}, {where}.',
  ],
  slowLast: [
    '{Mover} leaves its {bareNoun} {target} at {endHour}, after a visit that began on {startDate}, {where}.',
    'At {endHour}, {mover} goes out of range of {target}, {where}.',
    '{Mover}, in range of {target} since {startDate}, moves on at {endHour}, {where}.',
    'After a visit that began on {startDate}, {mover} leaves {target} at {endHour}, {where}.',
    'The {bareNoun} {target} that {mover} began on {startDate} ends at {endHour}, {where}.',
    'A longer visit ends at {endHour}, when {mover} goes out of range of {target}, {where}.',
    'Today is the last day of {mover} in {noun} {target}, until {endHour}, {where}.',
    '{Mover} is in {noun} {target} only until {endHour}, {where}.',
  ],
} as const
