import type { AnswerPieces } from './AnswerPieces.ts'

export const sun = {
  joined: [
    "{Target} is what friends describe when you're out of the room.",
    'You sit up straighter when your name is called, and that reflex is {target}.',
    "Your signature, your usual chair, the joke that's known as yours: {target} likes to be recognized by them.",
    'When somebody asks what you do, {target} is the pride in your answer.',
    "You'd rather do a thing your own way and slower, because {target} wants the credit.",
    '{Target} is in the jacket you wear when you want to be seen.',
  ],
  easy: [
    'People hand you the menu or the microphone because {target} makes you look at ease deciding.',
    'You give credit by name, and in front of the boss, because {target} is generous.',
    'You remember the guard, the dog and the new colleague by name, since {target} is warm with people.',
    'A good mood of yours reaches the far end of the table, which is {target} at its most useful.',
    "You say what you'd like to eat and everyone is relieved, thanks to {target}.",
    '{Target} makes it easy for you to clap for other people.',
  ],
  tense: [
    '{Target} hates being corrected in front of people, even over a date or a spelling.',
    "You clap a little late for someone else's prize, because {target} wanted one as well.",
    'Overlooked, you turn very quiet and very polite, which is how {target} protests.',
    '"I\'m fine" is what {target} makes you say with a flat tire and two heavy bags.',
    "You explain why you were right, long after supper, because {target} can't let go.",
    '{Target} takes a joke about your cooking rather seriously.',
  ],
} as const satisfies AnswerPieces
