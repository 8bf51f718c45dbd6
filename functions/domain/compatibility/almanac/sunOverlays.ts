import type { Variants } from './Variants.ts'

/** What it means when a partner's Sun lies in one of the reader's houses, by the number of the house. */
export const sunOverlays: Record<number, Variants> = {
  1: [
    'so they see you the way you would like to be seen',
    'so you feel more like yourself when they are around',
    'so you notice them at once, and they notice you',
    'so how you look and act matters more when they are near',
  ],
  2: [
    'so they have a say in how you earn and spend',
    'so you like to share good things with them, and to know whose is whose',
    'so they help you to see what you are worth',
    'so money and meals are subjects you cannot avoid',
  ],
  3: [
    'so most of it happens in talk: messages, errands, the drive',
    'so they make your everyday life more interesting',
    'so you want to tell them things first',
    'so they feel a little like the neighbor you always wanted',
  ],
  4: [
    'so they are at home with you sooner than most',
    'so you show them the private side, in slippers',
    'so family, on both sides, comes into it',
    'so where you live matters a great deal to the two of you',
  ],
  5: [
    'so they bring out your playful side',
    'so flirting with them is easy and fun is serious business',
    'so you like to show off a little for them',
    'so vacations, children or stages may be where you shine together',
  ],
  6: [
    'so love shows in daily life: who cooks, who books, who brings the aspirin',
    'so you help each other more than you serenade each other',
    'so habits decide how it goes, and they can be agreed',
    'so they change your routines, mostly for the better',
  ],
  7: [
    'so they look to you like a partner, in love or in work',
    'so you think in terms of two when they are there',
    'so you meet as equals, and agreements matter',
    'so what you look for in others, you see in them',
  ],
  8: [
    'so it goes deep, and trust is the main subject',
    'so you tell them what you tell nobody else',
    'so shared money and shared secrets need clear words',
    'so little between you stays on the surface',
  ],
  9: [
    'so they widen your view: other places, other beliefs',
    'so you learn from them and like to travel with them',
    'so you two can talk about what it is all for',
    'so you are at your best together somewhere new',
  ],
  10: [
    'so they matter for your work and your name',
    'so you would like them to be proud of you in public',
    'so they take an interest in where you are going',
    'so plans and ambitions are never far from the table',
  ],
  11: [
    'so you are friends first, whatever else you are',
    'so your circles mix, and plans get made for groups',
    'so they share what you hope for',
    'so you can be odd together, among people',
  ],
  12: [
    'so they touch a private place that few people see',
    'so you need quiet together more than company',
    'so you may feel understood by them before you know why',
    'so it is wise to say aloud what you think they already know',
  ],
}
