import type { AnswerPieces } from './AnswerPieces.ts'

export const neptune = {
  joined: [
    '{Target} stares out of the train window and rides one stop too far.',
    'A song in a supermarket can stop you by the shelves, and {target} is the reason.',
    'You soften the facts a little so that nobody is hurt, until {target} half believes the soft ones.',
    "Part of you is somewhere else during meetings, and the doodles on the agenda are {target}'s.",
  ],
  easy: [
    '{Target} guesses the present before the paper is off and has a surprised face ready.',
    'You can sit beside a sad friend without fixing anything, and {target} finds that no trouble at all.',
    "Other people's dogs come to you first, having met {target} through the fence.",
    'In the bath or half asleep, {target} has the idea that an hour at the desk did not.',
  ],
  tense: [
    "{Target} says yes in a haze and meets the appointment later like a stranger's handwriting.",
    'Glasses, hours and the point of the story go missing when {target} is overtired.',
    'A sad tale walks straight past your common sense, because {target} already has its wallet out.',
    'Friends call you hard to reach, though {target} is quite sure that it sent an answer.',
  ],
} as const satisfies AnswerPieces
