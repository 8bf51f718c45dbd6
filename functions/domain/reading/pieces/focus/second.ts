import type { FocusPieces } from './FocusPieces.ts'

export const second = {
  love: [
    'Affection shows in what you share, so {mover} watches who gets the last slice and your good umbrella.',
    '{Mover} asks what you bring to the people you like besides presents: your time, your ears, your soup.',
    'Fondness has its costs, like train fares, birthdays and long calls, and {mover} looks at the sum.',
    "You're dear to people for things no shop sells, and {mover} would like you to know three of them.",
    'Closeness often comes as an object, says {mover}: a lent sweater, a spare key, a saved seat.',
    "With {mover} here, company at your own table is worth more than a dinner you can't afford.",
  ],
  career: [
    'Your job is also a price, and {mover} wants it checked against the hours you put in.',
    '{Mover} looks at the work behind the wage: which tasks pay the rent and which only fill the afternoon.',
    'A skill that sells is a kind of property, and {mover} asks whether yours is gathering dust.',
    'At work the tools matter to {mover}: the slow laptop, the bad chair, the one good pen.',
    'Salary is the word {mover} brings to your desk, along with the question of who says it first.',
    'Being useful and being paid are two columns on a timesheet, and {mover} reads both.',
  ],
  money: [
    'This is home ground for {mover}: what comes in, what goes out, and what stays overnight.',
    "{Mover} is good for one plain look at the balance, the bills and the sum that's left.",
    'What you own needs upkeep, so {mover} points at the tires, the filter and the worn heel.',
    'Little payments interest {mover}: the parking fee, the second coffee, the app nobody opens.',
    'A budget is a list of what you care about, and {mover} reads yours from the top.',
    'Sums owed in either direction belong on paper with {mover}, even when one is only a bus fare.',
  ],
  wellbeing: [
    'Enough is felt in the stomach first, and {mover} asks about it at the table and at the till.',
    "{Mover} reaches you through the senses: clean sheets, a heavy mug, bread that's still warm.",
    'Money worries like to climb into bed with you, so {mover} wants their figures on paper by supper.',
    'Time is a thing you own as well, and {mover} minds the half hour the phone gets for nothing.',
    'Your mood takes its color from the room with {mover}, so a wiped table does as much as a pep talk.',
    'A rested body is the best thing you own, and {mover} asks how well you look after it.',
  ],
} as const satisfies FocusPieces
