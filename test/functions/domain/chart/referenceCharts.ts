import { readFileSync } from 'node:fs'
import type { TimeCase } from '../../../../shared/domain/chart.ts'
import { type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'

/** A birth with the values that Swiss Ephemeris gives on JPL DE441. Angles in degrees, speeds in degrees a day. */
export interface ReferenceChart {
  id: string
  local_date: string
  local_time: string
  place: string
  lat: number
  lon: number
  tz: string
  time_case: TimeCase
  utc: string
  utc_later?: string
  utc_offset_s: number
  expected: {
    longitudes: Record<ReferenceBody, number>
    speeds: Record<ReferenceBody, number>
    retrograde: Record<ReferenceBody, boolean>
    asc: number
    mc: number
    armc: number
    obliquity: number
    placidus: number[] | null
    porphyry: number[]
    whole_sign: number[]
    elongation: number
    moon_phase: string
    polar: boolean
  }
}

export type ReferenceBody = (typeof REFERENCE_BODIES)[number]
export const REFERENCE_BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'mean_node',
  'true_node',
] as const

const file = new URL('../../../data/reference-charts.json', import.meta.url)
export const referenceCharts = (JSON.parse(readFileSync(file, 'utf8')) as { charts: ReferenceChart[] }).charts

export const instantOf = (iso: string): EpochSeconds => secondsOf(new Date(iso))

/** Distance between two angles in arcseconds. */
export const arcseconds = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180) * 3600
