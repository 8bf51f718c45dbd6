import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What the rising sign says, which is what others meet first. */
export const risingTexts = {
  Aries: [
    'What strangers meet first is your rising sign, Aries: quick, direct and halfway into the next thing.',
    'With Aries rising at your birth, you enter a room as if the meeting had started.',
  ],
  Taurus: [
    'What strangers meet first is your rising sign, Taurus: calm, unhurried and glad of a comfortable seat.',
    'With Taurus rising at your birth, people find you steady before they know why.',
  ],
  Gemini: [
    'What strangers meet first is your rising sign, Gemini: chatty, quick-eyed and already asking.',
    'With Gemini rising at your birth, you make conversation in elevators and checkout lines.',
  ],
  Cancer: [
    'What strangers meet first is your rising sign, Cancer: gentle, a little shy and watching the door.',
    'With Cancer rising at your birth, you come in quietly and check how everyone is.',
  ],
  Leo: [
    'What strangers meet first is your rising sign, Leo: warm, upright and hard to miss.',
    'With Leo rising at your birth, heads turn a little even when you only came for the bread.',
  ],
  Virgo: [
    'What strangers meet first is your rising sign, Virgo: neat, modest and noticing the crooked picture.',
    'With Virgo rising at your birth, you arrive on time and offer to help with the chairs.',
  ],
  Libra: [
    'What strangers meet first is your rising sign, Libra: pleasant, fair and good at introductions.',
    'With Libra rising at your birth, you smooth a room out without being asked.',
  ],
  Scorpio: [
    'What strangers meet first is your rising sign, Scorpio: reserved, watchful and giving little away.',
    'With Scorpio rising at your birth, people feel looked at, and tell you more than they planned.',
  ],
  Sagittarius: [
    'What strangers meet first is your rising sign, Sagittarius: open, blunt and full of plans.',
    'With Sagittarius rising at your birth, you come in with a story and mud on your shoes.',
  ],
  Capricorn: [
    'What strangers meet first is your rising sign, Capricorn: composed, dry and older than the passport says.',
    'With Capricorn rising at your birth, you get handed the keys and the responsibility.',
  ],
  Aquarius: [
    'What strangers meet first is your rising sign, Aquarius: friendly, original and a pace apart.',
    'With Aquarius rising at your birth, you treat the director and the doorman alike.',
  ],
  Pisces: [
    'What strangers meet first is your rising sign, Pisces: soft, dreamy and easy to confide in.',
    'With Pisces rising at your birth, you take on the color of whatever company you are in.',
  ],
} as const satisfies Record<Sign, readonly string[]>
