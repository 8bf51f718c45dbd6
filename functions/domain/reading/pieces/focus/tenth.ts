import type { FocusPieces } from './FocusPieces.ts'

export const tenth = {
  love: [
    '{Mover} is on the public side of your life, so affection has to fit between a meeting and a train.',
    'People see the capable half of you under {mover}, and those who love you would like the other half too.',
    'Duty and closeness share one calendar, and {mover} shows which of them gets the ink and which the pencil.',
    "A colleague's dry joke or a manager's kind note is where {mover} puts some warmth in the day.",
    "You're easier to be fond of without the job title, and {mover} lets you notice when you use it.",
    'With {mover} this visible, the best company is someone who never asks how work is going.',
  ],
  career: [
    'This is home ground for your work, and {mover} goes straight to the part with your name on it.',
    '{Mover} puts results on the table, and the colleagues can look before anyone asks for slides.',
    'For your job, {mover} makes a good day to be seen doing the difficult bit.',
    'Your boss, or the client who acts like one, is the person {mover} turns you toward.',
    'Reputation is touched here more than the inbox, so with {mover} one job done well beats thirty answered.',
    "A promotion, a quieter post or a desk of your own: {mover} wants to know which you're working toward.",
  ],
  money: [
    'Your name has a price, and {mover} has you reading payslips, fees and job ads to find it.',
    '{Mover} ties income to what people see you do, so the praised work should be the paid work.',
    'Being responsible costs something, and {mover} adds up the taxis, the overtime and the lunches eaten upright.',
    "What comes in follows what you're known for, and {mover} asks you to say what that is.",
    'Under {mover} you notice what gets bought for show: the watch, the bag, the table by the window.',
    "It's a fair day, with {mover} here, to compare what you're paid with what you're asked to do.",
  ],
  wellbeing: [
    'Your shoulders know about a deadline before you do, and {mover} has them up by your ears.',
    '{Mover} has you on show, so the best rest going is an hour without an audience.',
    'Work comes along to the pillow under {mover}, unless the laptop sleeps in another room.',
    'Being in charge is tiring in the jaw and the feet, and {mover} draws attention to both.',
    'A small job finished does more for your mood than a long bath while {mover} is here.',
    'Nobody applauds a nap, which with {mover} in so public a place is a reason to take one.',
  ],
} as const satisfies FocusPieces
