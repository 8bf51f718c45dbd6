import type { AreaPieces } from './AreaPieces.ts'

export const tenth = {
  joined: [
    'People watch what you do with {mover} here, so the work on your desk is also the work on show.',
    "{Mover} comes into the office with you, and even the receptionist can tell what you're after.",
    'A responsibility drops into your palm with {mover}, like a bunch of keys with no label.',
    'What you start at work under {mover} has your name on the cover, so the title should be one you like.',
    'Ambition talks in a normal voice under {mover}, to a boss, a client or the bathroom mirror.',
    '{Mover} puts you at the front of the room, whether the room is a classroom, a shop floor or a kitchen.',
    'With {mover} here, whoever is in charge has an eye on your work, and in some rooms that person is you.',
  ],
  easy: [
    "{Mover} takes the chair on your side of the boss's desk.",
    'Your work speaks up for you with {mover}, and a plain list of what you did says enough.',
    'Staff-only doors open a little under {mover}: a word with a manager, a seat nearer the front.',
    'Duty weighs less with {mover}, the way a long table does when somebody takes the other end.',
    'A courteous email climbs the stairs well under {mover}, past the assistant and onto the right desk.',
    "With {mover}, the thing you're known for and the thing you enjoy fit into one working day.",
    'Parents, officials and senior colleagues are simpler to ask when {mover} is on good terms with your public side.',
  ],
  tense: [
    '{Mover} pulls the office one way and supper the other, with your phone on the table as referee.',
    'Two people want to be in charge under {mover}, and only one microphone works.',
    'Under {mover}, your good name and your need for a nap ask for the very same hour.',
    'A duty and a wish collide under {mover}, usually in the doorway, with your coat half on.',
    'Criticism from above sounds louder with {mover}, and one line of the email spoils the other nine.',
    '{Mover} asks whether the title is worth the hours, and the pay stub gives only part of the answer.',
    'With {mover} here, what people think you do and what fills your workday are two different lists.',
  ],
} as const satisfies AreaPieces
