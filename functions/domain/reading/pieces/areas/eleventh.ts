import type { AreaPieces } from './AreaPieces.ts'

export const eleventh = {
  joined: [
    "{Mover} turns you toward friends, and you'd rather be in the circle than at its edge.",
    "There's room for a new name in the group with {mover}.",
    'A hope is easier to tell a friend under {mover}, usually between the main course and dessert.',
    "You write to everybody first under {mover}, and it's you who finds a table for eight.",
    'In a team or a choir, {mover} puts you near the middle.',
    'Friendship turns serious with {mover}: who lends the car, who brings soup.',
    'A plan that takes several people begins well while {mover} is in {sign}, on paper.',
  ],
  easy: [
    'Friends are glad to be asked under {mover}, so the message can be short.',
    '{Mover} makes room for you in a group, quietly.',
    'Somebody you know knows somebody, and {mover} makes it easy to ask for the name over a sandwich.',
    'A club or a team is open to an odd idea while {mover} is here.',
    'One of your hopes sounds sensible with {mover}, told to a friend on the walk home.',
    '{Mover} takes the contest out of friendship, so somebody cooks, somebody sings and nobody counts.',
    'Acquaintances warm up under {mover}, even at the gym desk.',
  ],
  tense: [
    '{Mover} makes a group slow to agree, even about pizza.',
    'A friend can need you under {mover} at the very hour you need for yourself.',
    'Being one of the crowd tires you with {mover} here, even around a kitchen table.',
    'An old hope and a newer one want the same evenings, and {mover} makes you choose.',
    '{Mover} shows who talks over whom in your circle of friends.',
    'Unspoken accounts between friends come up under {mover}: who hosts, who drives, who answers.',
    'The team likes its plan and you like yours while {mover} is here.',
  ],
} as const satisfies AreaPieces
