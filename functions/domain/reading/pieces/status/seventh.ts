import type { StatusPieces } from './StatusPieces.ts'

export const seventh = {
  single: [
    'One-to-one company matters with {mover} here, so the friend across the table is as important as any admirer.',
    "{Mover} helps you say what you won't put up with, a handy list before any first coffee.",
    'A fair deal with a roommate or a sister is good practice under {mover}, and makes a quieter kitchen.',
    "Someone you'd like to know has a week as full as yours, so {mover} favors a short question.",
    'With {mover} among the people you deal with face to face, your own terms deserve a clear sentence.',
    'A good listener matters more than anyone with clever lines while {mover} is here.',
  ],
  dating: [
    "{Mover} shows what you and the person you're seeing have agreed, and what you've each only guessed.",
    'Plans for two need two yeses under {mover}, even for a film and a pizza.',
    "The person you're seeing has a side of the story too, and {mover} makes it worth hearing first.",
    'How often you call, who travels, who pays for the train: {mover} brings such things into one short talk.',
    "One question to the person you're seeing goes far with {mover} here and the phone face down.",
    "Labels can wait with {mover}, but a day and an hour named to the person you're seeing are a promise.",
  ],
  married: [
    '{Mover} shows where you and your partner see one week differently, best with the calendar between you.',
    'What your partner says in passing over the dishes matters with {mover} here, so the water can stop running.',
    'Half of your agreements with your partner are unwritten, and {mover} brings up one of them.',
    'You and your partner share one fridge and many small decisions, and {mover} makes one of them worth discussing.',
    'Under {mover}, a thank-you to your partner for a dull job does more good than flowers for nothing.',
    'Some decisions belong to both of you, even the lamp, and {mover} gives your partner a say.',
  ],
  complicated: [
    "{Mover} asks for one clear thing with the one it's unsettled with, and the rest can wait.",
    'An answer about the next meeting is enough under {mover}, and the whole story can come another day.',
    "What the one it's unsettled with really said and what you heard are two lists, as {mover} shows.",
    'A smaller agreement is still an agreement, so {mover} favors the keys, the dog or the day.',
    "The one it's unsettled with has reasons too, and {mover} makes them worth hearing before a verdict.",
    "With {mover} here, both sides deserve ten minutes, yours and that of the one it's unsettled with.",
  ],
  unsaid: [
    "{Mover} turns your day toward the person across from you, whether that's someone close, a client or a neighbor.",
    'Someone close sees the matter differently, and {mover} makes it worth listening to the end.',
    'An agreement over who cooks and who drives is romance enough while {mover} is here.',
    'What you and someone close expect of each other fits on a napkin, and {mover} favors writing it down.',
    "Meeting halfway starts with the other person's day, so {mover} asks where someone close is coming from.",
    'A fair offer to someone close is short and kind under {mover}, and has a day in it.',
  ],
} as const satisfies StatusPieces
