import type { AnswerPieces } from './AnswerPieces.ts'

export const venus = {
  joined: [
    '{Target} knows within a minute whether you like a person, a curtain or a soup.',
    "You touch the cloth before you look at the price, and that's {target}.",
    'The people you dress up for say a good deal about {target}.',
    'A person you like gets the saved seat and the bigger half, and {target} is why.',
    "You move a vase three times before it's right, because {target} sees the difference.",
    '{Target} decides how long you stay at a party.',
  ],
  easy: [
    'You remember how people take their coffee, and {target} makes them glad of your company.',
    'A quarrel can end over a plate of food with you, because {target} knows what people like.',
    'Your presents get used, since {target} makes you listen when people mention a broken umbrella.',
    "Good company is easy for {target}: you laugh early, and at the shy person's joke.",
    '{Target} finds something to like in a dull guest, and says so.',
    'You make a plain room pleasant with a lamp and a cloth, thanks to {target}.',
  ],
  tense: [
    'You say yes at the door and regret it on the stairs, because {target} wants to be liked.',
    "You wait to be asked and try not to look as if you're waiting, which is {target} being proud.",
    'An unkind word can spoil a whole meal for {target}, though you go on smiling.',
    '{Target} would like to be liked by everyone, and that is more work than you admit.',
    'You buy the sensible one, and {target} thinks of the pretty one on the bus.',
    "{Target} compares your table, your coat and your weekend with the neighbor's.",
  ],
} as const satisfies AnswerPieces
