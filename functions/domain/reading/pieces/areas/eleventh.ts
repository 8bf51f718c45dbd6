import type { AreaPieces } from './AreaPieces.ts'

export const eleventh = {
  joined: [
    '{Mover} turns up among your friends like the guest who moves the chairs into a circle.',
    "There's room for a new name in the group with {mover}, from a class, a chat or somebody's kitchen.",
    'A hope gets said aloud under {mover}, usually to a friend, usually between the main course and dessert.',
    "You're the one who writes to everybody first with {mover}, names the day and finds the table.",
    'In a team, a choir or a chat of nine, {mover} puts you near the middle.',
    'Friendship turns serious with {mover}: who lends the car, who brings soup, who tells you the truth about a haircut.',
    'Plans that take several people begin with {mover}, a big sheet of paper and an argument about markers.',
  ],
  easy: [
    'Friends are glad to be asked under {mover}, so the message can be short.',
    '{Mover} finds you a seat in the group, and nobody has to be elbowed for it.',
    'Somebody in your circle knows somebody, and with {mover} you can ask for the name over a sandwich.',
    'A club or a team is curious about your odd idea while {mover} is here, and pours you a coffee.',
    'One of your hopes sounds quite sensible with {mover}, told to the right friend on the walk back.',
    '{Mover} takes the contest out of friendship, so somebody cooks, somebody sings and nobody counts.',
    'Acquaintances warm up under {mover}, from the face at the gym desk to the neighbor who only nods.',
  ],
  tense: [
    '{Mover} wants the group to agree, and the group wants pizza from three different places.',
    'Under {mover}, a friend can need you at the very hour that you need for yourself.',
    'Being one of the crowd chafes under {mover}, even in a crowd of six around a kitchen table.',
    '{Mover} sets an old hope beside a newer one, and the calendar has evenings for one of them.',
    'One voice in the circle talks over another, and {mover} makes you see who lets that pass.',
    'Between friends, {mover} brings out the unspoken bill: who hosts, who drives, who answers first.',
    'The team likes its plan and you like yours with {mover} here, and the meeting room is free for one hour.',
  ],
} as const satisfies AreaPieces
