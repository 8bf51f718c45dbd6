import { expect, test } from 'vitest'
import { readAreas } from '../../../../functions/data/build/gazetteer/readAreas.ts'
import { readCities } from '../../../../functions/data/build/gazetteer/readCities.ts'
import { birthZonesOf } from '../../../../functions/domain/account/birthZones.ts'
import { ZONES_OF_COUNTRY } from '../../../../functions/domain/account/zonesOfCountry.ts'

test('the zones of a country are those that most of their places are in it', () => {
  const cities = readCities()
  const countries = readAreas(new Set(cities.map(({ country }) => country)))
  const zones: Record<string, string[]> = {}
  for (const [zone, inZone] of Map.groupBy(cities, (city) => city.zone)) {
    const [[home]] = [...Map.groupBy(inZone, ({ country }) => country)].sort(
      ([, one], [, other]) => other.length - one.length,
    ) as [[string, unknown]]
    const name = countries.get(home)!
    zones[name] = [...(zones[name] ?? []), zone].sort()
  }

  expect(ZONES_OF_COUNTRY).toEqual(Object.fromEntries(Object.entries(zones).filter(([, names]) => names.length > 1)))
})

test('a place may be told by any zone of its country, and always by its own', () => {
  expect(birthZonesOf({ country: 'United States', zone: 'America/Chicago' })).toContain('America/Indiana/Vincennes')
  expect(birthZonesOf({ country: 'France', zone: 'Europe/Paris' })).toEqual(['Europe/Paris'])
  expect(birthZonesOf({ country: 'Vietnam', zone: 'Asia/Shanghai' })[0]).toBe('Asia/Shanghai')
})
