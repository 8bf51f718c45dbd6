import type { FocusPieces } from './FocusPieces.ts'

export const second = {
  love: [
    'Affection shows in what you share, so {mover} watches who gets the last slice and your good umbrella.',
    '{Mover} asks what you bring to the people you like besides presents: your time, your ears, your apple cake.',
    'Train fares, birthdays, long calls: being fond of people costs something, and {mover} reads the bill.',
    "What people love you for isn't sold in any shop, however long {mover} looks along the shelves.",
    'Closeness often comes as an object, says {mover}: a lent sweater, a spare key, a saved seat.',
    "With {mover} here, company at your own table is worth more than a dinner you can't afford.",
  ],
  career: [
    '{Mover} checks the price of your job against its hours, the commute and the desk lunch included.',
    'Some tasks pay the rent and some only fill the day, a difference that interests {mover}.',
    'A skill that sells is a kind of property, and {mover} blows the dust off yours.',
    'At work the tools matter to {mover}: the slow laptop, the bad chair, the one good pen.',
    'Salary is the word {mover} brings to your desk, along with the question of who says it first.',
    "Useful hours and paid hours aren't always the same ones, and {mover} compares them on your timesheet.",
  ],
  money: [
    'This is home ground for {mover}: what comes in, what goes out, and what stays overnight.',
    "{Mover} is good for one plain look at the balance, the bills and the sum that's left.",
    'What you own needs upkeep, so {mover} points at the tires, the filter and the worn heel.',
    'Of all expenses {mover} picks out the little ones, like the parking fee and the app nobody opens.',
    'A budget is a list of what you care about, and {mover} reads yours from the top.',
    'On paper, where {mover} likes a debt, even a borrowed bus fare looks like something you can settle.',
  ],
  wellbeing: [
    'Enough is felt in the stomach first, and {mover} asks about it at the table and the register.',
    '{Mover} reaches you through the senses, by way of clean sheets, a heavy mug and warm bread.',
    'Money worries like to climb into bed with you, so {mover} wants their figures on paper by supper.',
    'Nobody sends a bill for the half hour the phone takes, which is why {mover} brings it up.',
    'A wiped table does as much for your mood as a pep talk while {mover} is among your things.',
    'A rested body is the best thing you own, and {mover} reads you the care label.',
  ],
} as const satisfies FocusPieces
