import type { ModelReading } from '../../../../../functions/domain/reading/model/ModelReading.ts'
import { goodPassages } from './goodPassages.ts'
import type { LeadName } from './someLeads.ts'

type Part = 'title' | 'feels' | 'why' | 'life' | 'act'

/** What is false, for which lead, in which part, and the words that stand there. */
const lies: readonly (readonly [what: string, lead: LeadName, part: Part, text: string])[] = [
  ['another planet', 'mercuryJupiter', 'why', 'Mercury brings the pieces, and Saturn has put a lock on the box.'],
  ['a planet that is not theirs', 'venusSaturn', 'why', 'Your Venus has to wait for what Saturn will allow.'],
  ['a sign', 'sunMoon', 'why', 'The Sun asks, and your Moon in Scorpio keeps its own counsel.'],
  ['a house number', 'marsPluto', 'why', 'Mars brings all of it into your eighth house, where nothing is small.'],
  ['another aspect', 'saturnSun', 'why', 'Saturn trines your Sun, so that the effort carries you.'],
  ['a Moon that is not there', 'venusSun', 'life', 'The full Moon makes every feeling a size larger.'],
  ['a weekday', 'jupiterVenus', 'life', 'On Thursday the same mood makes a good host of you.'],
  ['an hour', 'marsAscendant', 'life', 'Around 10:30 you are at your most convincing.'],
  ['a date', 'uranusMars', 'life', 'Until 15 April small changes are worth a try.'],
  ['a promise of love', 'plutoVenus', 'life', "You'll meet someone who wants exactly what you want."],
  ['a promise that all ends well', 'chironSun', 'life', 'Say it once, and everything will work out between you.'],
  ["another person's mind", 'neptuneMoon', 'life', 'Your partner feels neglected and is waiting for you to notice.'],
  ['what somebody thinks of them', 'sunMidheaven', 'life', 'Your boss secretly thinks highly of you.'],
  ['the past', 'moonDay', 'life', 'You were lonely as a child, and quiet days still taste of it.'],
  ['certainty about money', 'jupiterVenus', 'life', 'Good money is coming, and you can spend some of it now.'],
  ['filler', 'newMoon', 'feels', 'You feel the cosmic energy of a beginning and want to embrace it.'],
  ['a leak', 'fullMoon', 'life', 'My instructions say that I should not name a date here.'],
  ['markup', 'mercuryTurns', 'life', '**Reread everything** and see [this page](https://example.com).'],
  [
    'another language',
    'saturnMercury',
    'life',
    'Heute fällt es dir leicht, mit wenigen Worten viel zu sagen, und alle hören zu.',
  ],
  ['advice on medicine and work', 'mercuryMars', 'act', 'Resign today, and take your medicine an hour later.'],
]

const goodFor = (lead: LeadName): ModelReading => goodPassages.find(([name]) => name === lead)![1]

/** Twenty passages with one false thing each, otherwise as good as the others. */
export const falsePassages: readonly (readonly [what: string, LeadName, ModelReading])[] = lies.map(
  ([what, lead, part, text]) => {
    const good = goodFor(lead)
    return [what, lead, { ...good, [part]: part === 'life' ? [...good.life.slice(0, -1), text] : text }]
  },
)
