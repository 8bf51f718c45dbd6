import { loadavg } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isDeep } from './test/setup/depth.ts'
import { SlowestFirst } from './test/setup/SlowestFirst.ts'
import { suiteTime } from './test/setup/suiteTime.ts'
import { timeHash } from './test/setup/timeHash.ts'

const WITH_BROWSER = [
  'test/e2e/**/*.test.ts',
  'test/web/prerender/landing.test.ts',
  'test/web/features/chart/wheel/WheelInBrowser.test.tsx',
]

/** What nearly every change can break. While somebody works on one part, its own tests and those of what uses it are enough. */
const WHOLE = ['test/checks/**', 'test/stack/**']
const isChanged = process.argv.some((each) => each.startsWith('--changed'))

/** What `npm test` leaves out, and what it looks at a sample of: `npm run check:deep` looks at all of it. */
const DEEP = 'test/**/*.deep.test.ts'
const SAMPLED = [
  'test/checks/{adminAudit,crashes,dueLetters,fuzz,paymentHistories,registering}.test.ts',
  'test/e2e/**/*.test.ts',
  'test/functions/{flows,domain}/letter/*.test.ts',
  'test/infra/local/console/people/makePerson.test.ts',
]

// A process reads what an earlier one has compiled from this cache.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled'

// Not on the command line, where it would replace the reporter that prints how long the suite took.
const { REPORT } = process.env
const report: ['json', { outputFile: string }][] = REPORT ? [['json', { outputFile: REPORT }]] : []

const hashMs = await timeHash()

const browser = project('browser', { include: WITH_BROWSER, globalSetup: 'test/setup/browser.ts' })
const house = project('house', {
  include: ['test/**/*.test.{ts,tsx}'],
  exclude: [...WITH_BROWSER, DEEP, ...(isChanged ? WHOLE : [])],
  globalSetup: 'test/setup/data.ts',
})
const deep = project('deep', { include: [DEEP, ...SAMPLED], globalSetup: 'test/setup/browser.ts' })

function project(name: string, test: { include: string[]; exclude?: string[]; globalSetup: string }) {
  return { extends: true as const, test: { name, ...test } }
}

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
    projects: isDeep ? [deep] : isChanged ? [house] : [browser, house],
  },
})
