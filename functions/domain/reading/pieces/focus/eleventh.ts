import type { FocusPieces } from './FocusPieces.ts'

export const eleventh = {
  love: [
    '{Mover} makes affection a matter of groups: a full table, a chair pulled nearer, a toast that goes on.',
    'Closeness is easiest with friends who know your worst jokes while {mover} is here.',
    "With {mover} you spot the one person in a crowd you'd sooner sit with on the stairs.",
    'The test of good company under {mover} is how you feel on the bus ride home.',
    'Friends grow closer over the dirty dishes than during the speeches with {mover} in {sign}.',
    '{Mover} makes you curious about somebody you only ever see in a group of eight.',
  ],
  career: [
    '{Mover} helps the job along through people: a team lunch, an old colleague, a name in a forwarded email.',
    'Credit at work reads better with several names on it, and {mover} favors the team over the title.',
    'Hopes for your work are worth telling a friend under {mover}, one who asks about dates and money.',
    'With {mover}, more of your work is settled at the coffee machine than the org chart would admit.',
    'A colleague you like and a colleague you need are two people, and {mover} brings you to both.',
    'With {mover} here, your three-year wish for this job is easier to tell a friend than a boss.',
  ],
  money: [
    'Money and friends mix with {mover} here, and one bill comes for the whole table.',
    '{Mover} shows what a social life costs: rounds, tickets, presents, the long drive to a party.',
    'A hope has a price, and {mover} makes you see the sum and the wish on one line.',
    'Under {mover}, knowing people saves money: the friend with the ladder, the cousin with the van.',
    'Small shared costs add up while {mover} is in {sign}: club dues, the group film app, the birthday collection.',
    'Spending the way your friends spend is tempting under {mover}, whatever your own bank page says.',
  ],
  wellbeing: [
    'Good company rests you better than a nap with {mover}, as long as there are four of you at most.',
    'Your calendar fills with people while {mover} is here, and your body asks for one evening in thick socks.',
    'Laughing with someone who knows you loosens the neck under {mover} faster than stretching does.',
    'With {mover} here you catch a mood from the group as fast as a yawn.',
    'Time to yourself has to be asked for with {mover} in {sign}, since the group chat never stops.',
    '{Mover} favors your body in company: a swim, a walk or a clumsy ball game with others.',
  ],
} as const satisfies FocusPieces
