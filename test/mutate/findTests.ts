import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Which files each file imports, by paths from the root of the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>

const IMPORT = /^(?:import|export)(?! type)\b[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gms

export const importsOf = (files: readonly string[]): Imports =>
  new Map(
    files.map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(IMPORT)
      return [
        file,
        Array.from(found, ([, from, bare, late]) => normalize(join(dirname(file), (from ?? bare ?? late)!))),
      ]
    }),
  )

/**
 * The tests that should notice a fault in a source: the one that mirrors its path first, then those that import it over
 * the fewest steps, so that a fault is found soon. At most `most` of them.
 */
export function findTests(source: string, imports: Imports, most: number): string[] {
  const mirror = [`test/${source.replace(/\.tsx?$/, '.test.ts')}`, `test/${source.replace(/\.tsx?$/, '.test.tsx')}`]
  const found = new Set(mirror.filter((test) => imports.has(test) || existsSync(test)))
  const seen = new Set([source])
  for (let near = [source]; near.length > 0 && found.size < most; ) {
    near = importersOf(near, imports).filter((file) => !seen.has(file))
    for (const file of near) {
      seen.add(file)
      if (isTest(file)) found.add(file)
    }
  }
  return Array.from(found).slice(0, most)
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const importersOf = (files: readonly string[], imports: Imports): string[] =>
  Array.from(imports.keys()).filter((file) => imports.get(file)!.some((target) => files.includes(target)))
