import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './shortClassName.ts'
import { stripContract } from './stripContract.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), stripContract()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox120'],
    // The content security policy forbids data: fonts, and the star chart must stay an external file to be styled.
    assetsInlineLimit: 0,
    // All CSS together is smaller than a request: one file, inlined into the landing page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}))

/**
 * The entry that waits for an interaction, the app shell, code shared by screens, and one chunk per screen.
 * By default the bundler makes about forty tiny chunks: as many requests, and each too small to compress well.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'startApp', test: /startApp\.tsx$/, priority: 1 },
  { name: 'shared', minShareCount: 2 },
]
