import { type AspectName, degreeLabel, type Planet } from '../../../../shared/domain/chart.ts'
import type { SkyPlace } from '../../sky/transits.ts'

/** A body as it stands in a sentence: "the Moon", "Venus". */
export const inWords = (planet: Planet): string => (ARTICLED.has(planet) ? `the ${planet}` : planet)

const ARTICLED: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Moon', 'North Node'])

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Venus in Libra", "Mercury retrograde in Gemini". */
export const placeInWords = ({ planet, sign, retrograde }: SkyPlace): string =>
  `${planet}${retrograde && planet !== 'North Node' ? ' retrograde' : ''} in ${sign}`

interface Contact {
  from: string
  aspect: AspectName
  to: string
  orb: number
  applying: boolean
}

/** "Venus in Libra square your natal Saturn, orb 0°24′, applying". */
export function contactInWords({ from, aspect, to, orb, applying }: Contact): string {
  const minutes = Math.round(orb * 60)
  const label = degreeLabel({ degree: Math.floor(minutes / 60), minute: minutes % 60 })
  return `${from} ${ADJECTIVES[aspect]} ${to}, orb ${label}, ${applying ? 'applying' : 'separating'}`
}

const ADJECTIVES: Record<AspectName, string> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  trine: 'trine',
  square: 'square',
  sextile: 'sextile',
}
