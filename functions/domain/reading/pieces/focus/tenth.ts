import type { FocusPieces } from './FocusPieces.ts'

export const tenth = {
  love: [
    '{Mover} is in public, so affection fits between a meeting and a train.',
    'People see the capable half of you under {mover}, and your friends would like the other half.',
    '{Mover} shows what has a fixed place in your calendar, the meetings or the people you like.',
    "Some warmth comes from work with {mover} here, such as a colleague's dry joke.",
    "Without the job title you're easier to hug under {mover}.",
    'With {mover} here, good company never asks about work.',
  ],
  career: [
    'Work is the main subject with {mover} in {sign}, above all the part with your name on.',
    '{Mover} makes your results at work easy to see.',
    'For your job, {mover} favors being seen at the difficult part.',
    'Your boss, or the client who acts like one, is the person {mover} turns you toward.',
    'Reputation matters under {mover}, so one job done well beats thirty answered emails.',
    "{Mover} has you choose what you're working toward: a promotion or a quieter post.",
  ],
  money: [
    'With {mover} here you read pay stubs and job ads to find what your work is worth.',
    "{Mover} asks whether the work you're praised for is also the work you're paid for.",
    'Being responsible has its costs under {mover}: taxis, overtime, lunches eaten upright.',
    'Under {mover}, a good name at work is worth money.',
    'Under {mover} you notice what gets bought for show: the watch, the table by the window.',
    'Pay and tasks are worth comparing while {mover} is here.',
  ],
  wellbeing: [
    'Your shoulders know about a deadline first, as {mover} shows.',
    'People see a good deal of you with {mover} here, so rest is an hour without them.',
    'Work comes to bed with you under {mover}, unless the laptop stays out.',
    'Being in charge goes to the jaw and the feet under {mover}, so a chair helps.',
    'A small job finished does more for your mood than a bath while {mover} is here.',
    'Nobody applauds a nap, which under {mover} recommends it.',
  ],
} as const satisfies FocusPieces
