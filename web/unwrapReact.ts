import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Vite plugin: gives React to the browser's modules as an ES module. It is published as CommonJS only, which the
 * bundler would wrap again in every chunk, and whose functions it would call as properties of that wrapper.
 */
export const unwrapReact = (): Plugin => ({
  name: 'unwrap-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler(id, importer, { kind }) {
      return kind === 'import-statement' && !importer?.startsWith(UNWRAPPED) ? UNWRAPPED + id : null
    },
  },
  load: {
    filter: { id: new RegExp(`^${UNWRAPPED}`) },
    handler(id) {
      const name = id.slice(UNWRAPPED.length)
      const exported = Object.keys(require(name) as object).filter((each) => !each.startsWith('_'))
      return [
        `import all from '${name}'`,
        'export default all',
        ...exported.map((each) => `export const ${each} = all.${each}`),
      ].join('\n')
    },
  },
})

const require = createRequire(import.meta.url)

/** What begins with a zero byte is left alone by other plugins. */
const UNWRAPPED = '\0unwrapped:'
