import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const twelfthCusp = {
  Aries:
    'Your courage works in hiding. You fight some battles silently, and solitude recharges you faster than company.',
  Taurus: 'You come to rest through the body: sleep, earth, warmth, quiet. A hidden stubbornness protects your peace.',
  Gemini: 'Your thoughts go on in the dark. Writing them down at night lets you sleep, and some of them are keepers.',
  Cancer: 'You guard a tender inner home. Old memories visit you in dreams, and you may receive them kindly.',
  Leo: 'You have a private theater within. Some of your light is meant for hours when nobody watches.',
  Virgo: 'You worry in the small hours and serve in silence. Order in one corner quiets the rest.',
  Libra: 'You seek inner peace and dislike quarrels, even with yourself. Beauty enjoyed alone restores you.',
  Scorpio: 'Much happens below your calm surface. Time alone lets you see what you have outgrown.',
  Sagittarius: 'Your inner horizon is wide. Faith, books or far music accompany you when you withdraw.',
  Capricorn: 'You carry your burdens discreetly. Solitude is structure for you, and you may put something down there.',
  Aquarius: 'Your best ideas come when nobody asks. You need regular absence from people whom you sincerely like.',
  Pisces: 'Your inner sea is deep and close. Silence, music and sleep are your native country.',
} as const satisfies Record<Sign, string>
