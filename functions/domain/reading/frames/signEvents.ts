/**
 * The first sentence of a sign's reading, which all zones share. {today} has a value where the event falls on the same
 * day everywhere; without one the frames that name no day are left.
 */
export const signEvents = {
  contact: [
    '{Mover} {verb} {target} {today}, {where}.',
    '{Mover} in {sign} {verb} {target} {today}, {where}.',
    'In the sky {today} {mover} is in {noun} {target}, {where}.',
    'The sky {today} has {mover} in {noun} {target}, {where}.',
    'Overhead {today}, {mover} in {sign} {verb} {target}, {where}.',
    '{Mover} is in {noun} {target} these days, {where}.',
    '{Mover} in {sign} is now in {noun} {target}, {where}.',
    'The contact of these days is {mover} in {noun} {target}, {where}.',
    'These days {mover} is in {noun} {target}, {where}.',
    '{Mover}, now in {sign}, is in {noun} {target}, {where}.',
    'Right now {mover} is in {noun} {target}, {where}.',
  ],
  newMoon: [
    'The Moon is new in {sign} {today}, {where}.',
    'There is a New Moon in {sign} {today}, {where}.',
    'The Moon is new in {sign}, {where}.',
    'A New Moon in {sign} is here, {where}.',
  ],
  fullMoon: [
    'The Moon is full in {sign} {today}, {where}.',
    'There is a Full Moon in {sign} {today}, {where}.',
    'The Moon is full in {sign}, {where}.',
    'A Full Moon in {sign} is here, {where}.',
  ],
  solarEclipse: [
    'The New Moon in {sign} {today} is a solar eclipse, {where}.',
    'The New Moon in {sign} is a solar eclipse, {where}.',
  ],
  lunarEclipse: [
    'The Full Moon in {sign} {today} is a lunar eclipse, {where}.',
    'The Full Moon in {sign} is a lunar eclipse, {where}.',
  ],
  firstQuarter: [
    'The Moon is half full and growing in {sign} {today}, {where}.',
    'A waxing half Moon is in {sign} {today}, {where}.',
    'The Moon is half full and growing in {sign}, {where}.',
    'A waxing half Moon is in {sign}, {where}.',
  ],
  lastQuarter: [
    'The Moon is half full and shrinking in {sign} {today}, {where}.',
    'A waning half Moon is in {sign} {today}, {where}.',
    'The Moon is half full and shrinking in {sign}, {where}.',
    'A waning half Moon is in {sign}, {where}.',
  ],
  ingress: [
    '{Mover} enters {sign} {today}, {where}.',
    '{Mover} moves into {sign} {today}, {where}.',
    '{Mover} has just moved into {sign}, {where}.',
    '{Mover} has changed signs and is in {sign}, {where}.',
  ],
  stationRetrograde: [
    '{Mover} stops and turns retrograde in {sign} {today}, {where}.',
    '{Mover} stops and turns retrograde in {sign}, {where}.',
  ],
  stationDirect: [
    '{Mover} stops and turns direct in {sign} {today}, {where}.',
    '{Mover} stops and turns direct in {sign}, {where}.',
  ],
  moonEnters: [
    'The Moon is in {sign} today, {where}.',
    'Today finds the Moon in {sign}, {where}.',
    'The Moon in {sign} sets the tone today, {where}.',
    'Today belongs to the Moon in {sign}, {where}.',
    'Today the Moon visits {sign}, {where}.',
    'Today the Moon in {sign} has the floor, {where}.',
  ],
  moonWithin: [
    'The Moon goes on through {sign} today, {where}.',
    'Today the Moon is in {sign}, {where}.',
    'The Moon spends today in {sign}, {where}.',
    'Today is quiet, with the Moon in {sign}, {where}.',
    'Today the Moon keeps to {sign}, {where}.',
    'Quiet sky today: the Moon is in {sign}, {where}.',
  ],
} as const
