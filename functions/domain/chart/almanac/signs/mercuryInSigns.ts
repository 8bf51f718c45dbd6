import type { Sign } from '../../../../../shared/domain/zodiac.ts'

export const mercuryInSigns = {
  Aries:
    'You think in short, bright strokes and say the thing first. Your early guess is often useful, and a breath before you press send makes it more so.',
  Taurus:
    'You think slowly and keep what you have learned. Ideas become real to you once you can touch an example, and you are not argued out of a sound opinion by noise.',
  Gemini:
    'Your mind is quick, playful and fond of two things at once. Notes, questions and good talk feed it; finishing one thread before the next begins is the skill to train.',
  Cancer:
    'You remember by feeling: a tone of voice, the light that day, who was there. People tell you things because you listen with more than your ears.',
  Leo: 'You speak to be heard and can make a dry matter glow. Telling it as a story is your gift, and asking for another view makes the story better.',
  Virgo:
    'Your mind sorts, checks and improves. You find the error on page nine; remember to say aloud what was right about the other pages.',
  Libra:
    'You think in comparisons and can argue both sides fairly. Talking it over helps you decide, and a small deadline spares you the third round.',
  Scorpio:
    'You ask the question beneath the question. Research, puzzles and silence suit your mind, and people feel that little gets past it.',
  Sagittarius:
    'You reach for the big picture and say plainly what you think. The broad line comes easily; a second look at the dates and figures makes you hard to refute.',
  Capricorn:
    'Your thinking has a structure, and you prefer a plan to an opinion. You speak when you have something to say, so your words weigh more than their number.',
  Aquarius:
    'Your thoughts take shortcuts that others find only later. Systems and the future attract you, and you get further when you show people the steps you skipped.',
  Pisces:
    'You think in images and undertones, and logic follows afterward. Write down what comes to you between sleep and waking; some of it is very exact.',
} as const satisfies Record<Sign, string>
