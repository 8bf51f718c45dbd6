import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Short names make the one style a tenth smaller.
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox120'],
    // The content security policy allows no data: fonts, and the star chart must be a file of its own to be styled.
    assetsInlineLimit: 0,
    // The whole style is smaller than a request: one file, inside the landing page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
})
