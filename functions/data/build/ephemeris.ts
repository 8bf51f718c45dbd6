import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFile } from '../../domain/dataFile.ts'
import { COEFFICIENTS } from '../../domain/sky/ephemeris.ts'

/**
 * Joins what the server needs into one file: the engine's planets, nutation, Moon, Pluto and Chiron, and our corrections.
 * The file's name carries the engine's version and that of JPL's tables, so one that is there is fresh.
 * Usage: node functions/data/build/ephemeris.ts
 */
const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune']
const source = join(dirname(fileURLToPath(import.meta.resolve('caelus/package.json'))), 'data')

const read = (name: string): unknown => JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'))

const coefficients = () => ({
  vsop: Object.fromEntries(PLANETS.map((planet) => [planet, read(`vsop87d_${planet}.embedded`)])),
  nutation: read('nutation_iau1980'),
  moonMeeus: read('moon_meeus47'),
  pluto: read('pluto_meeus37'),
  chiron: read('chiron_cheb'),
  moonCheb: read('moon_cheb.embedded'),
  corrections: JSON.parse(readFileSync(dataFile('corrections.json'), 'utf8')),
})

if (!existsSync(COEFFICIENTS)) {
  mkdirSync(dirname(COEFFICIENTS), { recursive: true })
  // A server may start while this writes, and write as well: it must find the whole file or none.
  writeFileSync(`${COEFFICIENTS}.${process.pid}`, JSON.stringify(coefficients()))
  renameSync(`${COEFFICIENTS}.${process.pid}`, COEFFICIENTS)
}
