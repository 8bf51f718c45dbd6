import type { AreaPieces } from './AreaPieces.ts'

export const first = {
  joined: [
    "With {mover} this close, people react to your manner before they've heard what you say.",
    '{Mover} shows in your face, and even the clerk notices.',
    'Your body feels {mover} first, in your walk and your appetite.',
    'A wish of your own is louder with {mover} in {sign}, and your sentences start with I.',
    '{Mover} brings you a fresh start, be it a haircut or a firmer hello.',
    'How you come across matters more while {mover} is here, on the phone and in photos.',
    'What you want is easy to read on you under {mover}, which saves everybody time.',
  ],
  easy: [
    '{Mover} makes you easy to read, so a clerk or a child knows where they are with you.',
    'You feel at home in your body with {mover} here.',
    'Being looked at costs less with {mover} here, even on a video call.',
    'You ask for the window seat without a speech, and {mover} helps with the tone.',
    'First meetings go well with {mover} in {sign}, since you look the way you feel.',
    'How you come across is no trouble while {mover} helps, so the coat can stay plain.',
    '{Mover} favors small changes to yourself, such as an earlier night.',
  ],
  tense: [
    '{Mover} makes you doubt how you look, and the shirt feels wrong on the train.',
    'The impression you plan and the one you make differ under {mover}.',
    'Your body objects with {mover} here, by way of a stiff neck or a third cup of coffee.',
    'People take your manner for your opinion while {mover} is here, so tired looks like no.',
    'Pleasing the room and pleasing yourself are two outfits under {mover}.',
    'A plain question about your haircut sounds like criticism when {mover} makes you touchy.',
    "You'd like to be noticed and left alone under {mover}.",
  ],
} as const satisfies AreaPieces
