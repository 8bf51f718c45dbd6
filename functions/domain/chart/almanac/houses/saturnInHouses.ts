import type { TwelveTexts } from './TwelveTexts.ts'

export const saturnInHouses = [
  'You may seem older than your years at first and younger later on. A serious beginning gives you a firm outline.',
  'You earn carefully and learn what is enough. Security built slowly lets you sleep.',
  'You choose words with care, and learning may have been hard work. What you know, you know thoroughly.',
  'Home asked something of you early. You can lay a foundation now that was not there before.',
  'Play takes courage for you. Joy that is practiced, like an instrument, becomes your own.',
  'You are reliable to the last detail. Health and work thrive on a sane routine that has pauses written into it.',
  'You take commitment seriously and may come to it late or slowly. Time is the friend of your bonds.',
  'You handle trust, debt and deep feeling with caution. What you finally share is well founded.',
  'You test beliefs before you live in them. A long study or one real teacher can shape you.',
  'You climb step by step and are measured by results. Let yourself enjoy the view at each landing.',
  'You have few friends and keep them for decades. You bring structure to hopes that were only talk.',
  'You carry some burdens silently. Solitude turns from weight into strength when you choose it.',
] as const satisfies TwelveTexts
