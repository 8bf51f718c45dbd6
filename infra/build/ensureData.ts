import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const DATA_DIRECTORY = 'functions/data'
const BUILDERS = ['build/ephemeris.ts', 'buildGazetteer.ts'].map((name) => `${DATA_DIRECTORY}/${name}`)

/** Set once the data has been checked, so that child processes need not check it again. */
const CHECKED_VARIABLE = 'ORRERY_DATA_CHECKED'

/** Generates the data files that the functions read. Each builder skips its work while its file is up to date. */
export function ensureData(): void {
  if (process.env[CHECKED_VARIABLE]) return
  for (const builder of BUILDERS)
    if (existsSync(builder)) execFileSync(process.execPath, [builder], { stdio: 'inherit' })
  process.env[CHECKED_VARIABLE] = 'yes'
}
