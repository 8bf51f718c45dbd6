import type { AnswerPieces } from './AnswerPieces.ts'

export const neptune = {
  joined: [
    '{Target} is the part of you that looks out of the train window and misses the stop.',
    'A song in a supermarket can stop you by the shelves, and {target} is the reason.',
    'You soften the facts a little so that nobody is hurt, and {target} half believes the softer ones.',
    'Part of you is elsewhere during long meetings, and the doodles on the agenda show {target}.',
    'Films make you cry and so do advertisements, because of {target}.',
  ],
  easy: [
    "{Target} helps you guess what people would like before they've said so.",
    'You can sit beside a sad friend without trying to fix anything, thanks to {target}.',
    'Dogs and shy people come to you first, because {target} makes you gentle company.',
    'Good ideas come to you in the bath or half asleep, and {target} is where they come from.',
    '{Target} lets you hum the right song at the right moment.',
  ],
  tense: [
    '{Target} makes you say yes without thinking and find the appointment later with surprise.',
    'Tired, you lose your glasses, the hour and the point of the story, which is {target}.',
    'A sad story gets past your common sense, because {target} would rather help than ask.',
    'Friends find you hard to reach, though {target} is sure that you answered.',
    "You tell people what they'd like to hear, and {target} forgets to mention the rest.",
  ],
} as const satisfies AnswerPieces
