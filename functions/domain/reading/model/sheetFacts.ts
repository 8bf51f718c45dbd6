import type { AspectName } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import { indexOfSign, SIGNS } from '../../../../shared/domain/zodiac.ts'
import type { AspectFact, Facts, Placement, Point } from '../../grounding/Facts.ts'
import type { ReadingTask } from '../dailyReading.ts'
import { type Contact, type Fact, LUNATIONS, type Lunation } from '../facts/Fact.ts'
import type { ReaderChart } from '../facts/ReaderChart.ts'

/** The bodies, signs, houses and aspects of a day's lead and second fact, as texts are checked against them. */
export function sheetFacts({ day: { chart }, written: { lead, second, draft } }: ReadingTask): Facts {
  const contacts = [...(lead.kind === 'contact' ? [lead] : []), ...(second ? [second.fact] : [])]
  const targets = draft.scope === 'personal' ? 'birth' : 'sky'
  return {
    placements: [
      placementOf(lead, chart),
      // What comes may come from another sign than today's.
      ...contacts.map((contact) => targetOf(contact, { chart, targets })),
      ...nearOf(lead, chart),
      ...(isLunation(lead) ? [sunAt(lead)] : []),
      ...(targets === 'sky' ? [{ of: 'birth' as const, body: 'Sun' as const, sign: chart.sunSign }] : []),
    ],
    aspects: [
      ...contacts.map((contact) => aspectOf(contact, targets)),
      ...(isLunation(lead) ? lunationAspects(lead) : []),
      ...('near' in lead && lead.near ? [joined(inSky(lead.mover), { of: 'birth', body: lead.near })] : []),
    ],
    phases: isLunation(lead) ? [PHASES[lead.kind].phase] : [],
    events: 'eclipse' in lead && lead.eclipse ? ['eclipse'] : [],
    stations: lead.kind === 'station' ? [{ body: lead.mover, turns: lead.turns }] : [],
    retrogrades: lead.kind === 'station' && lead.turns === 'retrograde' ? [inSky(lead.mover)] : [],
  }
}

const inSky = (body: Point['body']): Point => ({ of: 'sky', body })

const isLunation = (fact: Fact): fact is Lunation => (LUNATIONS as readonly string[]).includes(fact.kind)

/** A part of life that is counted from the Sun's sign is no house, and a text that says "house" is wrong. */
const placementOf = ({ mover, sign, house }: Fact, { hasHouses }: ReaderChart): Placement => ({
  ...inSky(mover),
  sign,
  ...(hasHouses && { house }),
})

const targetOf = (
  { target, targetSign, targetHouse }: Contact,
  { chart, targets }: { chart: ReaderChart; targets: Point['of'] },
): Placement => ({
  of: targets,
  body: target,
  sign: targetSign,
  ...(chart.hasHouses && { house: targetHouse }),
})

const nearOf = (lead: Fact, { points, hasHouses }: ReaderChart): Placement[] =>
  points
    .filter(({ point }) => 'near' in lead && lead.near === point)
    .map(({ point, sign, house }) => ({ of: 'birth', body: point, sign, ...(hasHouses && { house }) }))

const aspectOf = ({ mover, aspect, target }: Contact, targets: Point['of']): AspectFact => ({
  a: inSky(mover),
  aspect,
  b: { of: targets, body: target },
})

const joined = (a: Point, b: Point): AspectFact => ({ a, aspect: 'conjunction', b })

/** How many signs the Moon is ahead of the Sun. */
const PHASES: Record<Lunation['kind'], { phase: MoonPhase; signs: number; aspect: AspectName }> = {
  newMoon: { phase: 'new_moon', signs: 0, aspect: 'conjunction' },
  firstQuarter: { phase: 'first_quarter', signs: 3, aspect: 'square' },
  fullMoon: { phase: 'full_moon', signs: 6, aspect: 'opposition' },
  lastQuarter: { phase: 'last_quarter', signs: 9, aspect: 'square' },
}

const sunAt = ({ kind, sign }: Lunation): Placement => ({
  ...inSky('Sun'),
  sign: SIGNS[(indexOfSign(sign) + 12 - PHASES[kind].signs) % 12]!,
})

function lunationAspects({ kind, near }: Lunation): AspectFact[] {
  const withSun = { a: inSky('Moon'), aspect: PHASES[kind].aspect, b: inSky('Sun') }
  // What is close to a Full Moon is opposite the Sun, and so on.
  return near ? [withSun, { a: inSky('Sun'), aspect: PHASES[kind].aspect, b: { of: 'birth', body: near } }] : [withSun]
}
