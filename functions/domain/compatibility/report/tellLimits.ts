import type { Planet } from '../../../../shared/domain/chart.ts'
import type { PersonSky } from '../personSky.ts'
import { listWords } from './inWords.ts'
import type { Telling } from './Telling.ts'

/** What the birth data leave open, and what was done about it. */
export function tellLimits({ skies: [reader, partner] }: Telling): string[] {
  return [
    "Your partner's rising sign and houses need a time and place of birth, so nothing here is about them.",
    tellMoon(partner),
    ...MOVERS.flatMap((planet) => tellOpenSign(planet, partner)),
    READER[reader.known],
    "A score compares two skies. It doesn't know your history, your habits or what you decide.",
  ].filter(Boolean)
}

function tellMoon({ signsOf }: PersonSky): string {
  const signs = signsOf('Moon')
  const where =
    signs.length === 1
      ? `Your partner's Moon was in ${signs[0]} all day, wherever they were born, but its degree is open.`
      : `Your partner's Moon was in ${listWords(signs, 'or')}, depending on the hour and place.`
  return `${where} For the score we took noon, Universal Time, and gave both Moons half weight.`
}

const MOVERS: readonly Planet[] = ['Sun', 'Mercury', 'Venus', 'Mars']

function tellOpenSign(planet: Planet, { signsOf }: PersonSky): string[] {
  const signs = signsOf(planet)
  if (signs.length === 1) return []
  return [`Your partner's ${planet} changed signs about that day: ${listWords(signs, 'or')}. We took ${signs[0]}.`]
}

const READER: Record<PersonSky['known'], string> = {
  chart: '',
  place: "We don't know your birth time, so your houses are left out, and your planets are those of noon.",
  date: 'For you, too, only the birth date was used. With your time and place of birth, your Moon and houses come in.',
}
