import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { ScreenAhead } from './screensAhead.ts'

/**
 * The elements that fetch, in the document of members, what a screen needs beside the app. What changes with each release
 * is data: the hash of the script stays, and a policy that arrives before or after its document still allows it.
 */
export async function bundleLoadAhead(screens: Record<string, ScreenAhead>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome123',
      rolldownOptions: { input: join(import.meta.dirname, 'loadAhead.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return `<script type="application/json" id="screens-ahead">${JSON.stringify(screens)}</script>
    <script>${output[0].code.trim()}</script>`
}
