import type { AnswerPieces } from './AnswerPieces.ts'

export const moon = {
  joined: [
    '{Target} knows your mood before you do and has already put the kettle on.',
    'You feel what a room is like before the door closes behind you, thanks to {target}.',
    'The old sweater, the chipped mug, the good side of the bed: {target} keeps all your comforts listed.',
    'Whatever stirs {target} is on your face first, usually while your mouth says all is well.',
  ],
  easy: [
    'Strangers at bus stops tell you things, since {target} makes a good listener of your face.',
    '{Target} looks after people in small coins: the extra sandwich, the text to ask if they got home.',
    'You can make a strange room yours with a lamp and a blanket, a knack that belongs to {target}.',
    "Who is cold, who hasn't eaten, who wants to leave: {target} sees it and quietly passes the bread.",
  ],
  tense: [
    "{Target} says it doesn't mind and then washes the plates rather loudly.",
    'Tired and hurt sound alike in {target}, so a question about dinner gets a surprising answer.',
    'Your smile stays at the party for an hour after {target} has gone home to bed.',
    "You know exactly who called back and who didn't, though {target} would deny keeping a list.",
  ],
} as const satisfies AnswerPieces
