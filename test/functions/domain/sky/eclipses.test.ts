import {
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import { expect, test } from 'vitest'
import { type Eclipse, eclipseAt } from '../../../../functions/domain/sky/eclipses.ts'
import { listMoonQuarters } from '../../../../functions/domain/sky/moonQuarters.ts'
import { secondsOf } from '../../../../shared/domain/time.ts'

const [FROM, TO] = [new Date('2020-01-01T00:00:00Z'), new Date('2035-01-01T00:00:00Z')]

/** The eclipses of astronomy-engine, by day. */
function expectedEclipses(): Map<string, Eclipse> {
  const found = new Map<string, Eclipse>()
  for (let solar = SearchGlobalSolarEclipse(FROM); solar.peak.date < TO; solar = NextGlobalSolarEclipse(solar.peak))
    found.set(dayOf(solar.peak.date), 'solar')
  for (let lunar = SearchLunarEclipse(FROM); lunar.peak.date < TO; lunar = NextLunarEclipse(lunar.peak))
    found.set(dayOf(lunar.peak.date), lunar.kind === 'penumbral' ? 'faint' : 'lunar')
  return found
}

/** Six hours make up for a peak that is not at the exact conjunction. */
const dayOf = (instant: Date) => String(Math.round(instant.getTime() / 86_400_000))

test('of fifteen years, the eclipses are those that astronomy-engine finds, of the same kind', () => {
  const quarters = listMoonQuarters({ from: secondsOf(FROM), to: secondsOf(TO) })
  const found = quarters.flatMap(({ phase, at }) => {
    const eclipse = eclipseAt(phase, secondsOf(new Date(at)))
    return eclipse ? [[dayOf(new Date(at)), eclipse] as const] : []
  })

  expect(new Map(found)).toEqual(expectedEclipses())
})
