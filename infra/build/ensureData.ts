import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const DATA_DIRECTORY = 'functions/data'
const BUILDERS = [`${DATA_DIRECTORY}/build/ephemeris.ts`, `${DATA_DIRECTORY}/buildGazetteer.ts`]

/** Generates the data files that the functions read. Each builder skips its work while its file is up to date. */
export function ensureData(): void {
  for (const builder of BUILDERS)
    if (existsSync(builder)) execFileSync(process.execPath, [builder], { stdio: 'inherit' })
}
