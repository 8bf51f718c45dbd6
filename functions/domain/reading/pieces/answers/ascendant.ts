import type { AnswerPieces } from './AnswerPieces.ts'

export const ascendant = {
  joined: [
    '{Target} is how you come across before anyone has heard you speak.',
    'The way you come into a room, fast or along the wall, is {target}, and people remember it.',
    'Your coat, your hello and your handshake all belong to {target}, and strangers go by them.',
    'What you first say to a stranger, and how loudly, shows {target} better than any photo.',
    'Friends know your walk from the far end of a corridor, and that walk is {target}.',
    '{Target} picks your telephone voice before you do.',
  ],
  easy: [
    'You look as if you know where the room is, so with {target} people let you through.',
    "Even in a strange town you're asked for directions, because {target} gives you an open face.",
    'You find the right hello for new people quickly, which is the easy side of {target}.',
    'With {target}, your face matches what you think, and people trust you sooner for it.',
    'You join a table of strangers easily, because {target} starts with a smile.',
    '{Target} makes people remember your name and your coat.',
  ],
  tense: [
    "{Target} makes you look stern when you're only thinking, so people ask what's wrong.",
    "You keep up a polite manner after you're tired of it, and {target} shows the strain.",
    'Photos of you can be a surprise, since {target} includes expressions you never see.',
    "Between how you feel and how you say hello there's a gap, and {target} is where others notice.",
    'Nerves make you louder or very polite, since {target} gets there first.',
    'You rehearse a hello on the stairs, and {target} says another one at the door.',
  ],
} as const satisfies AnswerPieces
