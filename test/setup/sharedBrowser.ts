import type { Browser } from 'playwright-core'
import { launchBrowser } from './launchBrowser.ts'

let browser: Promise<Browser> | undefined

/**
 * The browser of all test files that run in this process, and ended with it: to start one for each file takes as long as a
 * short test. A test opens a context of its own, which shares nothing with others.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser()
  return browser
}
