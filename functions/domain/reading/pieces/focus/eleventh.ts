import type { FocusPieces } from './FocusPieces.ts'

export const eleventh = {
  love: [
    '{Mover} makes affection a matter of groups: a full table, a chair pulled nearer, a toast that goes on.',
    'The closeness that {mover} has to offer is with friends who know your worst jokes.',
    "In a crowd there's one person you'd sooner talk to, and {mover} gives you the opening line.",
    'You judge company by how you feel on the bus ride home, and {mover} sharpens that test.',
    'Friends grow closer under {mover} over the washing-up, more than during the speeches.',
    'Somebody you only ever see in a group is worth ten minutes alone, and {mover} gives you a nudge.',
  ],
  career: [
    '{Mover} helps the job along through people: a team lunch, an old colleague, a name in a forwarded email.',
    'Credit at work reads better with several names on it, and {mover} puts the team above the title.',
    'Your hopes for your work get an audience with {mover}, and a friend asks the practical question.',
    'The group at the coffee machine decides more than the org chart says, and {mover} pours you a cup.',
    'A colleague you like and a colleague you need are two people, and {mover} seats you between them.',
    'What you want from this job in three years is what {mover} would have you tell a friend.',
  ],
  money: [
    'Money and friends sit at one table with {mover}, and the bill comes in a single folder.',
    '{Mover} looks at what a social life costs: rounds, tickets, presents, the long drive to a party.',
    'A hope has a price tag too, and {mover} would like both of them on the same line.',
    'Some savings come from knowing people, and {mover} thinks of the friend with the ladder.',
    'Club dues and shared subscriptions leave your account drop by drop, and {mover} hears the tap.',
    'Spending the way your friends spend is tempting under {mover}, whatever your own bank page says.',
  ],
  wellbeing: [
    'Good company rests you better than a nap with {mover}, as long as there are four of you at most.',
    '{Mover} fills the calendar with people, and your body asks for one evening in thick socks.',
    'Laughing with someone who knows you loosens the neck, which {mover} would file under rest.',
    'Moods are shared out in a group like bread, and {mover} has you ask whose slice you got.',
    'Time to yourself has to be asked for aloud under {mover}, since the chat never sleeps.',
    'A swim, a walk or a clumsy ball game with others suits your body and {mover} alike.',
  ],
} as const satisfies FocusPieces
