import type { AnswerPieces } from './AnswerPieces.ts'

export const saturn = {
  joined: [
    '{Target} would rather be useful than liked, so you stay behind to stack the chairs.',
    'You check the stove on the way out, then the lock, because {target} expects to be blamed.',
    "You give a borrowed pen back, and {target} quietly minds people who don't.",
    "There's a strict voice in you that counts what is still to do, and that's {target}.",
    'You arrive ten minutes early and wait outside, because {target} hates to be rushed.',
    '{Target} reads the instructions first, even for a folding chair.',
  ],
  easy: [
    '{Target} has you do the dull half first, so that you can enjoy the rest sitting down.',
    'Others leave you their keys, since {target} makes you someone who really waters the plants.',
    'Forms and long lines leave you calm, because {target} comes prepared.',
    'Your patience is practical, thanks to {target}: you measure twice and own a spare fuse.',
    '{Target} lets you save for a thing and enjoy the waiting.',
    'You say no politely and mean it, because {target} knows what fits in a week.',
  ],
  tense: [
    'You hear a compliment and look for the mistake in it, because {target} is hard to please.',
    'You refuse yourself things faster than anyone else would, and {target} calls that being realistic.',
    'Sitting still feels like being late with {target}, so you look at the clock through every film.',
    '{Target} makes you carry both bags rather than ask for a hand.',
    'A day off makes {target} nervous, so you clean the oven.',
    'You rehearse a phone call three times, because {target} fears the wrong word.',
  ],
} as const satisfies AnswerPieces
