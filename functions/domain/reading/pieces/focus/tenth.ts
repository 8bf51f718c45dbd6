import type { FocusPieces } from './FocusPieces.ts'

export const tenth = {
  love: [
    '{Mover} is on the public side of your life, so affection has to fit between a meeting and a train.',
    'People see the capable half of you under {mover}, and those who love you would like the other half too.',
    '{Mover} shows what is in ink on your calendar, the meetings or the people you like.',
    "A colleague's dry joke or a manager's kind note is where {mover} puts some warmth in the day.",
    "Under {mover} you're easier to be fond of without the job title, in an apron, say.",
    'With {mover} this visible, the best company is someone who never asks how work is going.',
  ],
  career: [
    'This is home ground for your work, and {mover} goes straight to the part with your name on it.',
    '{Mover} puts your results on the table where colleagues can see them, before anyone asks for slides.',
    'For your job, {mover} makes a good day to be seen doing the difficult part.',
    'Your boss, or the client who acts like one, is the person {mover} turns you toward.',
    'Reputation is touched here more than the inbox, so with {mover} one job done well beats thirty answered.',
    "{Mover} has you choose what you're working toward: a promotion, a quieter post, a desk of your own.",
  ],
  money: [
    'With {mover} here you read pay stubs, fees and job ads to find what your name is worth.',
    '{Mover} ties income to what people see you do, so the praised work should be the paid work.',
    'Being responsible has its costs under {mover}: the taxis, the overtime, the lunches eaten upright.',
    "What comes in follows what you're known for, so {mover} makes your good name a matter of rent.",
    'Under {mover} you notice what gets bought for show: the watch, the bag, the table by the window.',
    "It's a fair day, with {mover} here, to compare what you're paid with what you're asked to do.",
  ],
  wellbeing: [
    'Your shoulders know about a deadline before you do, and {mover} has them up by your ears.',
    '{Mover} has you on show, so the best rest going is an hour without an audience.',
    'Work comes along to the pillow under {mover}, unless the laptop sleeps in another room.',
    'Being in charge goes to the jaw and the feet under {mover}, so a chair helps more than praise.',
    'A small job finished does more for your mood than a long bath while {mover} is here.',
    'Nobody applauds a nap, which with {mover} in so public a place is a reason to take one.',
  ],
} as const satisfies FocusPieces
