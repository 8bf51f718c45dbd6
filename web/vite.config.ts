import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addressesOnly } from './addressesOnly.ts'
import { shortClassName } from './shortClassName.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), addressesOnly()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox120'],
    // The content security policy allows no data: fonts, and the star chart must be a file of its own to be styled.
    assetsInlineLimit: 0,
    // The whole style is smaller than a request: one file, inside the landing page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}))

/**
 * What waits in a resting page, what every screen needs, what screens have in common, and a chunk a screen.
 * Left alone, the bundler makes forty crumbs: as many requests, and each too small to be pressed well.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'startApp', test: /startApp\.tsx$/, priority: 1 },
  { name: 'shared', minShareCount: 2 },
]
