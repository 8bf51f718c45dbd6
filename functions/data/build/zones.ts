import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dataFile } from '../../domain/dataFile.ts'
import { REGIONAL_ZONES, type RegionalZone, regionalChanges } from './regionalChanges.ts'
import { readZoneFile, type ZoneChange } from './zoneFile.ts'
import { changesByRule } from './zoneRule.ts'

/**
 * Compiles Debian's tzdata, which keeps the history of most cities before 1970, into `zones.json`; `backzone.json` has two more.
 * Usage: node functions/data/build/zones.ts [folder, /usr/share/zoneinfo when absent]
 */
const folder = process.argv[2] ?? '/usr/share/zoneinfo'
const FIRST = Date.UTC(1900, 0, 1) / 1000
const LAST_YEAR = 2100
const NOT_ZONES = /^(posix|right)\/|^(localtime|posixrules|Factory)$|\.(tab|zi|list)$|^leap/

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  .filter((name) => !NOT_ZONES.test(name))
  .sort()
const presentName = (name: string) => relative(realpathSync(folder), realpathSync(join(folder, name)))

const regional = Object.entries(REGIONAL_ZONES) as [RegionalZone, string][]
const zones = Object.fromEntries([
  ...names.filter((name) => presentName(name) === name).map((name) => [name, encode(changesOf(name))]),
  ...regional.map(([name, shared]) => [name, encode(regionalChanges(name, changesOf(shared), FIRST))]),
])
const links = Object.fromEntries(
  names
    .filter((name) => presentName(name) !== name && !(name in REGIONAL_ZONES))
    .map((name) => [name, presentName(name)]),
)
const version = /^# version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))?.[1]
writeFileSync(dataFile('zones.json'), `${JSON.stringify({ version, zones, links }, null, 1)}\n`)

/** Every change of the offset from 1900 on; the first tells what held when the century began. */
function changesOf(name: string): ZoneChange[] {
  const { changes, rule } = readZoneFile(readFileSync(join(folder, name)))
  const lastYear = new Date(Math.max(changes.at(-1)!.at, FIRST) * 1000).getUTCFullYear()
  for (let year = lastYear + 1; year <= LAST_YEAR; year++) changes.push(...changesByRule(rule, year))

  const opening = changes.findLast(({ at }) => at <= FIRST)!
  const later = changes.filter(({ at }) => at > FIRST)
  return [{ at: FIRST, offset: opening.offset }, ...later].filter(
    ({ offset }, index, all) => index === 0 || offset !== all[index - 1]!.offset,
  )
}

/** "0,3600|a1B2cA…": the offsets in use, then seconds since the change before in base 36, each with the letter of its offset. */
function encode(changes: ZoneChange[]): string {
  const offsets = [...new Set(changes.map(({ offset }) => offset))]
  const steps = changes.map(({ at, offset }, index) => {
    const before = changes[index - 1]?.at ?? FIRST
    return (at - before).toString(36) + String.fromCharCode(65 + offsets.indexOf(offset))
  })
  return `${offsets.join(',')}|${steps.join('')}`
}
