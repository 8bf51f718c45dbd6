import { expect, test } from 'vitest'
import type { City } from '../../../../../functions/data/build/gazetteer/City.ts'
import { assertAllCorrected, correctedZone } from '../../../../../functions/data/build/gazetteer/correctedZone.ts'
import { readCities } from '../../../../../functions/data/build/gazetteer/readCities.ts'
import zoneCorrections from '../../../../../functions/data/build/gazetteer/zoneCorrections.json' with { type: 'json' }
import { resolveCivilTime } from '../../../../../functions/domain/places/civilTime.ts'
import { isoInstant } from '../../../../../shared/domain/time.ts'

const cities = new Map(readCities().map((city) => [city.id, city]))

const aCity = (overrides: Partial<City>): City => ({ ...cities.get('5128581')!, ...overrides })

test.each(zoneCorrections.map(({ id, name, to }) => [name, id, to] as const))('%s (%s) is in %s', (_, id, zone) => {
  expect(cities.get(id)!.zone).toBe(zone)
})

test('164 towns are corrected', () => {
  expect(zoneCorrections).toHaveLength(164)
})

const named = (name: string, country: string, admin1?: string) =>
  [...cities.values()].find(
    (city) => city.name === name && city.country === country && (!admin1 || city.admin1 === admin1),
  )!

test.each([
  ['Vincennes', 'US', 'IN', '1980-01-15', '17:00'],
  ['Huế', 'VN', undefined, '1970-01-15', '04:00'],
  ['Ceuta', 'ES', undefined, '1980-01-15', '12:00'],
  ['Rockwood', 'US', 'TN', '1985-01-15', '17:00'],
  ['Montréal', 'CA', undefined, '1950-11-15', '17:00'],
  ['Hanoi', 'VN', undefined, '1950-01-15', '04:00'],
  ['Québec', 'CA', undefined, '1990-07-15', '16:00'],
  ['Haiphong', 'VN', undefined, '1990-01-15', '05:00'],
])('noon in %s, %s (%s) on %s was %s UTC', (name, country, admin1, date, clock) => {
  const { zone } = named(name, country, admin1)

  expect(isoInstant(resolveCivilTime({ date, time: '12:00', zone }).utc)).toBe(`${date}T${clock}:00.000Z`)
})

test('outside of southern Québec and northern Vietnam a zone stays what it was', () => {
  expect(named('Ottawa', 'CA').zone).toBe('America/Toronto')
  expect(named('Blanc-Sablon', 'CA')?.zone).not.toBe('America/Montreal')
  expect(named('Ho Chi Minh City', 'VN').zone).toBe('Asia/Ho_Chi_Minh')
})

test('a correction whose row has changed, or is gone, stops the build', () => {
  const [correction] = zoneCorrections

  expect(() => correctedZone(aCity({ id: correction!.id, zone: 'Europe/Paris' }))).toThrow(
    `${correction!.name} (${correction!.id}) is in Europe/Paris`,
  )
  expect(() => assertAllCorrected([])).toThrow('no such place: Huế')
})
