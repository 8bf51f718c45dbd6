import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type BuildResult, build, context, type OutputFile } from 'esbuild'
import { bundleOptions, functionName, markAsCommonJs } from '../bundle.ts'
import { DATA } from '../data.ts'
import type { PlannedFunction } from './plannedFunction.ts'

interface BundleNeeds {
  functions: PlannedFunction[]
  directory: string
  /** Watches the sources and tells which functions came out differently. */
  onChange?: ((names: string[]) => void) | undefined
}

export interface Bundles {
  pathOf(name: string): string
  stop(): Promise<void>
}

/** Bundles every function as the cloud gets it, and again after each edit when somebody listens. */
export async function bundles({ functions, directory, onChange }: BundleNeeds): Promise<Bundles> {
  markAsCommonJs(directory)
  linkData(functions, directory)
  const entries = functions.map(({ entry }) => entry)
  const keep = keeper()
  let report: typeof onChange
  const builder = await context({
    ...bundleOptions(entries, directory),
    write: false,
    plugins: [{ name: 'keep', setup: ({ onEnd }) => onEnd((result) => tell(keep(result))) }],
  })
  const tell = (names: string[]) => {
    if (names.length > 0) report?.(names)
  }

  await builder.rebuild().catch(() => buildAlone(entries, directory).then((results) => results.forEach(keep)))
  report = onChange
  if (onChange) await builder.watch()
  return { pathOf: (name) => resolve(directory, name, 'index.js'), stop: () => builder.dispose() }
}

/** One function that does not build must not keep the others from running. esbuild has said what is wrong with it. */
const buildAlone = (entries: string[], directory: string): Promise<BuildResult[]> =>
  Promise.all(
    entries.map((entry) =>
      build({ ...bundleOptions([entry], directory), write: false, logLevel: 'silent' }).catch(
        (failed: BuildResult) => failed,
      ),
    ),
  )

/** Writes what has changed since the last time and names the functions that it belongs to. */
function keeper() {
  const hashes = new Map<string, string>()
  const isNew = ({ path, hash }: OutputFile) => hashes.get(path) !== hash
  return ({ outputFiles = [] }: BuildResult): string[] => {
    const changed = outputFiles.filter(isNew)
    for (const { path, hash, contents } of changed) {
      hashes.set(path, hash)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, contents)
    }
    return changed.filter(({ path }) => path.endsWith('.js')).map(({ path }) => functionName(dirname(path)))
  }
}

/** In the cloud the data files are copied beside the bundle; here a link does. */
function linkData(functions: PlannedFunction[], directory: string): void {
  for (const { name } of functions.filter(({ data }) => data)) {
    const link = join(directory, name, 'data')
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(resolve(DATA), link)
  }
}
