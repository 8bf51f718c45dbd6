import type { FocusPieces } from './FocusPieces.ts'

export const first = {
  love: [
    'For affection {mover} starts with you, since a person at ease in their own sweater is easier to hug.',
    'People who care for you look at your face first, and {mover} writes a good deal on it.',
    'Closeness begins with how you say hello, and {mover} is in the hello.',
    "Anyone who'd like you has to see you first, so {mover} wants you out from behind the phone.",
    'Kindness to your own body is a form of love too, and {mover} asks for some of it.',
    '{Mover} shows in your manner, so a friend who knows you well hears your answer before you speak.',
  ],
  career: [
    'At work {mover} is in your manner, which colleagues read faster than your report.',
    '{Mover} puts your own name on the job, so an idea is judged along with the way you pitch it.',
    'A boss, a client or an interviewer sees {mover} in your posture before you open the laptop.',
    "For your job, {mover} asks what you'd like to be known for, apart from answering quickly.",
    'The work that suits you has your handwriting on it, and {mover} notices which tasks do.',
    "Your calendar is full of what others want of you, and {mover} asks which meeting you'd call yourself.",
  ],
  money: [
    '{Mover} asks what you charge for yourself, from the hourly rate to the free favor for a cousin.',
    'Looks cost money too, and {mover} draws the eye to the gym fee, the haircut and the shoes.',
    'How you say a price matters as much as the price, and {mover} sets your tone.',
    'With {mover} on the subject of you, a purchase is partly a costume, and the receipt says for which part.',
    'Your worth and your bank balance are two different figures, and {mover} likes to mix them up.',
    'What you owe yourself comes up with {mover}: paid hours, a decent chair, a fair share of the bill.',
  ],
  wellbeing: [
    'The body gets its say with {mover}: the feet, the appetite, the hour at which the lamp goes off.',
    '{Mover} works through the body, so a bath, a stretch or a plain sandwich settles more than a talk.',
    'Your mood has a posture, and {mover} puts it between the shoulder blades.',
    'An hour with nobody looking at you agrees with {mover}, in old socks, with the door shut.',
    'Tiredness is hard to hide while {mover} is about, so the yawn at the table can be believed.',
    'When you eat, how fast you walk and how late you read are all matters for {mover} now.',
  ],
} as const satisfies FocusPieces
