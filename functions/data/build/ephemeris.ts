import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataFile } from '../../domain/dataFile.ts'

/** Joins the coefficients of the engine that the server needs into one file: planets, nutation, Moon, Pluto, Chiron. */
const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune']
const source = join(dirname(fileURLToPath(import.meta.resolve('caelus/package.json'))), 'data')
const target = dataFile('generated/ephemeris.json')

const read = (name: string): unknown => JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'))

const coefficients = {
  vsop: Object.fromEntries(PLANETS.map((planet) => [planet, read(`vsop87d_${planet}.embedded`)])),
  nutation: read('nutation_iau1980'),
  moonMeeus: read('moon_meeus47'),
  pluto: read('pluto_meeus37'),
  chiron: read('chiron_cheb'),
  moonCheb: read('moon_cheb.embedded'),
}

mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, JSON.stringify(coefficients))
