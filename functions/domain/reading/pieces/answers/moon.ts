import type { AnswerPieces } from './AnswerPieces.ts'

export const moon = {
  joined: [
    '{Target} knows your mood before you do, and so does anyone who hears you shut a door.',
    'You feel what a room is like before anyone in it has spoken, thanks to {target}.',
    'The old sweater, the chipped mug, your own side of the bed: {target} needs such comforts.',
    'Whatever moves {target} shows on your face first, even while you say all is well.',
    '{Target} shows in your kitchen, where the soup is salted by mood.',
    'You remember how a place smells and who is kind there, because of {target}.',
  ],
  easy: [
    'Strangers tell you things at bus stops, since {target} makes you a good listener.',
    '{Target} looks after people in small ways: the extra sandwich, the text to ask if they got home.',
    'You can make a strange room yours with a lamp and a blanket, thanks to {target}.',
    "Who is cold, who hasn't eaten, who wants to leave: with {target} you see it and help.",
    '{Target} tells you when to talk and when to put the kettle on.',
    'You fall asleep easily near people you like, since {target} trusts them.',
  ],
  tense: [
    "{Target} makes you say you don't mind and then wash the plates rather loudly.",
    'Tired and hurt sound alike from you, so with {target} a question about dinner gets a sharp answer.',
    'You stay at a party an hour longer than {target} would like, and keep smiling.',
    "You know exactly who called back and who didn't, though {target} would rather not say so.",
    'You go quiet when you need something, and {target} hopes somebody notices.',
    'A changed plan at supper time is enough to upset {target}.',
  ],
} as const satisfies AnswerPieces
