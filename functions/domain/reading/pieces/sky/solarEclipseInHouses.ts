/** After a solar eclipse: six months of the part of life it is in, first to twelfth, and three days of small decisions. */
export const SOLAR_ECLIPSE_IN_HOUSES = [
  ['For six months more attention falls on you and how you come across; any new look stays a draft for three days.'],
  [
    'Money and belongings are in the light for six months, while the next three days are for groceries, not big contracts.',
  ],
  ['Six months of letters, talks and short trips begin, and in the first three days a short reply is reply enough.'],
  ['Home and family come to the front for six months; for three days the only thing to decide is supper.'],
  [
    'Play, children and someone close get six months of attention; three days from now is soon enough for plans beyond an evening.',
  ],
  ['Your daily routine is open to change for six months, so three days of merely clearing the desk lose you nothing.'],
  [
    'The next six months are about agreements with the other person, and no paper needs signing in the first three days.',
  ],
  [
    'Debts, trust and shared things are out in the open for six months; for three days small sums are enough to discuss.',
  ],
  ['Study, travel and belief take up the next half year, though for three days a look at the map is plenty.'],
  ['Your work is more visible for six months, which is long enough to keep the next three days to routine email.'],
  ['Friends and groups get half a year in the light, and for three days a simple reply in the chat will do.'],
  ['Rest and solitude get six months of attention, and for three days no decision needs to be bigger than bedtime.'],
] as const satisfies readonly (readonly string[])[]
