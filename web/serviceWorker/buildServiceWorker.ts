import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { offlineAssets } from './offlineAssets.ts'

interface Built {
  site: string
  output: Rolldown.RolldownOutput['output']
  /** The finished HTML files by name. */
  pages: Record<string, string>
}

/** Builds the service worker of a site. Its name never changes, since browsers come back for it. */
export async function buildServiceWorker({ site, output, pages }: Built): Promise<void> {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!
  const staticPages = Object.keys(pages).filter(
    (name) => !['app.html', 'shell.html', 'index.html', 'not-found.html'].includes(name),
  )

  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      ENTRY: JSON.stringify(`/${entry.fileName}`),
      OFFLINE_ASSETS: JSON.stringify(offlineAssets(output)),
      STATIC_PAGES: JSON.stringify(staticPages.map((name) => `/${name.replace('.html', '')}`)),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'chrome123',
      rolldownOptions: {
        input: join(import.meta.dirname, 'serviceWorker.ts'),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}
