import type { TwelveTexts } from './TwelveTexts.ts'

export const sunInHouses = [
  'People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
  'It shines most in what you build, earn and keep. Knowing your own worth is slow work and good work.',
  'You live it out in talk, study and short journeys. Brothers, sisters and neighbours may have shaped it.',
  'Its centre is private: home, roots, the room where you can close the door. From there you gather strength.',
  'It wants to play, to love and to make things. Give it a stage of any size, even a kitchen table.',
  'You find it in good work and daily rhythm. Being of real use makes you feel like yourself.',
  'You discover it face to face, with a partner, a rival or a close friend. The mirror is useful; the choice stays yours.',
  'It grows in what you share in trust, and in the changes you come through. You are more private than people guess.',
  'It reaches for distance: study, travel, belief. You feel most alive when the map is incomplete.',
  'It seeks a task in the world and a name that you can stand behind. What you do in public tells you much about yourself.',
  'You come into your own among friends and in plans for later. Your hopes gain force when they are shared.',
  'It does its best work out of sight. Solitude, imagination and quiet service bring you back to your centre.',
] as const satisfies TwelveTexts
