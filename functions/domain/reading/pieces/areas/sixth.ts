import type { AreaPieces } from './AreaPieces.ts'

/** Daily work, habits and the body's upkeep. */
export const sixth = {
  joined: [
    '{Mover} arrives in your daily work like a new colleague, and asks why the stapler lives in the kitchen.',
    'A habit is easiest to begin under {mover}, with the shoes by the door and the apple in the bag.',
    'In the daily round, {mover} gives one small job its whole attention, while nine others wait in the tray.',
    'The body speaks up under {mover}, and its subjects are sleep, lunch and the height of the chair.',
    '{Mover} goes over the plan of a plain working day and wants to change the first half hour of it.',
    'Chores and upkeep get personal with {mover} here, down to the loose hinge and the blunt kitchen knife.',
    'For work and health alike, {mover} begins at the small end: a clear desk, a glass of water, one call.',
  ],
  easy: [
    '{Mover} helps the routine along, so dishes, invoices and a walk around the block follow one another without fuss.',
    'Work with your hands goes smoothly under {mover}, and the person at the next desk is glad of the result.',
    'Good habits ask for less effort where {mover} is, and even the stairs and the early night seem reasonable.',
    "The day's small services suit {mover}, from a form filled in right to a jar opened for a neighbor.",
    'Your body gets a fair hearing from {mover}, and a nap, a stretch or a bowl of soup is answer enough.',
    '{Mover} is useful company for dull jobs, such as the filing, the ironing and the password that needs changing.',
    'Helping and being helped are simple matters at work with {mover} here, one borrowed pen at a time.',
  ],
  tense: [
    "{Mover} crowds the workday, and the printer, the boss's question and your empty stomach all want you first.",
    'Habits push back under {mover}: the late snack, the late screen and the late start turn out to be one habit.',
    "Somebody else's loose ends land beside your own in daily work when {mover} is here, usually without a label.",
    'What the body needs and what the schedule allows are at odds where {mover} is, most of all around lunch.',
    '{Mover} finds the fault in the routine: the full bus, the blunt scissors, the chore that nobody chose.',
    'Duty and upkeep compete for {mover}, so either the report waits or the laundry and your back do.',
    'Being useful has a limit, and {mover} shows you yours, around the third favor for the same colleague.',
  ],
} as const satisfies AreaPieces
