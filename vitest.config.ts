import { loadavg } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './test/setup/SlowestFirst.ts'
import { suiteTime } from './test/setup/suiteTime.ts'
import { timeHash } from './test/setup/timeHash.ts'

const WITH_BROWSER = [
  'test/e2e/**/*.test.ts',
  'test/web/prerender/landing.test.ts',
  'test/web/features/chart/wheel/WheelInBrowser.test.tsx',
  'test/bench/{growth,parts,screens}.test.ts',
]

// A process reads what an earlier one has compiled from this cache.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled'

// Not on the command line, where it would replace the reporter that prints how long the suite took.
const { REPORT } = process.env
const report: ['json', { outputFile: string }][] = REPORT ? [['json', { outputFile: REPORT }]] : []

const hashMs = await timeHash()

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    sequence: { sequencer: SlowestFirst },
    reporters: ['default', suiteTime(hashMs), ...report],
    provide: { baseline: { hashMs, load: loadavg()[0]! } },
    setupFiles: ['test/setup/timeouts.ts', 'test/setup/console.ts'],
    // Less than a test may take, because the message of a poll says what did not happen.
    expect: { poll: { timeout: 150 * hashMs } },
    // Some of them wait for a browser. With six, two processors work longer than with four.
    maxWorkers: 4,
    // To load the product, React or the CDK for each file would take longer than most tests. A test undoes what it leaves in
    // them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: WITH_BROWSER,
          globalSetup: 'test/setup/browser.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: WITH_BROWSER,
          globalSetup: 'test/setup/data.ts',
        },
      },
    ],
  },
})
