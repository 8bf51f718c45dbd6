import { defineConfig } from 'vitest/config'

const WITH_BROWSER = [
  'test/e2e/**/*.test.ts',
  'test/web/prerender/landing.test.ts',
  'test/web/features/chart/wheel/WheelInBrowser.test.tsx',
]

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    setupFiles: 'test/setup/console.ts',
    // A journey through the browser takes its time on a machine that does much else.
    testTimeout: 90_000,
    // Whatever a test waits for comes; on a machine that does much else it comes late.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // Browsers wait more than they work.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: WITH_BROWSER,
          globalSetup: ['test/setup/data.ts', 'test/setup/browser.ts'],
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
