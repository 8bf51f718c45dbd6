/** After a station: what it means for the reader in these weeks. */
export const STATION_ANSWERS = {
  retrograde: [
    'While {mover} goes backward, you get a second try at something done in a hurry.',
    'These weeks are for revising, so with {mover} turned around a pencil serves you better than a pen.',
    'You may have to explain something twice while {mover} is retrograde, and the second version is shorter.',
    'Finishing what is on the desk takes you further than a new folder until {mover} turns forward.',
    'With {mover} retrograde, an extra day between the draft and the envelope saves you a correction.',
    'Nothing you sign has to be hurried to keep up with {mover}, and a question in the margin is progress.',
  ],
  direct: [
    'As {mover} picks up speed, you can send the draft, fix the date and stop checking.',
    'The first days with {mover} direct are slow, like a bus pulling away from the curb, so patience helps.',
    'You know more than when {mover} turned back, and the plan on the table can be shorter for it.',
    'What waits in a drawer can come out these weeks, because with {mover} moving forward answers come more easily.',
    '{Mover} going forward means fewer corrections for you and more first drafts that are good enough to mail.',
    'With {mover} direct, these weeks are better for the next step on the list than for another list.',
  ],
} as const satisfies Record<'retrograde' | 'direct', readonly string[]>
