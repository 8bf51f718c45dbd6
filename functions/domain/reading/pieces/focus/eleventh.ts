import type { FocusPieces } from './FocusPieces.ts'

export const eleventh = {
  love: [
    '{Mover} makes affection a matter of groups: a full table, a chair pulled nearer, a toast that goes on.',
    'The closeness that {mover} has to offer is with friends who know your worst jokes.',
    "With {mover} you spot the one person in a crowd you'd sooner sit with on the stairs.",
    'The test of good company under {mover} is how you feel on the bus ride home.',
    'Friends grow closer under {mover} over the dirty dishes, more than during the speeches.',
    '{Mover} makes you curious about somebody you only ever see in a group of eight.',
  ],
  career: [
    '{Mover} helps the job along through people: a team lunch, an old colleague, a name in a forwarded email.',
    'Credit at work reads better with several names on it, and {mover} puts the team above the title.',
    'Your hopes for your work get an audience with {mover}, and a friend asks the practical question.',
    'With {mover}, more of your work is settled at the coffee machine than the org chart would admit.',
    'A colleague you like and a colleague you need are two people, and {mover} seats you between them.',
    'What you want from this job in three years is what {mover} would have you tell a friend.',
  ],
  money: [
    'Money and friends sit at one table with {mover}, and the bill comes in a single folder.',
    '{Mover} looks at what a social life costs: rounds, tickets, presents, the long drive to a party.',
    '{Mover} puts a price tag on a hope, so you see the sum and the wish on one line.',
    'Under {mover}, knowing people saves money: the friend with the ladder, the cousin with the van.',
    '{Mover} draws your eye to small shared costs: club dues, the group film app, the birthday kitty.',
    'Spending the way your friends spend is tempting under {mover}, whatever your own bank page says.',
  ],
  wellbeing: [
    'Good company rests you better than a nap with {mover}, as long as there are four of you at most.',
    '{Mover} fills the calendar with people, and your body asks for one evening in thick socks.',
    'Laughing with someone who knows you loosens the neck under {mover} faster than stretching does.',
    'With {mover} here you catch a mood from the group as fast as a yawn.',
    'Time to yourself has to be asked for aloud under {mover}, since the chat never sleeps.',
    'A swim, a walk or a clumsy ball game with others is where {mover} does your body some good.',
  ],
} as const satisfies FocusPieces
