import type { AreaPieces } from './AreaPieces.ts'

export const first = {
  joined: [
    "With {mover} this close to you, people react to your manner before they've heard what you have to say.",
    '{Mover} shows in your face and your walk, so even the person at the counter can tell your mood.',
    'Your body is where you feel {mover} first: in how you sit, how hungry you are, how fast you walk.',
    'A wish of your own is louder than usual with {mover} in {sign}, and sentences that start with I come out strong.',
    '{Mover} brings a fresh start for how you present yourself, be it a haircut, a posture or a firmer hello.',
    'How you come across matters more while {mover} is here, at the door, on the phone and in photos.',
    'What you want is easy to read on you under {mover}, so saying so saves everybody time.',
  ],
  easy: [
    '{Mover} makes you easy to read, so a clerk, a child or a new colleague knows where they are with you.',
    'You feel at home in your body with {mover} here, in the shirt, on the stairs and at the desk.',
    'Being looked at costs less with {mover} on your side, whether across a desk or on a video call.',
    'You ask for the window seat or the later start without a speech, and {mover} helps with the tone.',
    'First meetings go well with {mover} in {sign}, since you look the way you feel.',
    'How you come across is no trouble while {mover} helps, so the joke is well timed and the coat can stay plain.',
    '{Mover} favors small changes to yourself: an earlier night, a different parting, a walk before breakfast.',
  ],
  tense: [
    '{Mover} makes you doubt how you look, and the shirt you liked at home feels wrong on the train.',
    'The impression you plan to make and the one you do make differ under {mover}, mostly in the first minute.',
    'Your body objects with {mover} here, by way of a stiff neck, a short answer or a third cup of coffee.',
    'People take your manner for your opinion while {mover} is here, so a tired face can look like a no.',
    'Pleasing the room and pleasing yourself are two different outfits under {mover}.',
    'A plain question about your haircut or your plans sounds like criticism when {mover} makes you touchy.',
    "You'd like to be noticed and left alone, and {mover} makes you choose, at a party or at your desk.",
  ],
} as const satisfies AreaPieces
