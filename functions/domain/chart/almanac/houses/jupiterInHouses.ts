import type { TwelveTexts } from './TwelveTexts.ts'

export const jupiterInHouses = [
  'You carry a large, hopeful air with you. People expect a good story, and mostly you have one.',
  'You have faith that there will be enough, and you share easily. A simple account book makes that faith last longer.',
  'You learn readily and talk with breadth. Lucky meetings may happen on your own street.',
  "Your home is wide open, and so perhaps was a grandparent's. You can return to that generosity when the world gets narrow.",
  'You love with gusto and create in quantity. Joy is your teacher, and pleasure shared grows.',
  'You find meaning in useful work and bring good cheer to it. Measure suits the appetite, in tasks as at table.',
  'You meet generous partners, or partners who widen your view. Promise a little less and give a little more.',
  'Trust tends to be repaid to you over time. You find something of value in what others avoid, and you share it.',
  'This is open country for you. Teaching, travel, publishing or faith let you breathe to the full.',
  'You may rise through generosity and good judgment. Reputation follows you more easily when you stay curious.',
  'Friends are your fortune. You think in large hopes, and you know somebody for nearly everything.',
  'Something seems to hold you when the day grows dark, and you may call it faith. Retreat refills you.',
] as const satisfies TwelveTexts
