import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { CACHE_DIRECTORY, filesBelow } from '../sourceFiles.ts'
import type { PlannedFunction } from '../template/plannedFunction.ts'
import { type Bundles, bundles } from './bundles.ts'

const PREFIX = 'functions-'
/** Everything that a bundle is made from. */
const SOURCES = ['functions', 'shared', 'infra/build', 'infra/stack', 'package-lock.json']
const UNUSED_MS = 60 * 60 * 1000

/** Every function, bundled once for each state of the sources: several local stacks share the files, as tests do. */
export async function cachedBundles(functions: PlannedFunction[]): Promise<Bundles> {
  const directory = join(CACHE_DIRECTORY, PREFIX + fingerprint(functions))
  const touch = () => utimesSync(directory, new Date(), new Date())
  if (existsSync(directory)) touch()
  else await fill(directory, functions)
  const keep = setInterval(touch, UNUSED_MS / 4).unref()
  return { pathOf: (name) => resolve(directory, name, 'index.js'), stop: async () => clearInterval(keep) }
}

/** Renamed into place, so that a stack that starts meanwhile finds all bundles or none. */
async function fill(directory: string, functions: PlannedFunction[]): Promise<void> {
  deleteUnused()
  const own = mkdtempSync(`${directory}.`)
  const built = await bundles({ functions, directory: own })
  await built.stop()
  try {
    renameSync(own, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    rmSync(own, { recursive: true, force: true })
  }
}

/** Each state of the sources is some seventy megabytes. A stack touches what it uses, so an hour without it means none does. */
function deleteUnused(): void {
  mkdirSync(CACHE_DIRECTORY, { recursive: true })
  const unused = readdirSync(CACHE_DIRECTORY)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(CACHE_DIRECTORY, name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > UNUSED_MS)
  for (const path of unused) rmSync(path, { recursive: true, force: true })
}

function fingerprint(functions: PlannedFunction[]): string {
  const hash = createHash('sha256').update(functions.map(({ name }) => name).join())
  const files = SOURCES.flatMap(filesBelow).filter((path) => !path.endsWith('.yaml'))
  for (const path of files) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
