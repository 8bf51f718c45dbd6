import type { AreaPieces } from './AreaPieces.ts'

export const tenth = {
  joined: [
    'People watch how you work with {mover} here, so the task on your desk is also the one on show.',
    '{Mover} makes your aims at work easy to see, even for the receptionist.',
    'A responsibility is quickly yours under {mover}, be it a key, a team or a phone that has to be answered.',
    'What you start at work while {mover} is here has your name on it, so the title should be one you like.',
    'Ambition comes up in a normal voice under {mover}, with a boss, a client or the bathroom mirror.',
    '{Mover} puts you in front, whether of a class, a shop floor or a kitchen.',
    'Whoever is in charge notices you with {mover} here, and in some rooms the one in charge is you.',
  ],
  easy: [
    '{Mover} makes a boss or an official easier to talk to, as if you sat on the same side of the desk.',
    'Your work speaks for itself with {mover} in {sign}, and a plain list of what you did says enough.',
    'People with influence are within reach while {mover} helps, through a word with a manager or a seat nearer the front.',
    'Duty weighs less with {mover}, the way a long table does when somebody takes the other end.',
    'A courteous email goes far under {mover}, past the assistant and onto the right desk.',
    "With {mover}, the thing you're known for and the thing you enjoy fit into one working day.",
    'Parents, officials and senior colleagues are simpler to ask while {mover} favors your public side.',
  ],
  tense: [
    '{Mover} pulls work one way and supper the other, with your phone on the table between them.',
    'Two people want to lead under {mover}, in a meeting, a kitchen or a committee.',
    'Your good name and your need for a nap want the same hour while {mover} is here.',
    "A duty and a wish get in each other's way under {mover}, usually when your coat is already on.",
    'Criticism from above sounds louder with {mover}, and one line of an email spoils the other nine.',
    '{Mover} asks whether the title is worth the hours, and the pay stub gives only part of the answer.',
    'What people think you do and what fills your workday are two different lists, as {mover} shows.',
  ],
} as const satisfies AreaPieces
