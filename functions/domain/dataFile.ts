import { join } from 'node:path'

/**
 * Absolute path of a file that the server reads at run time.
 * In the source tree it is `functions/data/name`; in a bundle `data/name` beside the bundle.
 * A bundle is CommonJS, where `import.meta.dirname` is undefined.
 */
export function dataFile(name: string): string {
  const source = import.meta.dirname
  return source ? join(source, '../data', name) : join(__dirname, 'data', name)
}
