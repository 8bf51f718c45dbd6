import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const chironInSigns = {
  Aries:
    'Somewhere you learned to doubt your right to take up space. Each time you act a little before you feel ready, that old bruise gets more air, and others take heart from it.',
  Taurus:
    'Questions of worth may have been a sore place early on. You learn gently that you need not earn your place at the table, and you become good at reminding others of it.',
  Gemini:
    'You may have felt misheard once, or slow with words. From that comes a rare ear: you give people time to find the sentence they were looking for.',
  Cancer:
    'The tender place is belonging. Having missed some comfort, you know how to give it, and the kindest home you make may also be your own.',
  Leo: 'Showing yourself may have cost you something once. You heal in play and in work made for its own sake, and you see shy talent before others do.',
  Virgo:
    'You may have felt that something about you needed fixing. Care for the body and for small things becomes a kind practice once perfection is off the list.',
  Libra:
    'Closeness may have left you feeling unequal. In time you learn to stay yourself beside another, and you make a thoughtful go-between for others.',
  Scorpio:
    'Trust is the tender ground here. You have seen that people can be hurt in depth, and your calm presence lets them speak of it.',
  Sagittarius:
    "Faith may have cracked early, or someone's certainty hurt you. You piece together a meaning of your own, and you guide others without preaching.",
  Capricorn:
    'You may have carried too much too soon, or longed for a nod that did not come. You grow into an authority that remembers how that felt.',
  Aquarius:
    'Feeling like the odd one out left its mark. It also gave you a wide welcome for outsiders, and the group you form may be the one you once looked for.',
  Pisces:
    'You feel what hurts around you, and that has been heavy at times. Compassion with a boundary is your medicine, and art or silence helps it work.',
} as const satisfies Record<Sign, string>
