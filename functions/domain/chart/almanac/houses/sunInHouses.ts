import type { TwelveTexts } from './TwelveTexts.ts'

export const sunInHouses = [
  'People meet this side of you first. Your presence fills in the rest, and your path becomes clearer each time you set the tone yourself.',
  'Your Sun shines in what you build, earn and keep. Knowing your own worth is slow work and good work.',
  'Your light falls on talk, study and short journeys. Brothers, sisters and neighbors may have shaped you.',
  'The center of your life is private: home, roots, the room where you can close the door. From there you gather strength.',
  'You come alive in play, in love and in making things. Give that a stage of any size, even a kitchen table.',
  'Good work and daily rhythm carry you. Being of real use makes you feel like yourself.',
  'You discover yourself face to face, with a partner, a rival or a close friend. The mirror is useful; the choice stays yours.',
  'You grow through what you share in trust, and through change. You are more private than people guess.',
  'Distance calls you: study, travel, belief. You feel most alive when the map is incomplete.',
  'You look for a task in the world and a name that you can stand behind. What you do in public tells you much about yourself.',
  'You come into your own among friends and in plans for later. Your hopes gain force when they are shared.',
  'You do your best work out of sight. Solitude, imagination and quiet service bring you back to your center.',
] as const satisfies TwelveTexts
