import type { FocusPieces } from './FocusPieces.ts'

export const third = {
  love: [
    'Affection is mostly talk with {mover} here: the good-night text, the silly nickname.',
    'Three plain words show more affection than a clever paragraph while {mover} is here.',
    'A friend who asks how your day was deserves more than fine under {mover}.',
    'Company is near at hand under {mover}, even on the stairs.',
    'Being understood is half of being close, so {mover} makes one short sentence worth the trouble.',
    'Listening shows your warmth under {mover}, with the screen dark.',
  ],
  career: [
    'At work {mover} is in the messages, where one clear line spares a meeting.',
    '{Mover} asks which colleague could teach you something for the job.',
    "Small talk at work is useful under {mover}, since a hallway chat settles what emails don't.",
    'A good question is your best tool at work with {mover}.',
    'What colleagues say by the printer matters while {mover} is here, and so does what you add.',
    'Desk work comes in small pieces with {mover}: the reply, the form.',
  ],
  money: [
    '{Mover} makes a contract worth reading to the footnote.',
    'Your money goes to small places with {mover} here: the late fee, the parking meter.',
    'One call about a bill saves an hour of worry, and {mover} is a good reason.',
    'A debt is easier to settle aloud, as {mover} suggests.',
    'Errands cost more than they look under {mover}, with fares, coffees and things near the register.',
    'Some neighbor or clerk knows what a thing should cost, and {mover} makes asking worthwhile.',
  ],
  wellbeing: [
    'Every ping feels like a tap on the shoulder while {mover} is here.',
    '{Mover} works on your nerves, and a short walk helps more than another article.',
    'A worry is only four lines long on paper under {mover}.',
    'After too many voices, {mover} makes the quiet seat best.',
    'Your mind rests by changing its subject under {mover}: a crossword, a bird on a wire.',
    'Who you talk to sets your mood with {mover}, and one cheerful neighbor outdoes ten headlines.',
  ],
} as const satisfies FocusPieces
