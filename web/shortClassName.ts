import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Names CSS module classes with one or two letters, because hashes do not compress. A name is an index into the
 * sorted list of all classes, so that the browser build and the prerender build agree.
 */
export function shortClassName(name: string, file: string): string {
  const index = classes.indexOf(classOf(relative(WEB, file.split('?')[0]!), name))
  if (index < 0) throw new Error(`${file} has no class ${name}`)
  return lettersOf(index)
}

const WEB = import.meta.dirname
const classOf = (file: string, name: string) => `${file} ${name}`

const classes = globSync('**/*.module.css', { cwd: WEB })
  .toSorted()
  .flatMap((file) => {
    const names = readFileSync(join(WEB, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
    return [...new Set([...names].map(([, name]) => classOf(file, name!)))]
  })

/** Few letters, those of properties and values first, compress best. No "a": ad blockers hide elements with the class "ad". */
const LETTERS = 'etinorlscudpmhgbfvkwxyqzj'

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length]
