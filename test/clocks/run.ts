import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Runs the suite at hours, on days and in zones at which tests of dates go wrong. The clock is moved for every process by
 * libfaketime (Debian: apt-get install faketime); the browser keeps its own, which its pages are told to move.
 * Usage: npm run test:clocks [-- --only "31 December"] [-- test/e2e …]
 */
const CLOCKS = [
  { name: '28 February, just after midnight UTC', at: '2027-02-28T00:30:00Z', zone: '' },
  { name: '29 February, noon UTC', at: '2028-02-29T11:59:00Z', zone: 'Pacific/Auckland' },
  { name: '31 December, before midnight UTC', at: '2026-12-31T23:45:00Z', zone: 'America/Los_Angeles' },
  { name: 'the Sunday on which American clocks go forward', at: '2027-03-14T09:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'the Sunday on which European clocks go back', at: '2027-10-31T00:30:00Z', zone: '' },
  { name: 'the Sunday on which New Zealand goes back', at: '2027-04-03T13:59:00Z', zone: 'Pacific/Auckland' },
]

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
)

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const library = LIBRARIES.find((path) => existsSync(path))
if (!library) throw new Error('libfaketime is not installed: apt-get install faketime')

const clocks = CLOCKS.filter(({ name }) => name.includes(values.only ?? ''))
const failed = clocks.filter((clock) => !isGreenAt(clock, library))
console.log(
  clocks
    .map(
      (clock) =>
        `${failed.includes(clock) ? 'failed' : 'passed'}  ${clock.at}  ${clock.zone || '(empty)'}  ${clock.name}`,
    )
    .join('\n'),
)
process.exitCode = failed.length > 0 ? 1 : 0

function isGreenAt({ name, at, zone }: (typeof CLOCKS)[number], preloaded: string): boolean {
  console.log(`\n${name}: ${at}, TZ=${zone}`)
  // An offset and not an instant: a process that starts later must not start at the same time again.
  const offset = Math.round((Date.parse(at) - Date.now()) / 1000)
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...positionals], {
    stdio: 'inherit',
    env: {
      ...process.env,
      TZ: zone,
      LD_PRELOAD: preloaded,
      FAKETIME: `${offset < 0 ? '' : '+'}${offset}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
      ORRERY_TEST_CLOCK: String(offset),
    },
  })
  return status === 0
}
