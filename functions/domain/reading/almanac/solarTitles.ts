import type { Variants } from './Variants.ts'

/** Titles of a day, by how many signs the Moon is away from the Sun sign. */
export const solarTitles: readonly Variants[] = [
  ['The day starts with you', 'A clear voice, your own', 'Your turn to set the tone'],
  ['What is worth keeping', 'Solid ground, small comforts', 'Counting what you have'],
  ['A word at the right moment', 'News from close by', 'The useful question'],
  ['The way home', 'Four walls and a warm lamp', 'What the old rooms remember'],
  ['Room to play', 'An hour for joy', 'Something made for its own sake'],
  ['The craft of an ordinary day', 'One thing mended', 'Small steps, steady hands'],
  ['The view from the other chair', 'Two sides of a table', 'A conversation worth having'],
  ['Below the surface', 'A little more trust', 'Honest, and gently so'],
  ['A wider window', 'Beyond the usual road', 'Following a question'],
  ['The next step up', 'Work you can stand behind', 'Seen at your best task'],
  ['Good company, far plans', 'A wish said aloud', 'Among friends'],
  ['A quiet room', 'Rest is part of the plan', 'What silence brings up'],
]
