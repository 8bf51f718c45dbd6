import type { AreaPieces } from './AreaPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  joined: [
    '{Mover} turns your attention to how you work, from the desk to the first half hour.',
    'A habit is easiest to begin under {mover}, with the shoes by the door.',
    'One small job gets all your care while {mover} is here, and nine others wait.',
    'Your body speaks up with {mover} here, about sleep, lunch and the chair.',
    '{Mover} makes you notice what needs fixing, even a blunt knife.',
    'Chores feel personal while {mover} is in {sign}, as if the dishes said something about you.',
    'For work and health, {mover} favors a small start.',
  ],
  easy: [
    '{Mover} helps the routine along, so dishes, invoices and a walk follow without fuss.',
    'Work with your hands goes smoothly under {mover}, even parcels.',
    'Good habits take less effort with {mover} here, even the stairs.',
    "The day's small services suit {mover}, such as a jar opened for a neighbor.",
    'Your body is easily pleased while {mover} is here: a nap or a bowl of soup will do.',
    '{Mover} makes dull jobs go by quickly, such as the filing.',
    'Helping a colleague costs little with {mover} in {sign}, and so does being helped.',
  ],
  tense: [
    '{Mover} crowds the workday, so the printer, the boss and your stomach all come first.',
    'Habits are stubborn under {mover}, above all the late snack.',
    "Somebody else's unfinished work is easily yours with {mover} here.",
    'What your body needs and what the schedule allows differ while {mover} is here, mostly around lunch.',
    '{Mover} shows the faults of a routine, such as the full bus.',
    'Duty and upkeep compete under {mover}: either the report waits or your back does.',
    'Being useful has a limit, and {mover} shows you yours around the third favor.',
  ],
} as const satisfies AreaPieces
