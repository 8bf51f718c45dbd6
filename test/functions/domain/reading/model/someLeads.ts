import type { Contact, Fact, Lunation, StationFact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import { toneOf } from '../../../../../functions/domain/reading/facts/toneOf.ts'
import { NOW } from '../../../../makers/later.ts'

const place = { longitude: 12, sign: 'Leo', house: 3, weight: 50 } as const

const contact = (mover: Contact['mover'], aspect: Contact['aspect'], target: Contact['target']): Contact => ({
  ...place,
  kind: 'contact',
  id: `${mover} ${aspect} ${target}`,
  mover,
  aspect,
  target,
  tone: toneOf(aspect),
  stage: 'exact',
  isSlow: false,
  exactLongitude: 12,
  targetSign: 'Taurus',
  targetHouse: 7,
  at: NOW,
})

const moon = (kind: Lunation['kind']): Lunation => ({
  ...place,
  kind,
  id: kind,
  mover: 'Moon',
  tone: 'joined',
  at: NOW,
})

const station = (mover: StationFact['mover'], turns: StationFact['turns']): StationFact => ({
  ...place,
  kind: 'station',
  id: `${mover} turns ${turns}`,
  mover,
  turns,
  tone: 'tense',
  at: NOW,
})

/** Leads of each kind, for passages that are written about them. */
export const leads = {
  mercuryJupiter: contact('Mercury', 'trine', 'Jupiter'),
  mercuryMars: contact('Mercury', 'square', 'Mars'),
  venusSaturn: contact('Venus', 'conjunction', 'Saturn'),
  venusSun: contact('Venus', 'trine', 'Sun'),
  marsPluto: contact('Mars', 'opposition', 'Pluto'),
  marsAscendant: contact('Mars', 'sextile', 'Ascendant'),
  sunMoon: contact('Sun', 'square', 'Moon'),
  sunMidheaven: contact('Sun', 'conjunction', 'Midheaven'),
  jupiterVenus: contact('Jupiter', 'trine', 'Venus'),
  saturnSun: contact('Saturn', 'square', 'Sun'),
  saturnMercury: contact('Saturn', 'sextile', 'Mercury'),
  uranusMars: contact('Uranus', 'square', 'Mars'),
  neptuneMoon: contact('Neptune', 'square', 'Moon'),
  plutoVenus: contact('Pluto', 'opposition', 'Venus'),
  chironSun: contact('Chiron', 'conjunction', 'Sun'),
  newMoon: moon('newMoon'),
  fullMoon: moon('fullMoon'),
  mercuryTurns: station('Mercury', 'retrograde'),
  venusEnters: { ...place, kind: 'ingress', id: 'Venus enters Leo', mover: 'Venus', tone: 'joined', at: NOW },
  moonDay: { ...place, kind: 'moonWithin', id: 'Moon in house 3', mover: 'Moon', tone: 'joined', until: NOW },
} satisfies Record<string, Fact>

export type LeadName = keyof typeof leads
