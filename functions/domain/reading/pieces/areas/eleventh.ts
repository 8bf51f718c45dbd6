import type { AreaPieces } from './AreaPieces.ts'

export const eleventh = {
  joined: [
    "{Mover} turns you toward friends and groups, and you'd rather be in the circle than at the edge of it.",
    "There's room for a new name in the group with {mover}, from a class, a chat or somebody's kitchen.",
    'A hope is easier to say aloud under {mover}, usually to a friend, usually between the main course and dessert.',
    "You're the one who writes to everybody first while {mover} is here, names the day and finds the table.",
    'In a team, a choir or a chat of nine, {mover} puts you near the middle.',
    'Friendship turns serious with {mover}: who lends the car, who brings soup, who tells you the truth about a haircut.',
    'A plan that takes several people begins well while {mover} is in {sign}, with paper and a short list.',
  ],
  easy: [
    'Friends are glad to be asked under {mover}, so the message can be short.',
    "{Mover} makes room for you in a group, and you don't have to talk loudly to be heard.",
    'Somebody you know knows somebody, and with {mover} you can ask for the name over a sandwich.',
    'A club or a team is open to an odd idea while {mover} is here, if it comes in two sentences.',
    'One of your hopes sounds quite sensible with {mover}, told to the right friend on the walk home.',
    '{Mover} takes the contest out of friendship, so somebody cooks, somebody sings and nobody counts.',
    'Acquaintances warm up under {mover}, from the face at the gym desk to the neighbor who only nods.',
  ],
  tense: [
    '{Mover} makes a group slow to agree, and everybody wants pizza from a different place.',
    'A friend can need you under {mover} at the very hour that you need for yourself.',
    'Being one of the crowd tires you with {mover} here, even in a crowd of six around a kitchen table.',
    'An old hope and a newer one want the same evenings, and {mover} makes you choose.',
    '{Mover} shows who talks over whom in a circle of friends, and who lets that pass.',
    'Unspoken accounts between friends come up under {mover}: who hosts, who drives, who answers first.',
    'The team likes its plan and you like yours while {mover} is here, and each is half right.',
  ],
} as const satisfies AreaPieces
