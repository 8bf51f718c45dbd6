import type { FocusPieces } from './FocusPieces.ts'

export const second = {
  love: [
    'Affection shows in what you share with {mover} here: the last slice, the good umbrella.',
    '{Mover} asks what you bring people besides presents: your time, your ears, your apple cake.',
    'Being fond of people costs something, and {mover} shows the sum, birthdays included.',
    'What people love you for has no price tag, and {mover} makes that plain.',
    'Closeness comes as an object under {mover}: a lent sweater, a spare key.',
    'With {mover}, soup at your own table is company enough.',
  ],
  career: [
    '{Mover} makes you compare your pay with your hours, desk lunch included.',
    'Some tasks pay the rent and some fill the day, and {mover} shows the difference.',
    'A skill that sells is something you own under {mover}.',
    'At work the tools matter while {mover} is here: the slow laptop, the bad chair.',
    'Salary is on your mind at work with {mover} here.',
    "Useful hours and paid hours aren't always the same, as {mover} makes your timesheet show.",
  ],
  money: [
    'Money is the main subject with {mover} in {sign}: what comes in, what stays.',
    '{Mover} is good for one plain look at the balance.',
    'What you own needs upkeep, so {mover} turns your mind to tires and worn heels.',
    'Small expenses are easier to see under {mover}, like the parking fee.',
    'A budget is a list of what you care about, and {mover} makes yours worth reading.',
    'With {mover} even a borrowed bus fare gets written down.',
  ],
  wellbeing: [
    '{Mover} asks what is enough, at table and register.',
    'Your senses rest you best with {mover} here, by way of clean sheets and warm bread.',
    'Money worries are smaller on paper than in bed, as {mover} is likely to show.',
    'The half hour that goes to the phone costs something too, and {mover} makes you notice.',
    'With {mover}, a wiped table does much for your mood.',
    'Your free time is something you own, and {mover} shows how much you give away.',
  ],
} as const satisfies FocusPieces
