import type { FocusPieces } from './FocusPieces.ts'

export const eleventh = {
  love: [
    '{Mover} makes affection a matter of groups: a full table, a chair pulled nearer.',
    'Closeness is easiest with old friends while {mover} is here.',
    "With {mover} you spot the one person in a crowd you'd sooner sit with on the stairs.",
    'The test of company under {mover} is how you feel on the bus home.',
    'Under {mover}, friends grow closer over the dirty dishes.',
    '{Mover} makes you curious about somebody you only ever see in a group of eight.',
  ],
  career: [
    '{Mover} helps the job along through people: a team lunch, an old colleague.',
    'At work {mover} favors the team over the title.',
    'Hopes for your work are worth telling a friend under {mover}, one who asks about dates.',
    'With {mover}, more of your work is settled at the coffee machine than anyone admits.',
    'A colleague you like and a colleague you need are two people, and {mover} brings both.',
    'Wishes for your job are easier told to friends under {mover}.',
  ],
  money: [
    'Money and friends mix with {mover}, on one bill.',
    '{Mover} shows what a social life costs: rounds, tickets, presents, the long drive.',
    'A hope has a price, and {mover} makes you see it.',
    'Under {mover}, knowing people saves money: the friend with the ladder, the cousin with the van.',
    'Small shared costs add up while {mover} is in {sign}: club dues, the birthday collection.',
    'Spending the way your friends spend is tempting under {mover}, whatever your bank page says.',
  ],
  wellbeing: [
    'Good company rests you better than a nap with {mover}, up to four people.',
    'Your calendar fills while {mover} is here, and your body asks for one evening in thick socks.',
    'Laughing with someone who knows you loosens the neck under {mover}.',
    'With {mover} you catch moods as fast as yawns.',
    'Time to yourself has to be asked for with {mover} in {sign}.',
    '{Mover} favors your body in company: a swim, a walk or a clumsy ball game.',
  ],
} as const satisfies FocusPieces
