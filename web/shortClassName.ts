import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * One or two letters for each class of a style: random letters cannot be pressed, and there are hundreds of them.
 * The name is the place among all classes, so that builds of the same sources agree on it.
 */
export function shortClassName(name: string, file: string): string {
  const place = classes.indexOf(classOf(relative(WEB, file.split('?')[0]!), name))
  if (place < 0) throw new Error(`${file} has no class ${name}`)
  return lettersOf(place)
}

const WEB = import.meta.dirname
const classOf = (file: string, name: string) => `${file} ${name}`

const classes = globSync('**/*.module.css', { cwd: WEB })
  .toSorted()
  .flatMap((file) => {
    const names = readFileSync(join(WEB, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
    return [...new Set([...names].map(([, name]) => classOf(file, name!)))]
  })

/** Without the vowel that makes "ad", which blockers hide. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'

const lettersOf = (place: number): string =>
  (place < LETTERS.length ? '' : lettersOf(Math.floor(place / LETTERS.length) - 1)) + LETTERS[place % LETTERS.length]
