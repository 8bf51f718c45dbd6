import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const saturnInSigns = {
  Aries:
    'Patience with your own impatience is a long study for you. Courage grows each time you begin without being certain, and in time it becomes something you can rely on.',
  Taurus:
    'You learn slowly and thoroughly what is enough. Building security with your own hands teaches you what you are worth apart from it.',
  Gemini:
    'You weigh your words and may once have doubted them. Careful study turns that doubt into precision, and people come to trust what you say.',
  Cancer:
    'Asking for comfort may have felt hard early on. Over time you become the one who builds a safe house, and you learn that you may live in it as well.',
  Leo: 'Being seen can feel like an examination. You earn your confidence by practice, and what you finally put on the stage is truly yours.',
  Virgo:
    'You hold yourself to a high standard in small things. Mastery comes through routine, and so does mercy, once you see that a flaw is information.',
  Libra:
    'You take promises seriously and learn much through commitment. Fairness is your craft, and it includes a clear, kind no.',
  Scorpio:
    'You guard your depths well. Time teaches you whom to trust and how to share control, and it gives you an unusual calm in a crisis.',
  Sagittarius:
    'You want your beliefs to bear weight. Doubt makes you a serious student, and the convictions you keep have been tested on the road.',
  Capricorn:
    'You know the value of time and structure, perhaps from an early age. Authority suits you best when you remember that rest is part of the plan.',
  Aquarius:
    'You think about what holds people together and where the rules are wrong. You do your best work when an original idea gets a frame that can carry it.',
  Pisces:
    'Giving form to what has none is your task: a feeling, a faith, a piece of music. Clear limits protect your kindness, and quiet discipline makes it reach further.',
} as const satisfies Record<Sign, string>
