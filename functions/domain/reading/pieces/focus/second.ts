import type { FocusPieces } from './FocusPieces.ts'

export const second = {
  love: [
    'Affection shows in what you share with {mover} here: the last slice, the good umbrella, a free evening.',
    '{Mover} asks what you bring to the people you like besides presents: your time, your ears, your apple cake.',
    'Being fond of people costs something, and {mover} shows the sum: train fares, birthdays, long calls.',
    "What people love you for can't be bought, and {mover} makes that easier to believe.",
    'Closeness often comes as an object under {mover}: a lent sweater, a spare key, a saved seat.',
    "With {mover} here, company at your own table is worth more than a dinner you can't afford.",
  ],
  career: [
    '{Mover} makes you compare your pay with your hours, the commute and the desk lunch included.',
    'Some tasks pay the rent and some only fill the day, and {mover} shows you the difference.',
    'A skill that sells is something you own, and {mover} brings one of yours to mind.',
    'At work the tools matter while {mover} is here: the slow laptop, the bad chair, the one good pen.',
    'Salary is on your mind at work with {mover} here, along with the question of who mentions it first.',
    "Useful hours and paid hours aren't always the same, and under {mover} your timesheet makes that plain.",
  ],
  money: [
    'Money is the main subject with {mover} in {sign}: what comes in, what goes out, and what stays.',
    "{Mover} is good for one plain look at the balance, the bills and the sum that's left.",
    'What you own needs upkeep, so {mover} turns your mind to the tires, the filter and the worn heel.',
    'Small expenses are easier to see under {mover}, like the parking fee and the app nobody opens.',
    'A budget is a list of what you care about, and {mover} makes yours worth reading from the top.',
    'Even a borrowed bus fare is easier to settle on paper, where {mover} makes debts plain.',
  ],
  wellbeing: [
    '{Mover} asks what is enough, at the table as well as at the register.',
    'Your senses rest you best with {mover} here, by way of clean sheets, a heavy mug and warm bread.',
    'Money worries are smaller on paper than in bed, as {mover} is likely to show.',
    'The half hour that goes to the phone costs something too, and {mover} makes you notice.',
    'A wiped table does as much for your mood as a pep talk while {mover} is in {sign}.',
    'Your free time is something you own, and {mover} shows how much of it you give away.',
  ],
} as const satisfies FocusPieces
