import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildGazetteer } from '../../../../functions/data/buildGazetteer.ts'
import { dataFile } from '../../../../functions/domain/dataFile.ts'
import { openGazetteer } from '../../../../functions/domain/places/gazetteer/openGazetteer.ts'
import { findPlace, resolvePlace, suggestPlaces } from '../../../../functions/domain/places/gazetteer.ts'
import { placeLabel } from '../../../../shared/domain/placeLabel.ts'
import reference from '../../../data/places.json' with { type: 'json' }
import { workOf } from '../../../setup/workOf.ts'

beforeAll(() => {
  buildGazetteer(dataFile('generated/gazetteer.bin'))
})

const label = (text: string): string | null => {
  const { match } = resolvePlace(text)
  return match && placeLabel(match)
}
const named = (typed: string): string[] => suggestPlaces(typed).map(({ name }) => name)

/** Montréal's clocks before 1975 were its own; today its zone is an alias. */
const presentZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

describe('the reference places', () => {
  test('at least 97 in 100 resolve to the right spot and zone', () => {
    const wrong = reference.places.filter(({ text, expected }) => {
      const { match } = resolvePlace(text)
      const isNear = match && Math.abs(match.lat - expected.lat) <= 0.2 && Math.abs(match.lon - expected.lon) <= 0.2
      return !isNear || presentZone(match.zone) !== presentZone(expected.tz)
    })

    expect(wrong.map(({ text }) => text)).toEqual(['Boring, Oregon, USA'])
    expect(wrong.length / reference.places.length).toBeLessThan(0.03)
  })

  test.each(reference.negatives.map(({ text }) => text))('"%s" is no place', (text) => {
    expect(resolvePlace(text).match).toBeNull()
  })
})

describe('a place as people write it', () => {
  test.each([
    ['Ft. Worth, Tex.', 'Fort Worth, Texas, United States'],
    ['Paris Texas', 'Paris, Texas, United States'],
    ['Chicago, IL 60601', 'Chicago, Illinois, United States'],
    ['Kansas City, Missouri', 'Kansas City, Missouri, United States'],
    ['10115 Berlin, Deutschland', 'Berlin, State of Berlin, Germany'],
    ['Muenchen, Germany', 'Munich, Bavaria, Germany'],
    ['Köln, Nordrhein-Westfalen, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['東京, 日本', 'Tokyo, Japan'],
    ['Москва, Россия', 'Moscow, Russia'],
    ['Japan, Tokyo', 'Tokyo, Japan'],
    ['Frankfurt (Oder), Germany', 'Frankfurt (Oder), Brandenburg, Germany'],
    ['Bombay (Mumbai), India', 'Mumbai, Maharashtra, India'],
    ['San Juan, Puerto Rico, USA', 'San Juan, Puerto Rico'],
    ['Boston, Lincolnshire', 'Boston, England, United Kingdom'],
    ['E. St. Louis, IL', 'East Saint Louis, Illinois, United States'],
    ['San Marino', 'San Marino'],
    ["St. John's, Antigua", 'Saint John’s, Saint John Parish, Antigua & Barbuda'],
    ['Hampstead, Quebec', 'Hampstead, Quebec, Canada'],
    ['Wimbledon, London', 'Wimbledon, England, United Kingdom'],
    ['Salvador', 'Salvador, Bahia, Brazil'],
    ['Kiritimati', 'London Village, Line Islands, Kiribati'],
    ['Kwajalein', 'Ebaye, Kwajalein Atoll, Marshall Islands'],
    ['Lord Howe Island', 'Lord Howe Island, New South Wales, Australia'],
    ['Easter Island', 'Hanga Roa, Valparaiso, Chile'],
    ['Isla de Pascua, Chile', 'Hanga Roa, Valparaiso, Chile'],
    ['Christmas Island', 'Flying Fish Cove, Christmas Island'],
    ['Fernando de Noronha', 'Fernando de Noronha (Distrito Estadual), Pernambuco, Brazil'],
    ['Ontario, CA', 'Ontario, California, United States'],
    ['Toronto, CA', 'Toronto, Ontario, Canada'],
    ['Indiana, Pennsylvania', 'Indiana, Pennsylvania, United States'],
  ])('%s', (text, expected) => {
    expect(label(text)).toBe(expected)
  })
})

describe('names of another age', () => {
  test.each([
    ['Leningrad, USSR', 'Saint Petersburg'],
    ['Breslau, Germany', 'Wrocław'],
    ['Pressburg, Austria-Hungary', 'Bratislava'],
    ['Karl-Marx-Stadt, DDR', 'Chemnitz'],
    ['Rangoon, Burma', 'Yangon'],
    ['Léopoldville, Belgian Congo', 'Kinshasa'],
    ['Lourenço Marques, Mozambique', 'Maputo'],
    ['Lahore, British India', 'Lahore'],
    ['Kuybyshev, USSR', 'Samara'],
    ['Saigon, South Vietnam', 'Ho Chi Minh City'],
    ['Jerusalem, Ottoman Empire', 'Jerusalem'],
    ['Ciudad Trujillo, Dominican Republic', 'Santo Domingo'],
  ])('%s is %s', (text, expected) => {
    expect(resolvePlace(text).match?.name).toBe(expected)
  })

  test('a well-known town outweighs the colonial name of a metropolis', () => {
    expect(label('Salisbury')).toBe('Salisbury, England, United Kingdom')
  })
})

describe('what is not there', () => {
  test.each([
    'Paris, Germany',
    'Tokyo, Brazil',
    'Springfield, Atlantis',
    'Berlin, Mars',
    'Hogwarts, Scotland',
  ])('%s never becomes a namesake elsewhere', (text) => {
    expect(resolvePlace(text).match).toBeNull()
  })

  test.each(['France', 'Texas', 'Oregon, USA', 'Georgia'])('%s alone is no birth place', (text) => {
    expect(resolvePlace(text).match).toBeNull()
  })

  test('a slip of the pen is asked about, inside the region that was named', () => {
    const { match, candidates } = resolvePlace('Pitsburgh, Pennsylvania')

    expect(match).toBeNull()
    expect(candidates.map(placeLabel)).toContain('Pittsburgh, Pennsylvania, United States')
  })

  test('a namesake elsewhere is offered, not taken', () => {
    expect(resolvePlace('Paris, Germany').candidates.map(placeLabel)).toContain('Paris, Île-de-France, France')
  })

  test('a country alone offers its largest towns', () => {
    expect(resolvePlace('France').candidates[0]?.country).toBe('France')
  })
})

describe('while a person types', () => {
  test('the likeliest place comes first, and never more than eight', () => {
    expect(named('lon')[0]).toBe('London')
    expect(named('münch')[0]).toBe('Munich')
    expect(named('st. l')[0]).toBe('St. Louis')
    expect(named('san')).toHaveLength(8)
  })

  test('a half-typed region narrows the list', () => {
    expect(suggestPlaces('springfield, ill').map(placeLabel)[0]).toBe('Springfield, Illinois, United States')
  })

  test('a common name narrows to its namesakes in an area', () => {
    expect(suggestPlaces('san antonio, chi').map(placeLabel)[0]).toBe('San Antonio, Valparaiso, Chile')
    expect(suggestPlaces('santa maria, bra').map(placeLabel)[0]).toBe('Santa Maria, Rio Grande do Sul, Brazil')
  })

  test('half a name and half an area find a small place too', () => {
    expect(suggestPlaces('san, ill').map(placeLabel)).toContain('Sandwich, Illinois, United States')
    expect(suggestPlaces('Fargo, N').map(placeLabel)).toEqual(['Fargo, North Dakota, United States'])
    expect(suggestPlaces('san, cook, ill').map(placeLabel)).toEqual([])
  })

  test('an area that does not exist holds no place', () => {
    expect(named('london, qz')).toEqual([])
    expect(named('london, qz, uk')).toEqual([])
  })

  test('one slip is forgiven from five letters on', () => {
    expect(named('philadelpia')[0]).toBe('Philadelphia')
    expect(named('pitsburgh')[0]).toBe('Pittsburgh')
    expect(named('lodnon')[0]).toBe('London')
    expect(named('jarusalem')[0]).toBe('Jerusalem')
    expect(named('new yrok')[0]).toBe('New York City')
    expect(named('xyzq')).toEqual([])
  })
})

describe('a place that was chosen', () => {
  test('is found again by its id', () => {
    const [rome] = suggestPlaces('rome')

    expect(findPlace(rome?.id ?? '')).toEqual(rome)
    expect(rome).toEqual({
      id: '3169070',
      name: 'Rome',
      admin1: 'Lazio',
      country: 'Italy',
      lat: 41.89193,
      lon: 12.51133,
      zone: 'Europe/Rome',
    })
  })

  test('an unknown id finds nothing', () => {
    expect(findPlace('1')).toBeUndefined()
    expect(findPlace('rome')).toBeUndefined()
  })
})

test('the gazetteer opens by reading its file, and little more', async () => {
  const file = join(dataFile('generated'), 'gazetteer.bin')
  const opening = await workOf(() => openGazetteer(file))

  expect(opening / (await workOf(() => readFileSync(file)))).toBeLessThan(20)
})
