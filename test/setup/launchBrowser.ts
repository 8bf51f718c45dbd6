import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** A real browser from the package registry, without a window. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox', '--headless=shell'] })
