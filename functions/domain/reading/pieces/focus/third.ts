import type { FocusPieces } from './FocusPieces.ts'

export const third = {
  love: [
    'Fondness is mostly talk, says {mover}: the good-night text, the call from the car, the silly nickname.',
    '{Mover} sends affection by message, where three plain words beat a clever paragraph.',
    'A friend who asks how your day was deserves more than fine, and {mover} looks for the words.',
    'Company is closer than it looks with {mover}: at the bakery counter, on the stairs, in an old thread.',
    'To be understood is half of being close, which is why {mover} fusses over one short sentence.',
    'Listening is where {mover} shows your warmth, with the screen dark and the question short.',
  ],
  career: [
    'At work {mover} is in the messages, where one clear line spares everybody a meeting.',
    "{Mover} asks what you'd like to learn for the job, and which colleague could show you.",
    'A job runs on small talk more than its handbook says, and {mover} makes a hallway chat useful.',
    'A good question is your best tool with {mover}, in a meeting, on the phone or in a margin.',
    'What colleagues say of you by the printer interests {mover}, but so does what you say of them.',
    'Desk work comes in crumbs with {mover}: the reply, the form, the file with the wrong name.',
  ],
  money: [
    'Prices are words too, and {mover} reads them to the end, footnote included.',
    '{Mover} finds your money in small places: the late fee, the return slip, the parking meter.',
    'One call about a bill saves an hour of worry over it, by the arithmetic of {mover}.',
    'A debt is easier to settle once said aloud, so {mover} wants the sentence short.',
    'Errands cost more than they look once {mover} adds the bus fares, coffees and things near the register.',
    'Some neighbor, cousin or clerk knows what a thing should cost, and {mover} likes you to ask.',
  ],
  wellbeing: [
    'Every ping on the phone is a tap on your shoulder, and {mover} has you feel each one.',
    '{Mover} gets on the nerves or calms them, and a short walk without a podcast tells you which.',
    'On paper a worry is four lines long, which is about as much as {mover} will listen to.',
    'After too many voices, {mover} has you looking for the quiet seat on the train.',
    'The mind rests by changing its subject, so {mover} suggests a crossword, a recipe or a bird on a wire.',
    'Who you talk to sets your mood with {mover}, and one cheerful neighbor outdoes ten headlines.',
  ],
} as const satisfies FocusPieces
