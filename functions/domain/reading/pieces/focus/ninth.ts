import type { FocusPieces } from './FocusPieces.ts'

export const ninth = {
  love: [
    '{Mover} draws you to people from elsewhere, and closeness begins with a name said right.',
    'Affection travels well under {mover}: a postcard, a parcel, a call across three time zones.',
    'In company, {mover} makes you curious what people believe.',
    'A walk with no route does more for closeness, with {mover} here, than two hours of talk.',
    'Laughing over a strange menu brings people close under {mover}.',
    "With {mover} here, you're fondest of people who teach you a card trick or a word.",
  ],
  career: [
    'Your job looks different from ten years away, where {mover} puts you.',
    '{Mover} favors the part of your work that has to be learned.',
    'Your work reaches further with {mover} here: a client abroad, a translated email.',
    "{Mover} shows the years behind the day's tasks at work.",
    'Under {mover} you notice how much of your job is teaching, from new hires to puzzled bosses.',
    'Permits and policies are where {mover} touches your working day.',
  ],
  money: [
    'Tuition, fares and fees are the bills that matter while {mover} is here.',
    'With {mover} you read the bank page for the long run.',
    'Some of your rules about money come from a grandparent, and {mover} shows which.',
    'A contract pays or costs by its wording, so {mover} makes its numbers worth rereading.',
    '{Mover} shows the full price of a trip, sandwich included.',
    'A skill is something you own too, and {mover} brings up one that people would pay for.',
  ],
  wellbeing: [
    'Distance is what rests you under {mover}: a hill, the top deck of a bus.',
    'With {mover}, a window seat does more than a nap.',
    'An hour with a good book is proper rest with {mover}, laundry or not.',
    'A prayer, a poem or a look at the clouds quiets you under {mover} better than advice.',
    'Your body likes to be going somewhere under {mover}.',
    "Other people's opinions tire you sooner with {mover} here, so the newspaper can stay folded.",
  ],
} as const satisfies FocusPieces
