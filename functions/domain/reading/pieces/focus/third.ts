import type { FocusPieces } from './FocusPieces.ts'

export const third = {
  love: [
    'Affection is mostly talk with {mover} here: the good-night text, the call from the car, the silly nickname.',
    'Three plain words show more affection than a clever paragraph while {mover} is here.',
    'A friend who asks how your day was deserves more than fine, and {mover} helps with the words.',
    'Company is near at hand under {mover}: at the bakery counter, on the stairs, in an old chat.',
    'Being understood is half of being close, so {mover} makes one short sentence worth some trouble.',
    'Listening is where your warmth shows with {mover} in {sign}, with the screen dark and the question short.',
  ],
  career: [
    'At work {mover} is in the messages, where one clear line spares everybody a meeting.',
    "{Mover} asks what you'd like to learn for the job, and which colleague could show you.",
    "Small talk at work is useful under {mover}, since a hallway chat can settle what five emails don't.",
    'A good question is your best tool with {mover}, in a meeting, on the phone or in a margin.',
    'What colleagues say of each other by the printer matters while {mover} is here, and so does what you add.',
    'Desk work comes in small pieces with {mover} in {sign}: the reply, the form, the file with the wrong name.',
  ],
  money: [
    '{Mover} makes the wording of a price worth reading to the end, footnote included.',
    'Your money goes to small places with {mover} here: the late fee, the return slip, the parking meter.',
    'One call about a bill saves an hour of worry, and {mover} is a good reason to make it.',
    'A debt is easier to settle once said aloud, and {mover} favors a short sentence.',
    'Errands cost more than they look under {mover}, with the bus fares, coffees and things near the register.',
    'Some neighbor, cousin or clerk knows what a thing should cost, and {mover} makes asking worthwhile.',
  ],
  wellbeing: [
    'Every ping on the phone feels like a tap on the shoulder while {mover} is here.',
    '{Mover} works on your nerves, and a short walk without a podcast helps more than another article.',
    "A worry is only four lines long on paper, and with {mover} here that's good to know.",
    'After too many voices, {mover} makes the quiet seat on the train the best one.',
    'Your mind rests by changing its subject under {mover}: a crossword, a recipe, a bird on a wire.',
    'Who you talk to sets your mood with {mover}, and one cheerful neighbor outdoes ten headlines.',
  ],
} as const satisfies FocusPieces
