import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: 'test/setup/data.ts',
    setupFiles: 'test/setup/console.ts',
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
    // A journey through the browser takes its time on a machine that does much else.
    testTimeout: 90_000,
    // Whatever a test waits for comes; on a machine that does much else it comes late.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})
