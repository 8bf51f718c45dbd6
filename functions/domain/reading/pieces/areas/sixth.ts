import type { AreaPieces } from './AreaPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  joined: [
    '{Mover} turns your attention to how you work: the order of the tasks, the desk, the first half hour.',
    'A habit is easiest to begin under {mover}, with the shoes by the door and the apple in the bag.',
    'One small job gets all your care while {mover} is here, and nine others wait in the tray.',
    'Your body speaks up with {mover} here, about sleep, lunch and the height of the chair.',
    '{Mover} makes you notice what needs fixing in the daily round, down to the loose hinge and the blunt knife.',
    'Chores feel personal while {mover} is in {sign}, as if the dishes said something about you.',
    'For work and health alike, {mover} favors a small start: a clear desk, a glass of water, one call.',
  ],
  easy: [
    '{Mover} helps the routine along, so dishes, invoices and a walk around the block follow one another without fuss.',
    'Work with your hands goes smoothly under {mover}, from wrapping a parcel to fixing a lamp.',
    'Good habits take less effort with {mover} here, and even the stairs and the early night seem reasonable.',
    "The day's small services suit {mover}, from a form filled in right to a jar opened for a neighbor.",
    'Your body is easily pleased while {mover} is here: a nap, a stretch or a bowl of soup will do.',
    '{Mover} makes dull jobs go by quickly, such as the filing, the ironing and the password that needs changing.',
    'Helping a colleague costs little with {mover} in {sign}, and so does being helped.',
  ],
  tense: [
    "{Mover} crowds the workday, so the printer, the boss's question and your empty stomach all need you first.",
    'Habits are stubborn under {mover}: the late snack, the late screen and the late start turn out to be one habit.',
    "Somebody else's unfinished work is easily yours with {mover} here, unless you say how much you can take.",
    'What your body needs and what the schedule allows are at odds while {mover} is here, mostly around lunch.',
    '{Mover} shows the faults of a routine: the full bus, the blunt scissors, the chore that nobody chose.',
    'Duty and upkeep compete under {mover}, so either the report waits or the laundry and your back do.',
    'Being useful has a limit, and {mover} shows you yours around the third favor for the same colleague.',
  ],
} as const satisfies AreaPieces
