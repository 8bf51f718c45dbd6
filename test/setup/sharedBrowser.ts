import type { Browser } from 'playwright-core'
import { launchBrowser } from './launchBrowser.ts'

let browser: Promise<Browser> | undefined

/**
 * The browser of all test files of this process that open the app; it ends with the process. To start one for each file would
 * take as long as a short test. A test opens a context of its own, which shares nothing with others. After a browser that failed to start or
 * has crashed, the next file gets another.
 */
export function sharedBrowser(launch = launchBrowser): Promise<Browser> {
  browser ??= start(launch)
  return browser
}

async function start(launch: typeof launchBrowser): Promise<Browser> {
  try {
    return (await launch()).on('disconnected', forget)
  } catch (error) {
    forget()
    throw error
  }
}

function forget(): void {
  browser = undefined
}
