import type { FocusPieces } from './FocusPieces.ts'

export const first = {
  love: [
    'For affection {mover} starts with you, since a person at ease in their own sweater is easier to hug.',
    'People who care for you look at your face first, and {mover} writes a good deal on it.',
    'Closeness begins in the doorway with {mover}: one hello has its coat on, another has its arms out.',
    "Anyone who'd like you has to see you first, so {mover} wants you out from behind the phone.",
    'While {mover} is this personal, a kind word about your own knees is a form of affection too.',
    '{Mover} shows in your manner, and a friend who knows you well hears your answer before you speak.',
  ],
  career: [
    'At work {mover} is in your manner, which colleagues read faster than your report.',
    '{Mover} puts your own name on the job, from the subject line to the way you knock.',
    'A boss, a client or an interviewer sees {mover} in your posture before you open the laptop.',
    "For your job, {mover} asks what you'd like to be known for, apart from answering quickly.",
    'Some tasks have your handwriting all over them, and those are the ones {mover} pulls from the pile.',
    "Of all the meetings in your calendar, {mover} is interested in the one you'd call yourself.",
  ],
  money: [
    '{Mover} asks what you charge for yourself, from the hourly rate to the free favor for a cousin.',
    'Looks cost money too, and {mover} draws the eye to the gym fee, the haircut and the shoes.',
    'How you say a price is half the price, and {mover} works on your voice and the pause.',
    "With {mover} so personal, the things you'd buy are mostly to be seen in: a jacket, a bag, glasses.",
    "Two figures get mixed up under {mover}: what's in the bank and what you think of yourself.",
    'Paid hours, a decent chair, a fair split of the bill are what {mover} says you owe yourself.',
  ],
  wellbeing: [
    'With {mover} the body gets its say on the shoes, the second helping and the hour for the lamp.',
    '{Mover} works through the body, so a bath, a stretch or a plain sandwich settles more than a talk.',
    "Somewhere between your shoulder blades, {mover} keeps the mood that you won't mention at dinner.",
    'An hour with nobody looking at you agrees with {mover}, in old socks, with the door shut.',
    'Tiredness is hard to hide while {mover} is about, so the yawn at the table can be believed.',
    'When you eat, how fast you walk and how late you read are all matters for {mover} now.',
  ],
} as const satisfies FocusPieces
