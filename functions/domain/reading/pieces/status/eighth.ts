import type { StatusPieces } from './StatusPieces.ts'

export const eighth = {
  single: [
    '{Mover} makes trust the subject, and yours goes first to the friend who has your spare key.',
    "One true story about yourself is enough for someone you'd like to know while {mover} is here.",
    'Your own debts, passwords and old letters are yours to sort under {mover}, and nobody has to be consulted.',
    'How close people come is up to you, and {mover} shows who has a key to your place.',
    'A secret told to a good friend weighs half as much, and {mover} makes the telling worthwhile.',
    "Being careful with someone you'd like to know isn't coldness with {mover} here, only good sense.",
  ],
  dating: [
    "{Mover} asks how much you'd tell the person you're seeing about money, the scar or the family quarrel.",
    'A spare toothbrush in the bathroom means something, and {mover} favors saying what.',
    "Small loans returned are how trust grows with the person you're seeing, as {mover} shows.",
    "Honest answers come easier with the lamp off and the person you're seeing beside you, above all under {mover}.",
    "Some things stay private even from the person you're seeing, and {mover} makes that no insult.",
    'Split bills and shared secrets both need a rule or two, and {mover} makes one worth naming.',
  ],
  married: [
    '{Mover} brings up what is joint with your partner: the account, the password, the promise about Sundays.',
    "What you and your partner owe each other isn't only money, as {mover} shows over the bills.",
    "If there's a subject you and your partner both avoid, {mover} makes it easier to see and harder to skip.",
    'A shut door and two phones in the hall are enough for closeness with your partner under {mover}.',
    'A question about the credit card is partly one about trust, and {mover} brings both to you and your partner.',
    'Shared papers live in one folder, and with {mover} here it helps when your partner knows where.',
  ],
  complicated: [
    "{Mover} asks what is still shared with the one it's unsettled with: a key, a bill, a photo album.",
    'Small amounts of trust are enough, and {mover} lets you decide how much each time.',
    "Caring about the one it's unsettled with and changing a password go together well enough under {mover}.",
    'Who owes what to whom gets clearer on paper than in hints while {mover} is here.',
    'Wanting somebody and trusting them are two different things, and {mover} makes the difference plain.',
    "A limit said kindly is no insult to the one it's unsettled with, and {mover} helps with the words.",
  ],
  unsaid: [
    '{Mover} brings up what you share with someone close: the streaming password, the secret, the ten you lent.',
    'How much of yourself you show someone close is the question under {mover}, and the answer is yours.',
    'Tears and bank balances are shown to very few, and {mover} asks whether someone close is among them.',
    'A promise kept about a small secret is worth more than a speech about loyalty while {mover} is here.',
    "What's lent, borrowed and never mentioned between you and someone close comes up with {mover}.",
    'With {mover} this deep in private matters, an honest word to someone close is better said than typed.',
  ],
} as const satisfies StatusPieces
