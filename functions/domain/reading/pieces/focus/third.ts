import type { FocusPieces } from './FocusPieces.ts'

export const third = {
  love: [
    'Fondness is mostly talk, says {mover}: the good-night text, the call from the car, the silly nickname.',
    '{Mover} sends affection by message, where three plain words beat a clever paragraph.',
    'A friend who asks how your day was deserves more than fine, and {mover} looks for the words.',
    'Company is nearer than it seems to {mover}, at the bakery counter, on the stairs, in an old thread.',
    'Half of closeness is being understood, and {mover} works on your sentences.',
    'Listening is where {mover} shows your warmth, with the screen dark and the question short.',
  ],
  career: [
    'At work {mover} is in the messages, where one clear line spares everybody a meeting.',
    "{Mover} asks what you'd like to learn for the job, and which colleague could show you.",
    'A job runs on small talk more than its handbook says, and {mover} is out in the hallway.',
    'A good question is your best tool with {mover}, in a meeting, on the phone or in a margin.',
    'Your name goes around at work by word of mouth, and {mover} minds what gets said with it.',
    'Desk work comes in crumbs with {mover}: the reply, the form, the file with the wrong name.',
  ],
  money: [
    'Prices are words too, and {mover} reads them to the end, footnote included.',
    '{Mover} finds your money in small places: the late fee, the return slip, the parking meter.',
    'A call about a bill is worth an hour of worry, and {mover} has the number handy.',
    'A debt is easier to settle once said aloud, and {mover} wants the sentence short.',
    'Errands cost more than they look, says {mover}, in bus fares, coffees and things near the register.',
    'Some neighbor, cousin or clerk knows what a thing should cost, and {mover} likes you to ask.',
  ],
  wellbeing: [
    'Your head needs quiet as much as your feet do, and {mover} counts the pings.',
    '{Mover} gets on the nerves or calms them, and a short walk without a podcast tells you which.',
    'A worry gets smaller on paper, and {mover} is happy with four lines and a blunt pencil.',
    'Too many voices tire a body with {mover}, so the quiet seat on the train is a kindness.',
    'The mind rests by changing its subject, and {mover} suggests a crossword, a recipe or a bird on a wire.',
    'Who you talk to sets your mood with {mover}, and one cheerful neighbor outdoes ten headlines.',
  ],
} as const satisfies FocusPieces
