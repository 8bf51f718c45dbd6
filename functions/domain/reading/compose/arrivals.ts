import type { Fact } from '../facts/Fact.ts'
import { ANSWERS } from '../pieces/answers/allAnswers.ts'
import { ARRIVALS } from '../pieces/arrivals/allArrivals.ts'
import { FIRST_QUARTER_IN_HOUSES } from '../pieces/sky/firstQuarterInHouses.ts'
import { FULL_MOON_IN_HOUSES } from '../pieces/sky/fullMoonInHouses.ts'
import { FULL_MOON_IN_SIGNS } from '../pieces/sky/fullMoonInSigns.ts'
import { HALF_MOONS } from '../pieces/sky/halfMoons.ts'
import { INGRESS_ANSWERS } from '../pieces/sky/ingressAnswers.ts'
import { ingressPieces } from '../pieces/sky/ingressPieces.ts'
import { LAST_QUARTER_IN_HOUSES } from '../pieces/sky/lastQuarterInHouses.ts'
import { LUNAR_ECLIPSE_IN_HOUSES } from '../pieces/sky/lunarEclipseInHouses.ts'
import { MOON_IN_HOUSES } from '../pieces/sky/moonInHouses.ts'
import { MOON_IN_SIGNS_FROM_LIBRA } from '../pieces/sky/moonInSignsFromLibra.ts'
import { MOON_IN_SIGNS_TO_VIRGO } from '../pieces/sky/moonInSignsToVirgo.ts'
import { NEW_MOON_IN_HOUSES } from '../pieces/sky/newMoonInHouses.ts'
import { NEW_MOON_IN_SIGNS } from '../pieces/sky/newMoonInSigns.ts'
import { SOLAR_ECLIPSE_IN_HOUSES } from '../pieces/sky/solarEclipseInHouses.ts'
import { STATION_ANSWERS } from '../pieces/sky/stationAnswers.ts'
import { STATIONS } from '../pieces/sky/stations.ts'

const MOON_IN_SIGNS = { ...MOON_IN_SIGNS_TO_VIRGO, ...MOON_IN_SIGNS_FROM_LIBRA }

type SkyFact = Exclude<Fact, { kind: 'contact' }>

/** What the lead brings: a contact by its mover, everything else by sign or planet. */
export function arrivalPieces(lead: Fact): readonly string[] {
  switch (lead.kind) {
    case 'contact':
      return ARRIVALS[lead.mover]![lead.tone]
    case 'newMoon':
      return NEW_MOON_IN_SIGNS[lead.sign]
    case 'fullMoon':
      return FULL_MOON_IN_SIGNS[lead.sign]
    case 'firstQuarter':
      return HALF_MOONS.first
    case 'lastQuarter':
      return HALF_MOONS.last
    case 'ingress':
      return ingressPieces(lead.mover, lead.sign)
    case 'station':
      return STATIONS[lead.mover as keyof typeof STATIONS][lead.turns]
    case 'moonEnters':
    case 'moonWithin':
      return MOON_IN_SIGNS[lead.sign]
  }
}

/** What meets it in the reader: a point of the chart nearby, else the part of life. */
export function skyAnswers(lead: SkyFact): readonly string[] {
  if ('near' in lead && lead.near) return ANSWERS[lead.near].joined
  const byHouse = (pieces: readonly (readonly string[])[]) => pieces[lead.house - 1]!
  switch (lead.kind) {
    case 'newMoon':
      return byHouse(lead.eclipse ? SOLAR_ECLIPSE_IN_HOUSES : NEW_MOON_IN_HOUSES)
    case 'fullMoon':
      return byHouse(lead.eclipse ? LUNAR_ECLIPSE_IN_HOUSES : FULL_MOON_IN_HOUSES)
    case 'firstQuarter':
      return byHouse(FIRST_QUARTER_IN_HOUSES)
    case 'lastQuarter':
      return byHouse(LAST_QUARTER_IN_HOUSES)
    case 'ingress':
      return INGRESS_ANSWERS
    case 'station':
      return STATION_ANSWERS[lead.turns]
    case 'moonEnters':
    case 'moonWithin':
      return byHouse(MOON_IN_HOUSES)
  }
}
