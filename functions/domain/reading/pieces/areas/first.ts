import type { AreaPieces } from './AreaPieces.ts'

export const first = {
  joined: [
    "With {mover} this close to your own skin, people answer the face you bring before they've heard the sentence.",
    '{Mover} goes where you go at the moment, from the bathroom mirror to the back seat of the bus.',
    'Your walk, your hands and your first hello all have some of {mover} in them, and strangers notice before you do.',
    'What {mover} wants begins with the body: a straighter back, a better breakfast, a coat that fits.',
    'Here {mover} speaks in the first person, and sentences that start with I come out stronger than planned.',
    'Whoever opens the door to you meets {mover} too, in your handshake, your shoes and your first question.',
    'A fresh start on yourself suits {mover}, and the place to make one is plain: legs, lungs, bedtime.',
  ],
  easy: [
    '{Mover} makes you easy to read, and a clerk, a child or a new colleague knows where they are with you.',
    "In your own skin {mover} finds room: the waistband sits right, and small talk at the counter doesn't hurt.",
    'Being looked at costs less with {mover} on your side, whether across a desk or on a video call.',
    'You ask for the window seat or the later start without a speech, and {mover} supplies the tone.',
    'Your body and {mover} are on good terms, down to the stairs, the desk chair and the new shirt.',
    'Thanks to {mover}, the person in your mirror and the person at the meeting look like close relatives.',
    'How you come across is in good hands with {mover}, so the joke is well timed and the coat can stay plain.',
  ],
  tense: [
    '{Mover} tugs at the picture you present, and the shirt you trusted at home feels wrong on the train.',
    'You plan one entrance and make another under {mover}, with a coat button in the wrong hole.',
    'Your body has an objection and {mover} reads it out: stiff neck, short answer, second cup of coffee.',
    'People take your manner for your opinion, and {mover} sets that manner a notch too loud or too quiet.',
    'Pleasing the room and pleasing yourself are two errands for {mover}, and your shoes fit only one of them.',
    'When {mover} is this prickly, a plain question about your haircut or your plans sounds like a criticism.',
    "You'd like to be noticed and left alone, so {mover} takes you to the party and straight to its kitchen.",
  ],
} as const satisfies AreaPieces
