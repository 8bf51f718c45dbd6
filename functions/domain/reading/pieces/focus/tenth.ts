import type { FocusPieces } from './FocusPieces.ts'

export const tenth = {
  love: [
    '{Mover} is on the public side of your life, so affection has to fit between a meeting and a train.',
    'People see the capable half of you under {mover}, and those who love you would like the other half too.',
    '{Mover} shows what has a fixed place in your calendar, the meetings or the people you like.',
    "Some warmth comes from work with {mover} here, by way of a colleague's dry joke or a manager's kind note.",
    "Without the job title, in an apron, say, you're easier to be fond of while {mover} is here.",
    'With {mover} this visible, the best company is someone who never asks how work is going.',
  ],
  career: [
    'Work is the main subject with {mover} in {sign}, above all the part with your name on it.',
    '{Mover} makes your results easy for colleagues to see, even before anyone asks for slides.',
    'For your job, {mover} makes a good day to be seen doing the difficult part.',
    'Your boss, or the client who acts like one, is the person {mover} turns you toward.',
    'Reputation matters more than the inbox under {mover}, so one job done well beats thirty answered.',
    "{Mover} has you choose what you're working toward: a promotion, a quieter post, a desk of your own.",
  ],
  money: [
    'With {mover} here you read pay stubs, fees and job ads to find what your work is worth.',
    "{Mover} asks whether the work you're praised for is also the work you're paid for.",
    'Being responsible has its costs under {mover}: the taxis, the overtime, the lunches eaten upright.',
    "What comes in follows what you're known for, so {mover} makes a good name worth money.",
    'Under {mover} you notice what gets bought for show: the watch, the bag, the table by the window.',
    "What you're paid and what you're asked to do are worth comparing while {mover} is in {sign}.",
  ],
  wellbeing: [
    'Your shoulders know about a deadline before you do, and {mover} makes you notice them.',
    'People see a good deal of you with {mover} here, so the best rest is an hour without an audience.',
    'Work comes to bed with you under {mover}, unless the laptop stays in another room.',
    'Being in charge goes to the jaw and the feet under {mover}, so a chair helps more than praise.',
    'A small job finished does more for your mood than a long bath while {mover} is here.',
    "Nobody applauds a nap, and with {mover} in so public a place that's a reason to take one.",
  ],
} as const satisfies FocusPieces
