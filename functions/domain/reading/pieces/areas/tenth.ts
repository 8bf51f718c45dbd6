import type { AreaPieces } from './AreaPieces.ts'

export const tenth = {
  joined: [
    'People watch how you work with {mover} here, so the task on your desk is also on show.',
    '{Mover} makes your aims at work easy to see, even for the receptionist.',
    'A responsibility is quickly yours under {mover}, key and all.',
    'What you start at work while {mover} is here has your name on it.',
    'Ambition comes up in a normal voice under {mover}, with a boss or a mirror.',
    '{Mover} puts you in front of a class, a shop floor or a kitchen.',
    'Whoever is in charge notices you with {mover} here.',
  ],
  easy: [
    '{Mover} makes a boss easier to talk to, as if you shared a side of the desk.',
    'Your work speaks for itself with {mover} in {sign}, so a plain list says enough.',
    'People with influence are within reach while {mover} helps, through a word with a manager or a clerk.',
    'Duty weighs less with {mover}, as a table does with somebody at the other end.',
    'A courteous email goes far under {mover}, past the assistant.',
    "With {mover}, what you're known for and what you enjoy fit into one working day.",
    'Senior colleagues are simpler to ask under {mover}, coffee in hand.',
  ],
  tense: [
    '{Mover} pulls work one way and supper the other, with your phone between them.',
    'Under {mover}, two people want to lead one meeting.',
    'Your good name and your nap want the same hour while {mover} is here.',
    'A duty and a wish collide under {mover}, usually with your coat on.',
    'Criticism from above sounds louder with {mover}, and one line spoils a whole email.',
    '{Mover} asks whether the title is worth the hours.',
    'What people think you do and what fills your workday are two lists, as {mover} shows.',
  ],
} as const satisfies AreaPieces
