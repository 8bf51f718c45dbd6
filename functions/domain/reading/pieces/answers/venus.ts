import type { AnswerPieces } from './AnswerPieces.ts'

export const venus = {
  joined: [
    '{Target} knows within a minute whether you like a person, a curtain or a soup.',
    "Your hand goes to the cloth before your eye goes to the price, and that hand is {target}'s.",
    'The people you dress up for, and how many shirts it takes, would make a fair portrait of {target}.',
    'When you like somebody they get a saved seat, a silly photo and the bigger half, courtesy of {target}.',
  ],
  easy: [
    '{Target} remembers how people take their coffee, which is why they make room for you.',
    'You can end a quarrel with a plate of something, because {target} knows which plate.',
    'Your presents get used, since {target} listens when people mention the broken umbrella.',
    "Good company is half {target}'s doing: you laugh early, and at the shy one's joke.",
  ],
  tense: [
    '{Target} says yes in the doorway and regrets it on the stairs.',
    "You wait to be asked and look as if you aren't waiting, which {target} calls good manners.",
    'An unkind word puts {target} off its lunch, though you smile through every course.',
    'Being liked by everyone is a full-time job, and {target} works weekends.',
  ],
} as const satisfies AnswerPieces
