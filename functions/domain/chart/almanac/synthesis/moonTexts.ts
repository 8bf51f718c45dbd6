import type { Sign } from '../../../../../shared/domain/zodiac.ts'

/** What the Moon's sign says, after the Sun's. */
export const moonTexts = {
  Aries: [
    'Your Moon, the part that needs comfort, is in Aries and wants to do something about a feeling at once.',
    'For comfort there is a Moon in Aries: a fast walk, a frank word, and the mood is over.',
    'What upsets you goes to a Moon in Aries, which flares early and forgets by supper.',
  ],
  Taurus: [
    'Your Moon, the part that needs comfort, is in Taurus and asks for supper, a blanket and no surprises.',
    'For comfort there is a Moon in Taurus, slow to be upset and slow to be moved.',
    'What upsets you goes to a Moon in Taurus, which needs a good meal before it has an opinion.',
  ],
  Gemini: [
    'Your Moon, the part that needs comfort, is in Gemini and feels better once it has told someone.',
    'For comfort there is a Moon in Gemini: three messages to a friend, and the mood has a name.',
    'What upsets you goes to a Moon in Gemini, which talks it over until it makes a decent story.',
  ],
  Cancer: [
    'Your Moon, the part that needs comfort, is in Cancer and would like to be asked twice how you are.',
    'For comfort there is a Moon in Cancer: your own kitchen, your own people, the door closed.',
    'What upsets you goes to a Moon in Cancer, which keeps it longer than you would think.',
  ],
  Leo: [
    'Your Moon, the part that needs comfort, is in Leo and hates to be overlooked on a bad day.',
    'For comfort there is a Moon in Leo, which needs someone to laugh at the right place.',
    'What upsets you goes to a Moon in Leo, proud first and hurt a little later.',
  ],
  Virgo: [
    'Your Moon, the part that needs comfort, is in Virgo and calms down over a tidy drawer.',
    'For comfort there is a Moon in Virgo, which would rather be useful than be pitied.',
    'What upsets you goes to a Moon in Virgo, which turns it into a list.',
  ],
  Libra: [
    'Your Moon, the part that needs comfort, is in Libra and cannot rest while there is a quarrel next door.',
    'For comfort there is a Moon in Libra: company, a pretty room, a voice that stays polite.',
    'What upsets you goes to a Moon in Libra, which asks how the other person sees it.',
  ],
  Scorpio: [
    'Your Moon, the part that needs comfort, is in Scorpio and shows a tenth of what it feels.',
    'For comfort there is a Moon in Scorpio, which opens up to one person at a time.',
    'What upsets you goes to a Moon in Scorpio, and very little of it comes out at dinner.',
  ],
  Sagittarius: [
    'Your Moon, the part that needs comfort, is in Sagittarius and wants fresh air and the bigger picture.',
    'For comfort there is a Moon in Sagittarius: a long road, a good joke, and the day looks possible.',
    'What upsets you goes to a Moon in Sagittarius, which looks for the lesson and then for its coat.',
  ],
  Capricorn: [
    'Your Moon, the part that needs comfort, is in Capricorn and feels safest when the work is done.',
    'For comfort there is a Moon in Capricorn, which takes care of everyone and then of itself.',
    'What upsets you goes to a Moon in Capricorn, which files it until there is time.',
  ],
  Aquarius: [
    'Your Moon, the part that needs comfort, is in Aquarius and likes to look at a feeling from a few steps away.',
    'For comfort there is a Moon in Aquarius: some space, one odd friend, and no need to explain.',
    'What upsets you goes to a Moon in Aquarius, which goes quiet and works it out alone.',
  ],
  Pisces: [
    'Your Moon, the part that needs comfort, is in Pisces and soaks up the mood of whoever is near.',
    'For comfort there is a Moon in Pisces: music, water, sleep, and nobody asking why.',
    'What upsets you goes to a Moon in Pisces, which rarely knows at first whose feeling it is.',
  ],
} as const satisfies Record<Sign, readonly string[]>
