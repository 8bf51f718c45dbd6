import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** A real browser from the package registry, without a window. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--headless=shell'],
    env: withRealClock(process.env),
  })

/** The browser's own processes never rest where their clock is moved from outside; its pages are told the time instead. */
const withRealClock = ({ LD_PRELOAD, FAKETIME, ...env }: NodeJS.ProcessEnv) => ({ ...env }) as Record<string, string>
