import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const DATA = 'functions/data'
const BUILDERS = [`${DATA}/build/ephemeris.ts`, `${DATA}/buildGazetteer.ts`]

/** Tells the processes that this one starts that they need not look again. */
const LOOKED = 'ORRERY_DATA_LOOKED_AT'

/** Makes the data files that the functions read. Each builder looks for itself whether its file is fresh. */
export function ensureData(): void {
  if (process.env[LOOKED]) return
  for (const builder of BUILDERS)
    if (existsSync(builder)) execFileSync(process.execPath, [builder], { stdio: 'inherit' })
  process.env[LOOKED] = 'yes'
}
