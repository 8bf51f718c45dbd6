import type { StatusPieces } from './StatusPieces.ts'

export const seventh = {
  single: [
    '{Mover} is busy with your one-to-ones, so the friend across the table matters as much as any admirer.',
    "{Mover} helps you say what you won't put up with, a handy list before any first coffee.",
    'A fair deal with a roommate or a sister is good practice under {mover}, and a quieter kitchen besides.',
    "Someone you'd like to know has a week as full as yours, so {mover} favors a short question.",
    'With {mover} among the people you deal with face to face, your own terms deserve a clear sentence.',
    "A good listener with a clean cup to offer has {mover}'s vote over anyone with clever lines.",
  ],
  dating: [
    "{Mover} looks at what you and the person you're seeing have agreed, and what you've each only guessed.",
    'Plans for two need two yeses under {mover}, even for a film and a pizza.',
    "The person you're seeing has a side of the story, and {mover} gives it the better chair.",
    'How often you call, who travels, who pays for the train: {mover} turns such things into one short talk.',
    "With the phone face down and {mover} at the table, one question to the person you're seeing goes far.",
    "Labels can wait with {mover}, but a day and an hour named to the person you're seeing are a promise.",
  ],
  married: [
    '{Mover} puts you and your partner on opposite chairs at one table, with the calendar between you.',
    "What your partner says in passing over the dishes is {mover}'s main news, so the water can stop running.",
    'Half of your agreements with your partner are unwritten, and {mover} is curious about one of them.',
    'You and your partner are a small company with one fridge, and {mover} has called a meeting.',
    'Under {mover}, a thank-you to your partner for a dull job does more good than flowers for nothing.',
    'Some decisions belong to both of you, even the lamp, and {mover} hands your partner the pen.',
  ],
  complicated: [
    "{Mover} wants one thing clear with the one it's unsettled with, and the rest can stay in the drawer.",
    'An answer about the next meeting is enough for {mover}, which leaves the whole story for another day.',
    "What the one it's unsettled with really said and what you heard are two lists, and {mover} reads both.",
    'A smaller agreement is still an agreement, so {mover} starts with the keys, the dog or the day.',
    "The one it's unsettled with has reasons too, and {mover} would hear them before a verdict on anything.",
    '{Mover} gives your side of things one chair and the other side a chair of exactly the same height.',
  ],
  unsaid: [
    "{Mover} turns your day toward the person across from you, whether that's someone close, a client or a neighbor.",
    'Someone close has a way of seeing the matter that {mover} wants you to hear to the end.',
    'An agreement over who cooks and who drives is the sort of romance that {mover} respects.',
    'What you and someone close expect of each other fits on a napkin, and {mover} has a pencil.',
    "Meeting halfway starts with the other person's address, so {mover} asks where someone close is coming from.",
    'With {mover} at the table, a fair offer to someone close is short, kind and has a day in it.',
  ],
} as const satisfies StatusPieces
