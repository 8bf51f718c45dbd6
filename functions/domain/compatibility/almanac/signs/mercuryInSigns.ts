import type { SignPieces } from './SignPieces.ts'

/** How somebody talks, listens and argues. */
export const mercuryInSigns: SignPieces = {
  Aries: [
    '{A} say it straight and forget it by lunch',
    '{A} interrupt from interest',
    '{A} decide mid-sentence',
    '{A} argue to win and then ask what is for dinner',
  ],
  Taurus: [
    '{A} think slowly, once, and remember the result',
    '{A} need the example before the theory',
    "{A} won't be talked into it, and can be shown",
    '{A} speak when there is something to say',
  ],
  Gemini: [
    '{A} think by talking and change the subject twice a minute',
    '{A} ask the next question before the answer is out',
    '{A} collect news, jokes and other views',
    '{A} answer a message before reading to the end',
  ],
  Cancer: [
    '{A} remember the tone of voice as well as the words',
    '{A} tell a thing as a story with people in it',
    '{A} say important things late, in the kitchen',
    '{A} hear criticism a size larger than it was meant',
  ],
  Leo: [
    '{A} talk with conviction and good timing',
    '{A} tell a story better the third time',
    '{A} need to be heard out',
    '{A} take an argument personally and forgive it grandly',
  ],
  Virgo: [
    '{A} find the error, the better word and the quicker route',
    '{A} ask how it works before asking why',
    '{A} say the exact thing and wonder later if it was kind',
    '{A} prefer a clear list to a long speech',
  ],
  Libra: [
    '{A} weigh both sides aloud and hate to be rushed to a verdict',
    '{A} phrase a no so that it sounds like thank you',
    '{A} listen well and ask what the other thinks',
    '{A} talk best in twos',
  ],
  Scorpio: [
    '{A} ask the question nobody asked',
    '{A} say little and notice a lot',
    '{A} keep a secret and remember a slip',
    '{A} want to get to the bottom of it tonight',
  ],
  Sagittarius: [
    '{A} give the big picture and lose the address',
    '{A} say it as it is, and mean well by it',
    '{A} love an argument about ideas and get bored by one about bins',
    '{A} promise in capital letters',
  ],
  Capricorn: [
    '{A} keep it short, dry and to the point',
    '{A} ask what it costs and how long it takes',
    '{A} mean exactly what was said',
    '{A} joke without moving a muscle',
  ],
  Aquarius: [
    '{A} think in principles and like to surprise',
    '{A} disagree calmly and for the fun of it',
    '{A} need to hear the reason, then the rule',
    '{A} talk to everybody the same way',
  ],
  Pisces: [
    '{A} say it in pictures and trust that they get across',
    '{A} hear what was meant and miss what was said',
    '{A} think best with music on',
    '{A} answer the question a day later, and well',
  ],
}
