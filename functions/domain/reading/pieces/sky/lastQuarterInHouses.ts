/** After the second half moon: the first thing to let go, by the Moon's part of life, first to twelfth. */
export const LAST_QUARTER_IN_HOUSES = [
  ['The first thing to let go is an old way of coming across, such as the jacket kept only to look serious.'],
  ['One belonging can leave first: the spare kettle, the unread subscription, the shoes that pinch.'],
  ['A conversation that keeps circling can go first, or the errand nobody would miss if you crossed it out.'],
  ['At home something is ready to be given away, beginning with the chair that only collects coats.'],
  ['A game that is no longer fun can go back on the shelf, and so can keeping score with someone close.'],
  ['One chore, one app or one meeting can be dropped from the week first, and the work still gets done.'],
  [
    'Being right about the dishwasher is the first thing to give up, or whatever you and the other person keep arguing over.',
  ],
  ['A small debt or an old grudge with someone close can be written off first, on paper if that helps.'],
  ['Learning everything at once is the first plan to drop, together with the unread books on the nightstand.'],
  ['At work the first thing to hand back is a task done mostly for show, after hours and without thanks.'],
  ['Leaving one group chat or committee is the first relief here, and the friends in it have your number anyway.'],
  ['Late scrolling in bed can go first, since the phone there is neither rest nor company.'],
] as const satisfies readonly (readonly string[])[]
