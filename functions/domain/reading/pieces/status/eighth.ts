import type { StatusPieces } from './StatusPieces.ts'

export const eighth = {
  single: [
    '{Mover} makes trust the subject, and yours goes first to the friend who has your spare key.',
    "One true page of your story is plenty for {mover} to show someone you'd like to know.",
    "Your own debts, passwords and old letters are {mover}'s business, and nobody has to be consulted.",
    'Closeness has doors with locks, and {mover} lets you decide which of them are open to whom.',
    'A secret told to a good friend weighs half as much, which {mover} regards as sound arithmetic.',
    "Being careful with someone you'd like to know isn't coldness, only {mover} reading the label first.",
  ],
  dating: [
    "{Mover} asks how much you'd tell the person you're seeing about money, the scar or the family quarrel.",
    'A spare toothbrush in the bathroom means something, and {mover} would rather the two of you knew what.',
    "Small loans returned are how trust grows with the person you're seeing, and {mover} does the sums.",
    "{Mover} prefers honest answers with the lamp off, when the person you're seeing can't read your face.",
    "Some drawers stay shut even for the person you're seeing, which {mover} calls good manners.",
    'Split bills and shared secrets both need a rule or two, so {mover} has you name one.',
  ],
  married: [
    '{Mover} opens the joint account and the other joint things: the password, the promise, the side of the bed.',
    "What you and your partner owe each other isn't only money, as {mover} makes clear over the bills.",
    "There's a subject you both walk around like a sleeping dog, and {mover} says your partner knows it too.",
    "A shut door and two phones in the hall are {mover}'s short recipe for closeness with your partner.",
    'Under the question of the credit card is one about trust, and {mover} puts it to you and your partner.',
    'A shared life has a folder of papers, and {mover} wants you and your partner to know where.',
  ],
  complicated: [
    "{Mover} asks what is still shared with the one it's unsettled with: a key, a bill, a photo album.",
    'Small coins are how trust is paid, so {mover} lets you look at each before you hand it over.',
    "{Mover} sees no quarrel between caring about the one it's unsettled with and changing a password.",
    'Who owes what to whom gets clearer on paper, so {mover} has little patience for hints.',
    'Wanting somebody and trusting them are two separate keys, and {mover} has them on one ring.',
    "A boundary said kindly is no insult to the one it's unsettled with, and {mover} can find the words.",
  ],
  unsaid: [
    '{Mover} goes to what you share with someone close: the streaming password, the secret, the ten you lent.',
    'How much of yourself you show is the question, and {mover} leaves you in charge of the curtain.',
    'Tears and bank balances are shown to very few, and {mover} is curious whether someone close is among them.',
    'A promise kept about a small secret is worth more to {mover} than a speech about loyalty.',
    "{Mover} pulls up a chair for what's lent, borrowed and never mentioned between you and someone close.",
    'With {mover} this deep in private matters, an honest word to someone close is better said than typed.',
  ],
} as const satisfies StatusPieces
