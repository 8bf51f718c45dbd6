/** After a lunar eclipse: six months of the part of life it is in, first to twelfth, and three days of small decisions. */
export const LUNAR_ECLIPSE_IN_HOUSES = [
  ['How you come across is plain to see for six months; for three days a change of shirt is change enough.'],
  ['What you own and earn is counted up over six months, and for three days only the small receipts need sorting.'],
  ['Over six months long conversations get finished, while for three days a short message is all that is due.'],
  ['Questions about home get settled within six months, so for three days the furniture can stay where it is.'],
  [
    'Play, children and what you make come to light for six months; with someone close, three days of easy plans are enough.',
  ],
  ['Six months show which chores and habits really work, and for three days the old schedule on the fridge is fine.'],
  [
    'Agreements with the other person come into the open over six months, and three days is too soon to rewrite the page.',
  ],
  ['What is owed or shared with someone close shows for six months; for three days only small bills need a decision.'],
  ['A course, a trip or a firm opinion is under review for six months; for three days the brochure is just reading.'],
  ['Results at work are in plain view for six months; for three days no answer bigger than a meeting time is due.'],
  ['Within six months you see which groups and friends are yours, and for three days you can stay in every chat.'],
  [
    'Tiredness and private worries are easier to name for six months; for three days sleep comes before any decision about them.',
  ],
] as const satisfies readonly (readonly string[])[]
